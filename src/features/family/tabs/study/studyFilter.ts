/** The filter of the Study Time tab: a subject, a week, and a day. Saved for the visit, per child. */
import { useVisitState, createVisitKey } from '@/data/visitState';
import { type LoggedWeek } from '@/domain/dashboard/study/logged-weeks';
import type { NamedSection } from '@/domain/section-names';
import type { IsoDay } from '@/lib/dates/calendar';

export interface StudyFilter {
  readonly subject: NamedSection | null;
  /** Number of weeks ago; 0 for the current week. */
  readonly weeksAgo: number;
  readonly day: IsoDay | null;
}

const everything: StudyFilter = { subject: null, weeksAgo: 0, day: null };

const filterKey = createVisitKey<StudyFilter>();

/** Returns a child's filter and functions to change it. `weeks` are all logged weeks, current week first. */
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
    /** Selects a week and clears the day. */
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
