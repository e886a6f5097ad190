/** Restricts a learner's record to one subject so that screens made for all subjects can show just one. */
import type { MinutesBySection } from '@/domain/learner/learner-test';
import type { Learner } from '@/domain/learner/learner';
import { sessionMinutes } from '@/domain/learner/learner-session';
import { sectionOfTopic } from '@/domain/learner/topic-count';
import type { NamedSection } from '@/domain/section-names';

/**
 * Returns the record with only one subject's study time, and in sessions only its answers; tests keep the answers of all subjects.
 * Omits sessions and tests without time on the subject, and clears the weekly targets, which cover all subjects.
 */
export function filterBySubject(learner: Learner, subject: NamedSection): Learner {
  const own = (minutes: MinutesBySection): MinutesBySection => ({
    verbal: 0,
    quantitative: 0,
    reading: 0,
    writing: 0,
    [subject]: minutes[subject],
  });
  return {
    ...learner,
    profile: { ...learner.profile, weeklyMinutes: null, stretchMinutes: null },
    sessions: learner.sessions.flatMap((session) => {
      const minutes = sessionMinutes(session)[subject];
      if (minutes === 0) return [];
      const topics = session.topics.filter(({ topic }) => sectionOfTopic(topic) === subject);
      return [{ ...session, section: subject, minutes, topics }];
    }),
    tests: learner.tests.flatMap((test) =>
      test.minutes[subject] === 0 ? [] : [{ ...test, minutes: own(test.minutes) }],
    ),
  };
}
