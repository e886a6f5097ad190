/** Questions solved: how many, how many right, and by topic. */
import type { TopicId } from '@/domain/plan/topic-ids';
import {
  type AnsweredSitting,
  countAnswersByTopic,
  countAnswers,
  sectionOfTopic,
} from '@/domain/learner/topic-count';
import { addDays, daysBetween } from '@/lib/calendar';
import { localEpochMs } from '@/lib/localTime';
import { accuracyTrend } from '@/domain/dashboard/score-change-text';
import type { TrendDirection } from '@/domain/learner/section-score';
import type { AsOf } from '@/domain/dashboard/as-of';
import { firstStudyDay } from '@/domain/dashboard/study-log';
import type { StudyLog } from '@/domain/learner/learner-record';
import { progressPercent } from '@/domain/dashboard/progress-band';
import type { PracticeCount } from '@/domain/dashboard/figures';
import type { ScoredSection } from '@/domain/exam/scored-sections';

/** The questions of some sittings. */
export function countPractice(sittings: readonly AnsweredSitting[]): PracticeCount {
  const { answered, right } = countAnswers(sittings);
  return { solved: answered, right };
}

/** The share of right answers in percent; null when nothing was solved, which is not the same as 0. */
export function accuracyPercent({ solved, right }: PracticeCount): number | null {
  return solved === 0 ? null : progressPercent(right, solved);
}

/** The sessions and tests that began between two instants, both included. */
export function sittingsBetween(
  { sessions, tests }: StudyLog,
  from: number,
  to: number,
): readonly AnsweredSitting[] {
  const isWithin = ({ at }: { readonly at: number }) => at >= from && at <= to;
  return [...sessions.filter(isWithin), ...tests.filter(isWithin)];
}

/** The sessions and tests of the last so many days, today's among them, up to now, and those of as many days before. */
export function recentAnswers(log: StudyLog, days: number, asOf: AsOf) {
  const begin = localEpochMs(addDays(asOf.day, 1 - days));
  return {
    recent: countAnswersByTopic(sittingsBetween(log, begin, asOf.ms)),
    earlier: countAnswersByTopic(
      sittingsBetween(log, localEpochMs(addDays(asOf.day, 1 - 2 * days)), begin - 1),
    ),
  };
}

/** Four weeks: what an accuracy is taken over, and as many before them that it is compared with. */
export const accuracyWindowDays = 28;

/** What an accuracy is taken over, in words: beside a title, and at the end of a sentence. */
export interface PracticePeriod {
  readonly title: string;
  readonly phrase: string;
}

/** Those four weeks, or all that is logged where the log is shorter. */
export function practicePeriod(log: StudyLog, asOf: AsOf): PracticePeriod {
  const first = firstStudyDay(log);
  return first === null || daysBetween(first, asOf.day) < accuracyWindowDays - 1
    ? { title: 'so far', phrase: 'so far' }
    : { title: 'last four weeks', phrase: 'in the last four weeks' };
}

/** With fewer questions in four weeks, nothing is said of a topic. */
export const minSolvedQuestions = 15;

export interface TopicAccuracy {
  readonly topic: TopicId;
  readonly subject: ScoredSection;
  readonly solved: number;
  readonly right: number;
  /** Whole percent of right answers in the last four weeks. */
  readonly accuracy: number;
  /** Percentage points gained on the four weeks before, negative when lost; null where those say too little. */
  readonly change: number | null;
  /** The direction of the change, `stable` where chance explains it. */
  readonly trend: TrendDirection;
}

/** The accuracy of each topic over the last four weeks, the best first. */
export function topicAccuracies(log: StudyLog, asOf: AsOf): readonly TopicAccuracy[] {
  const { recent, earlier: before } = recentAnswers(log, accuracyWindowDays, asOf);
  return recent
    .flatMap(({ topic, answered: solved, right }): TopicAccuracy[] => {
      if (solved < minSolvedQuestions) return [];
      const known = before.find((each) => each.topic === topic);
      const was = { solved: known?.answered ?? 0, right: known?.right ?? 0 };
      const accuracy = Math.round(progressPercent(right, solved));
      const told = was.solved >= minSolvedQuestions;
      return [
        {
          topic,
          subject: sectionOfTopic(topic),
          solved,
          right,
          accuracy,
          change: told ? accuracy - Math.round(progressPercent(was.right, was.solved)) : null,
          trend: told ? accuracyTrend({ right, of: solved }, { right: was.right, of: was.solved }) : 'stable',
        },
      ];
    })
    .toSorted((a, b) => b.accuracy - a.accuracy);
}

/** A topic that has too few answers to say anything of it. */
export interface UnknownTopic extends PracticeCount {
  readonly topic: TopicId;
  readonly subject: ScoredSection;
  /** So many more answers would be enough. */
  readonly missing: number;
}

/** The topics of the last four weeks with too few answers, those that lack the fewest first. */
export function unknownTopics(log: StudyLog, asOf: AsOf): readonly UnknownTopic[] {
  return recentAnswers(log, accuracyWindowDays, asOf)
    .recent.filter(({ answered }) => answered < minSolvedQuestions)
    .map(({ topic, answered: solved, right }) => ({
      topic,
      subject: sectionOfTopic(topic),
      solved,
      right,
      missing: minSolvedQuestions - solved,
    }))
    .toSorted((a, b) => a.missing - b.missing);
}

/** From this share of right answers on a topic is a strength; below the other one it is a weakness. */
export const strengthThreshold = 85;
export const weaknessThreshold = 80;

/** The strengths among topics, the best first. */
export function strongestTopics(topics: readonly TopicAccuracy[], most: number): readonly TopicId[] {
  return topics
    .filter(({ accuracy }) => accuracy >= strengthThreshold)
    .slice(0, most)
    .map(({ topic }) => topic);
}

/** The weaknesses among topics, the worst first. */
export function weakTopics(topics: readonly TopicAccuracy[]): readonly TopicAccuracy[] {
  return topics.filter(({ accuracy }) => accuracy < weaknessThreshold).toReversed();
}
