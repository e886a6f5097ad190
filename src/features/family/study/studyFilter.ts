/** The filter of the Study Time tab: a subject, a week, a day, each shown alone. It lasts for the visit, for each child by itself. */
import { useVisitState, createVisitKey } from '@/data/visitState';
import { type LoggedWeek } from '@/domain/dashboard/study/logged-weeks';
import type { NamedSection } from '@/domain/section-names';
import type { IsoDay } from '@/lib/calendar';

export interface StudyFilter {
  readonly subject: NamedSection | null;
  /** How many weeks ago; 0 for this one. */
  readonly weeksAgo: number;
  readonly day: IsoDay | null;
}

const everything: StudyFilter = { subject: null, weeksAgo: 0, day: null };

const filterKey = createVisitKey<StudyFilter>();

/** The filter of a child's tab, and what changes it. `weeks` are all that are logged, this week first. */
export function useStudyFilter(weeks: readonly LoggedWeek[], scope: string) {
  const [filter, change] = useVisitState(filterKey, everything, scope);
  const weekOf = (day: IsoDay) =>
    Math.max(
      0,
      weeks.findIndex(({ from }) => from <= day),
    );
  return {
    filter,
    turnSubject: (subject: NamedSection) =>
      change((was) => ({ ...was, subject: was.subject === subject ? null : subject })),
    showDay: (day: IsoDay) => change((was) => ({ ...was, weeksAgo: weekOf(day), day })),
    /** A week without one of its days chosen. */
    showWeek: (weeksAgo: number) =>
      change((was) => ({
        ...was,
        weeksAgo: Math.min(Math.max(0, weeks.length - 1), Math.max(0, weeksAgo)),
        day: null,
      })),
    clear: (what: 'subject' | 'week' | 'day') =>
      change((was) => ({
        ...was,
        ...(what === 'subject'
          ? { subject: null }
          : what === 'day'
            ? { day: null }
            : { weeksAgo: 0, day: null }),
      })),
  };
}
