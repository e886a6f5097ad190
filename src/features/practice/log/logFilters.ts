import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { Cause } from '@/domain/plan/mistakes/mistake-cause';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { compareByDueDay } from '@/domain/plan/mistakes/error-log';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { typedKeys } from '@/lib/typedKeys';
import type { LoggedMistake } from './logFacts';

export const dueFilters = ['open', 'today', 'week', 'done'] as const;
export type DueFilter = (typeof dueFilters)[number];

export interface ErrorLogFilters {
  readonly section: ScoredSection | 'all';
  readonly topic: TopicId | 'all';
  readonly due: DueFilter;
  /** `none`: mistakes without a cause. */
  readonly cause: Cause | 'all' | 'none';
}

export const defaultErrorLogFilters: ErrorLogFilters = {
  section: 'all',
  topic: 'all',
  due: 'open',
  cause: 'all',
};

/** Returns how many of the filters hide something. */
export const countActiveFilters = (filters: ErrorLogFilters): number =>
  typedKeys(filters).filter((name) => filters[name] !== defaultErrorLogFilters[name]).length;

/** Returns the mistakes that pass all filters. Open mistakes are sorted by due day, earliest first; done ones keep their order. */
export function filterMistakes(
  mistakes: readonly LoggedMistake[],
  filters: ErrorLogFilters,
  today: IsoDay,
): readonly LoggedMistake[] {
  return mistakes
    .filter((mistake) => passesFiltersExceptCause(mistake, filters, today))
    .filter(({ cause }) =>
      filters.cause === 'none' ? cause === null : filters.cause === 'all' || cause === filters.cause,
    )
    .toSorted(compareByDueDay);
}

/** Returns true if a mistake passes all filters except the cause, which the counts of the causes ignore. */
export function passesFiltersExceptCause(
  { facts, dueDay }: LoggedMistake,
  { section, topic, due: wanted }: ErrorLogFilters,
  today: IsoDay,
): boolean {
  if (section !== 'all' && facts.section !== section) return false;
  if (topic !== 'all' && facts.topic !== topic) return false;
  if (wanted === 'done') return dueDay === null;
  if (dueDay === null) return false;
  return wanted === 'open' || dueDay <= (wanted === 'today' ? today : addDays(today, 6));
}

/** Mistakes under a heading of the list: due today, tomorrow, later, or done. */
export interface DueGroup {
  readonly name: 'today' | 'tomorrow' | 'later' | 'done';
  readonly mistakes: readonly LoggedMistake[];
}

export function groupByDueDay(mistakes: readonly LoggedMistake[], today: IsoDay): readonly DueGroup[] {
  const tomorrow = addDays(today, 1);
  const nameOf = ({ dueDay }: LoggedMistake): DueGroup['name'] =>
    dueDay === null ? 'done' : dueDay <= today ? 'today' : dueDay === tomorrow ? 'tomorrow' : 'later';
  return (['today', 'tomorrow', 'later', 'done'] as const).flatMap((name) => {
    const own = mistakes.filter((mistake) => nameOf(mistake) === name);
    return own.length === 0 ? [] : [{ name, mistakes: own }];
  });
}

/** Counts the mistakes due on each of the next seven days; overdue ones count today. */
export function dueCountsByDay(
  mistakes: readonly LoggedMistake[],
  today: IsoDay,
): readonly { readonly day: IsoDay; readonly count: number }[] {
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = addDays(today, ahead);
    const isOn = (due: IsoDay) => due === day || (ahead === 0 && due < day);
    return { day, count: mistakes.filter(({ dueDay }) => dueDay !== null && isOn(dueDay)).length };
  });
}
