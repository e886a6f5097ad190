/** Accuracy on new questions with confidence intervals, per section and per practiced skill. */
import { weekStart } from '@/domain/dashboard/study/logged-weeks';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import {
  accuracyPercent,
  type AnswerTally,
  type WithTopicCounts,
  countNewAnswersByTopic,
  countNewAnswers,
  sectionOfTopic,
} from '@/domain/learner/topic-count';
import { addDays, mondayOf } from '@/lib/dates/calendar';
import { formatCount, formatList, formatNumber, formatPercent } from '@/lib/text/format';
import { localEpochMs } from '@/lib/dates/localTime';
import { type Interval, wilsonInterval } from '@/domain/statistics';
import { percentagePointsText, accuracyTrend } from '@/domain/dashboard/score-change-text';
import type { TrendDirection } from '@/domain/learner/section-score';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { StudyLog } from '@/domain/learner/learner';
import {
  minAnswersForAccuracy,
  accuracyWindowDays,
  recentAndEarlierAnswerCounts,
  sittingsBetween,
} from './topic-accuracy';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';

export interface AccuracyEstimate extends AnswerTally {
  /** Accuracy in percent with its 80% confidence interval; null with too few answers. */
  readonly estimate: ({ readonly value: number } & Interval) | null;
  /** Accuracy in the previous period, in percent; null if either period has too few answers. */
  readonly previous: number | null;
  /** Difference of the rounded accuracies, in percentage points; null if either period has too few answers. */
  readonly change: number | null;
  /** Direction of the change; `stable` if chance explains it or `change` is null. */
  readonly trend: TrendDirection;
}

export interface SkillAccuracy extends AccuracyEstimate {
  readonly skill: TopicId;
  readonly subject: ScoredSection;
}

export interface SectionAccuracy extends AccuracyEstimate {
  readonly subject: ScoredSection;
}

const inPercent = (fraction: number) => Math.round(100 * fraction);
const shareOf = (practice: AnswerTally) => Math.round(accuracyPercent(practice) ?? 0);

/** Calculates the accuracy with its confidence interval, and its change from the previous period. */
function accuracyBeside(now: AnswerTally, was: AnswerTally): AccuracyEstimate {
  const isKnown = now.answered >= minAnswersForAccuracy;
  const isCompared = isKnown && was.answered >= minAnswersForAccuracy;
  const { low, high } = isKnown ? wilsonInterval(now.right, now.answered) : { low: 0, high: 0 };
  return {
    ...now,
    estimate: isKnown ? { value: shareOf(now), low: inPercent(low), high: inPercent(high) } : null,
    previous: isCompared ? shareOf(was) : null,
    change: isCompared ? shareOf(now) - shareOf(was) : null,
    trend: isCompared
      ? accuracyTrend({ right: now.right, total: now.answered }, { right: was.right, total: was.answered })
      : 'stable',
  };
}

/**
 * Returns the skills with new questions in the last four weeks, grouped by section. Within a section, the lowest accuracy comes
 * first, and skills with too few answers come last.
 */
export function skillAccuracies(log: StudyLog, asOf: AsOf): readonly SkillAccuracy[] {
  const { recent, earlier } = recentAndEarlierAnswerCounts(log, accuracyWindowDays, asOf);
  const skills = recent.map(({ topic: skill, answered, right }): SkillAccuracy => {
    const was = earlier.find(({ topic }) => topic === skill);
    return {
      skill,
      subject: sectionOfTopic(skill),
      ...accuracyBeside({ answered, right }, { answered: was?.answered ?? 0, right: was?.right ?? 0 }),
    };
  });
  const rank = ({ subject, estimate }: SkillAccuracy) =>
    1000 * scoredSections.indexOf(subject) + (estimate?.value ?? 101);
  return skills.toSorted((a, b) => rank(a) - rank(b));
}

/** Returns this week's accuracy in each section, compared with last week's. */
export function weeklySectionAccuracies(log: StudyLog, asOf: AsOf): readonly SectionAccuracy[] {
  const from = weekStart(log, asOf);
  const begins = localEpochMs(from);
  const now = sittingsBetween(log, begins, asOf.ms);
  const last = sittingsBetween(log, localEpochMs(addDays(mondayOf(from), -7)), begins - 1);
  return scoredSections.map((subject) => ({
    subject,
    ...accuracyBeside(answersOn(subject, now), answersOn(subject, last)),
  }));
}

/** Counts the answers to new questions on a section's topics. */
function answersOn(section: ScoredSection, sittings: readonly WithTopicCounts[]): AnswerTally {
  const own = countNewAnswersByTopic(sittings).filter(({ topic }) => sectionOfTopic(topic) === section);
  return countNewAnswers([{ topics: own }]);
}

export function accuracyChangeText({ change, trend }: AccuracyEstimate): string {
  return change === null ? 'nothing to compare yet' : percentagePointsText({ change, trend });
}

/** Names the lowest accuracy and the others whose ranges overlap with it, or reports that there are too few answers. */
export function lowestAccuracyText(
  shares: readonly (Pick<AccuracyEstimate, 'estimate'> & { readonly name: string })[],
  stretch: string,
): string {
  const [lowest, ...others] = shares
    .flatMap(({ name, estimate }) => (estimate === null ? [] : [{ name, ...estimate }]))
    .toSorted((a, b) => a.value - b.value);
  if (lowest === undefined)
    return `Too few new questions ${stretch} to tell: a range needs at least ${formatNumber(minAnswersForAccuracy)}.`;
  if (others.length === 0)
    return `${lowest.name} is at ${formatPercent(lowest.value)} ${stretch}; nothing else has enough new questions to compare.`;
  const isPartial = shares.some(({ estimate }) => estimate === null);
  const sentence = `${isPartial ? 'Of those with enough answers, ' : ''}${lowest.name} is the lowest ${stretch}, at ${formatPercent(lowest.value)}`;
  const near = others.filter(({ low }) => low <= lowest.high);
  const unknown = isPartial
    ? ` A row without a range has fewer than ${formatCount(minAnswersForAccuracy, 'new answer')}.`
    : '';
  return near.length === 0
    ? `${sentence}, clearly below the others.${unknown}`
    : `${sentence}; ${formatList(near.map(({ name, value }) => `${name} (${formatPercent(value)})`))} may be as low. The ranges overlap, so the differences may be chance.${unknown}`;
}
