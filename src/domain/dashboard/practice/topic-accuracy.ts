/** Accuracy by topic, of answers to new questions: a repeated question may be right from memory, so repeats never count. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import {
  type AnswerTally,
  type WithTopicCounts,
  countNewAnswersByTopic,
  sectionOfTopic,
} from '@/domain/learner/topic-count';
import { addDays, daysBetween } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { accuracyTrend } from '@/domain/dashboard/score-change-text';
import type { TrendDirection } from '@/domain/learner/section-score';
import type { AsOf } from '@/domain/dashboard/as-of';
import { firstStudyDay } from '@/domain/dashboard/study-log';
import type { StudyLog } from '@/domain/learner/learner';
import { progressPercent } from '@/domain/dashboard/progress-band';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';

/** Returns the sessions and tests that began from one instant to another, both in epoch milliseconds and inclusive. */
export function sittingsBetween(
  { sessions, tests }: StudyLog,
  from: number,
  to: number,
): readonly WithTopicCounts[] {
  const isWithin = ({ at }: { readonly at: number }) => at >= from && at <= to;
  return [...sessions.filter(isWithin), ...tests.filter(isWithin)];
}

/**
 * Returns the counts of answers to new questions by topic for the last `days` days, today included, and for the period of the
 * same length before them.
 */
export function recentAndEarlierAnswerCounts(log: StudyLog, days: number, asOf: AsOf) {
  const begin = localEpochMs(addDays(asOf.day, 1 - days));
  return {
    recent: countNewAnswersByTopic(sittingsBetween(log, begin, asOf.ms)),
    earlier: countNewAnswersByTopic(
      sittingsBetween(log, localEpochMs(addDays(asOf.day, 1 - 2 * days)), begin - 1),
    ),
  };
}

/** Accuracy is calculated over this many days and compared with the same number of days before them. */
export const accuracyWindowDays = 28;

/** The name of the period that an accuracy covers: `title` goes beside a heading, `phrase` at the end of a sentence. */
export interface AccuracyPeriodName {
  readonly title: string;
  readonly phrase: string;
}

/** Returns the name of the last four weeks, or of the whole log if it is shorter. */
export function accuracyPeriodName(log: StudyLog, asOf: AsOf): AccuracyPeriodName {
  const first = firstStudyDay(log);
  return first === null || daysBetween(first, asOf.day) < accuracyWindowDays - 1
    ? { title: 'so far', phrase: 'so far' }
    : { title: 'last four weeks', phrase: 'in the last four weeks' };
}

/** Minimum number of answers to new questions in a period; with fewer, no accuracy is reported for it. */
export const minAnswersForAccuracy = 15;

export interface TopicAccuracy {
  readonly topic: TopicId;
  readonly subject: ScoredSection;
  readonly answered: number;
  readonly right: number;
  /** Correct answers in the last four weeks, in whole percent. */
  readonly accuracy: number;
  /** Change from the previous four weeks, in percentage points, negative for a loss; null if those had too few answers. */
  readonly change: number | null;
  /** Direction of the change; `stable` if chance explains it or `change` is null. */
  readonly trend: TrendDirection;
}

/** Returns topics with their accuracies over the last four weeks, best first. Omits topics with too few answers. */
export function topicAccuracies(log: StudyLog, asOf: AsOf): readonly TopicAccuracy[] {
  const { recent, earlier: before } = recentAndEarlierAnswerCounts(log, accuracyWindowDays, asOf);
  return recent
    .flatMap(({ topic, answered, right }): TopicAccuracy[] => {
      if (answered < minAnswersForAccuracy) return [];
      const known = before.find((each) => each.topic === topic);
      const was = { answered: known?.answered ?? 0, right: known?.right ?? 0 };
      const accuracy = Math.round(progressPercent(right, answered));
      const hasEarlier = was.answered >= minAnswersForAccuracy;
      return [
        {
          topic,
          subject: sectionOfTopic(topic),
          answered,
          right,
          accuracy,
          change: hasEarlier ? accuracy - Math.round(progressPercent(was.right, was.answered)) : null,
          trend: hasEarlier
            ? accuracyTrend({ right, total: answered }, { right: was.right, total: was.answered })
            : 'stable',
        },
      ];
    })
    .toSorted((a, b) => b.accuracy - a.accuracy);
}

/** A topic with too few answers to judge. */
export interface UnderpracticedTopic extends AnswerTally {
  readonly topic: TopicId;
  readonly subject: ScoredSection;
  /** Additional answers needed to judge the topic. */
  readonly missing: number;
}

/** Returns the topics with too few answers in the last four weeks. Topics that need the fewest more answers come first. */
export function underpracticedTopics(log: StudyLog, asOf: AsOf): readonly UnderpracticedTopic[] {
  return recentAndEarlierAnswerCounts(log, accuracyWindowDays, asOf)
    .recent.filter(({ answered }) => answered < minAnswersForAccuracy)
    .map(({ topic, answered, right }) => ({
      topic,
      subject: sectionOfTopic(topic),
      answered,
      right,
      missing: minAnswersForAccuracy - answered,
    }))
    .toSorted((a, b) => a.missing - b.missing);
}

/** A topic is a strength at the first accuracy or above, in percent, and a weakness below the second. */
export const strengthThresholdPercent = 85;
export const weaknessThresholdPercent = 80;

/** Returns up to `most` strengths, best first. */
export function strongestTopics(topics: readonly TopicAccuracy[], most: number): readonly TopicId[] {
  return topics
    .filter(({ accuracy }) => accuracy >= strengthThresholdPercent)
    .slice(0, most)
    .map(({ topic }) => topic);
}

/** Returns the weaknesses, worst first. */
export function weakTopics(topics: readonly TopicAccuracy[]): readonly TopicAccuracy[] {
  return topics.filter(({ accuracy }) => accuracy < weaknessThresholdPercent).toReversed();
}
