/** How much of the plan is done: lessons done, in the log, of lessons planned. */
import type { StudyLog } from '@/domain/dashboard/log';
import type { StudyPlan } from './plan';
import { reachedPercent } from '@/domain/dashboard/progress';
import { type NamedSection, namedSections } from '@/domain/section-names';

/** Lessons of a subject's plan. */
export interface SubjectCompletion {
  readonly subject: NamedSection;
  readonly completed: number;
  readonly total: number;
}

/** Each subject's lessons. A session that goes back to mistakes is no lesson; no more than all lessons are done. */
export function completionOf({
  plan,
  log,
}: {
  readonly plan: StudyPlan;
  readonly log: StudyLog;
}): readonly SubjectCompletion[] {
  return namedSections.map((subject) => {
    const lessons = log.sessions.filter(
      (session) => session.section === subject && session.kind !== 'mistakes',
    );
    const total = plan.lessons[subject];
    return { subject, completed: Math.min(total, lessons.length), total };
  });
}

/** The lessons of all subjects together. */
export function allLessons(completion: readonly SubjectCompletion[]): Omit<SubjectCompletion, 'subject'> {
  return {
    completed: completion.reduce((sum, { completed }) => sum + completed, 0),
    total: completion.reduce((sum, { total }) => sum + total, 0),
  };
}

/** All lessons together, in whole percent. */
export function overallProgress(completion: readonly SubjectCompletion[]): number {
  const { completed, total } = allLessons(completion);
  return reachedPercent(completed, total);
}
