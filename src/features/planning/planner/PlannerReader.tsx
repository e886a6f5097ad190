import type { ReactNode } from 'react';
import { useToday } from '@/data/useToday';
import { readFailed } from '@/data/record/useRecordFacts';
import { parseCourseLength } from '@/domain/plan/courses/course';
import { resolveCourseStart } from '@/domain/plan/courses/course-start';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { Planner } from './Planner';
import { usePlanner } from './usePlanner';

/** The raw search parameters; null for those not in the address. */
interface PlannerReaderProps {
  /** The date of the test. */
  readonly date: string | null;
  /** The weeks of a course to import, and its first day. */
  readonly course?: string | null;
  readonly start?: string | null;
  /** The "today" card, with the current task. */
  readonly todayCard: ReactNode;
  /** Shown once the plan has been read, so that a record that can't be read is reported once. */
  readonly below?: ReactNode;
}

/** The plan saved on this device, or the form to make one. */
export function PlannerReader({ date, course = null, start = null, todayCard, below }: PlannerReaderProps) {
  const today = useToday();
  const weeks = parseCourseLength(course);
  const { facts, readAgain, save, saved } = usePlanner();
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  const isUnread = facts === null;
  const testDay = facts?.testDay ?? null;
  return (
    <>
      <Planner
        isUnread={isUnread}
        followed={facts?.followed ?? null}
        planProblem={facts?.problem ?? null}
        attempts={facts?.completedWork.attempts ?? []}
        today={today}
        owner={facts?.owner ?? null}
        weeklyMinutes={facts?.weeklyMinutes ?? null}
        // Ignores a date that has passed: nothing can be planned for it. The document is the same for every address.
        date={isUnread ? null : (date ?? (testDay !== null && testDay > today ? testDay : null))}
        course={isUnread || weeks === null ? null : { weeks, start: resolveCourseStart(weeks, start, today) }}
        saved={saved}
        onSave={save}
        todayCard={todayCard}
      />
      {!isUnread && below}
    </>
  );
}
