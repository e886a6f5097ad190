/** The questions that returned: those of mistake reviews, and the repeated ones of other sessions. */
import type { StudyLog } from '@/domain/learner/learner';
import type { LearnerSession } from '@/domain/learner/learner-session';
import { type AnswerTally, sectionOfTopic, type TopicCount } from '@/domain/learner/topic-count';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { AsOf } from '@/domain/dashboard/as-of';

export interface ReturnedQuestions extends AnswerTally {
  /** Sessions that were mistake reviews. */
  readonly reviews: number;
  /** The same answers by section, in display order. Omits sections without any. */
  readonly sections: readonly (AnswerTally & { readonly section: ScoredSection })[];
}

/** Counts all answers to returned questions up to now; null before the first. Blanks aren't answers. */
export function returnedQuestions(
  { sessions }: Pick<StudyLog, 'sessions'>,
  { ms }: Pick<AsOf, 'ms'>,
): ReturnedQuestions | null {
  const until = sessions.filter(({ at }) => at <= ms);
  const returned = until.flatMap(returnedIn);
  const sections = scoredSections
    .map((section) => ({
      section,
      ...sumOf(returned.filter(({ topic }) => sectionOfTopic(topic) === section)),
    }))
    .filter(({ answered }) => answered > 0);
  const all = sumOf(returned);
  if (all.answered === 0) return null;
  return { ...all, reviews: until.filter(({ kind }) => kind === 'mistakes').length, sections };
}

type TopicTally = AnswerTally & Pick<TopicCount, 'topic'>;

/** A mistake review asks only questions that were met before, so all of its answers count. */
function returnedIn({ kind, topics }: LearnerSession): readonly TopicTally[] {
  if (kind === 'mistakes') return topics;
  return topics.flatMap(({ topic, repeats }) => (repeats === undefined ? [] : [{ topic, ...repeats }]));
}

function sumOf(tallies: readonly AnswerTally[]): AnswerTally {
  return {
    answered: tallies.reduce((sum, { answered }) => sum + answered, 0),
    right: tallies.reduce((sum, { right }) => sum + right, 0),
  };
}
