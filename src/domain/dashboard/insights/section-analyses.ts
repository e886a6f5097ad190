/** Analysis per section: latest and previous scores, strengths, weaknesses, and a recommendation. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { PreviousScore } from '@/domain/dashboard/figures';
import type { AdviceByTopic } from '@/domain/dashboard/topic-advice';
import type { StudyLog } from '@/domain/learner/learner';
import { priorityTopics } from '@/domain/dashboard/practice/priority-topics';
import { strongestTopics, topicAccuracies } from '@/domain/dashboard/practice/topic-accuracy';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import {
  previousSectionScore,
  type ScoredLearner,
  sectionHistory,
} from '@/domain/dashboard/scores/test-scores';

/** A section's strongest and weakest topics, and advice on it. */
export interface SectionTopics {
  readonly strengths: readonly TopicId[];
  readonly weaknesses: readonly TopicId[];
  /** Advice on the section's most urgent topic; null if no topic has enough answers or no advice exists for it. */
  readonly recommendation: string | null;
}

export interface SectionAnalysis extends SectionTopics {
  readonly subject: ScoredSection;
  readonly current: number;
  /** The score as text: a scaled score, or the range of an estimate. */
  readonly displayText: string;
  /** The section's score in the test before; null if there is none. */
  readonly previous: PreviousScore | null;
}

/** Maximum number of strengths, and of weaknesses, per section. */
const mostTopics = 2;

/** Returns a function that finds the topics of a section. */
export function sectionTopics(
  learner: ScoredLearner & StudyLog,
  advice: AdviceByTopic,
  asOf: AsOf,
): (subject: ScoredSection) => SectionTopics {
  const topics = topicAccuracies(learner, asOf);
  const priorities = priorityTopics(learner, asOf);
  return (subject) => {
    const own = topics.filter((each) => each.subject === subject);
    const weaknesses = priorities.filter((each) => each.subject === subject).slice(0, mostTopics);
    // If no topic is weak, recommends the one with the lowest accuracy.
    const lowest = weaknesses[0] ?? own.at(-1);
    return {
      strengths: strongestTopics(own, mostTopics),
      weaknesses: weaknesses.map(({ topic }) => topic),
      recommendation: lowest === undefined ? null : (advice[lowest.topic]?.student ?? null),
    };
  };
}

/** Returns the analysis of each section that has a score. */
export function sectionAnalyses(
  learner: ScoredLearner & StudyLog,
  advice: AdviceByTopic,
  asOf: AsOf,
): readonly SectionAnalysis[] {
  const topicsOf = sectionTopics(learner, advice, asOf);
  return scoredSections.flatMap((subject) => {
    const latest = sectionHistory(learner, subject).at(-1);
    if (latest === undefined) return [];
    return [
      {
        subject,
        current: latest.band.estimate,
        displayText: latest.displayText,
        previous: previousSectionScore(learner.tests, latest.test, subject),
        ...topicsOf(subject),
      },
    ];
  });
}
