import type { ReactNode } from 'react';
import { useToday } from '@/data/useToday';
import { readFailed } from '@/data/record/useRecordFacts';
import { parseCourseLength } from '@/domain/plan/courses/course';
import { resolveCourseStart } from '@/domain/plan/courses/course-start';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { Planner } from './Planner';
import { PlanFormPlaceholder, PlannerFrame } from './PlannerFrame';
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
}

/** The plan saved on this device, or the form to make one. */
export function PlannerReader({ date, course = null, start = null, todayCard }: PlannerReaderProps) {
  const today = useToday();
  const weeks = parseCourseLength(course);
  const { facts, readAgain, save, saved } = usePlanner();
  if (facts === null)
    return (
      <PlannerFrame>
        <NoScriptNotice>
          The plan is made in your browser, so this page needs JavaScript. Turn it on, then reload the page.
          Nothing is lost.
        </NoScriptNotice>
        <PlanFormPlaceholder />
      </PlannerFrame>
    );
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  return (
    <Planner
      followed={facts.followed}
      planProblem={facts.problem}
      attempts={facts.completedWork.attempts}
      today={today}
      owner={facts.owner}
      weeklyMinutes={facts.weeklyMinutes}
      // Ignores a date that has passed: nothing can be planned for it.
      date={date ?? (facts.testDay !== null && facts.testDay > today ? facts.testDay : null)}
      course={weeks === null ? null : { weeks, start: resolveCourseStart(weeks, start, today) }}
      saved={saved}
      onSave={save}
      todayCard={todayCard}
    />
  );
}
