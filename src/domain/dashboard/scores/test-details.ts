/** The details of one test: its scores with their error bands, their targets, and the changes since the previous test. */
import { targetTotal } from '@/domain/learner/learner-profile';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { sectionLimitMs } from '@/domain/exam/test/timing';
import {
  isOfficialTest,
  isOtherProvidersTest,
  type LearnerTest,
  sectionBandOf,
  testMinutes,
  totalBandOf,
} from '@/domain/learner/learner-test';
import { compareBandToTarget, tooCloseText } from '@/domain/learner/section-score';
import type { SectionAnswers, TrapCount } from '@/domain/learner/test-answers';
import type { TopicCount } from '@/domain/learner/topic-count';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatList, formatNumber } from '@/lib/text/format';
import { localDayAt } from '@/lib/dates/localTime';
import type { ChangeSince } from '@/domain/dashboard/figures';
import { type PercentileRank, percentileOfScore } from './percentile-ranges';
import { resultKindOfLevel } from '@/domain/learner/raw-result';
import { noRankText } from './raw-result-text';
import { mainResultOfTest, type RawResultOfTest, sectionResultOfTest } from './raw-results';
import { changeSince, isWholeTest, type ScoredLearner, sectionScore, testTotal } from './test-scores';
import { sectionTestMinutes } from './test-length';

/** A score with its target and the change since the previous one. */
export interface ScoreDetails {
  readonly band: ScoreBand;
  /** Null if not set. */
  readonly target: number | null;
  /** The change since the test before; null if there is none. */
  readonly change: ChangeSince | null;
}

/** The scores of another provider's test, in scaled points. Their error isn't known, so they are compared with nothing. */
export interface OtherProvidersScores {
  /** Null unless every section has a score. */
  readonly total: number | null;
  /** The sections with a score, in display order. `percentile` is null if none was given. */
  readonly sections: readonly {
    readonly subject: ScoredSection;
    readonly score: number;
    readonly percentile: number | null;
  }[];
}

export interface TestDetails {
  readonly day: IsoDay;
  /** Start, in epoch milliseconds. */
  readonly startMs: number;
  /** Time spent on the test, without breaks. */
  readonly minutes: number;
  /** The part of `minutes` that was spent on the essay. */
  readonly essayMinutes: number;
  readonly breakMinutes: number;
  /** The scores of another provider's test, for which `total` is null and `sections` is empty; null for other tests. */
  readonly otherProviders: OtherProvidersScores | null;
  /** Null unless every section has a score. `percentile` is also null if no score report printed one. */
  readonly total: ScoreDetails | null;
  readonly percentile: number | null;
  /** Stands in place of the percentile of an official score at a level whose tests here have none; null otherwise. */
  readonly rankNote: string | null;
  /** The sections with a score, in display order, each with its study minutes; 0 if they aren't known. */
  readonly sections: readonly (ScoreDetails & {
    readonly subject: ScoredSection;
    readonly minutes: number;
    /** True if the minutes show a part of the experimental section: more than the section alone takes. */
    readonly hasExperimental: boolean;
    readonly rank: PercentileRank | null;
    /** Null if the answers aren't known. */
    readonly answers: SectionAnswers | null;
  })[];
  /** The sections of a test that has raw scores, in display order; empty for other tests. */
  readonly rawSections: readonly (RawResultOfTest & {
    readonly subject: ScoredSection;
    readonly minutes: number;
    readonly answers: SectionAnswers;
  })[];
  /** All sections of such a test together; null unless each was taken. */
  readonly rawTotal: RawResultOfTest | null;
  /** The topics with the most wrong answers, most first; empty if only the scores are known. */
  readonly mistakes: readonly TopicCount[];
  /** The kinds of wrong choices taken most often, most first. */
  readonly traps: readonly TrapCount[];
}

/** Topics with wrong answers, and kinds of wrong choices, that are listed at most. */
const mostRows = 5;

/** Returns the topics of a test with wrong answers: most wrong first, then the lower share of right answers. */
function topicsWithMistakes({ topics }: Pick<LearnerTest, 'topics'>): readonly TopicCount[] {
  return topics
    .filter((topic) => wrongAnswers(topic) > 0)
    .toSorted((a, b) => wrongAnswers(b) - wrongAnswers(a) || a.right / a.answered - b.right / b.answered)
    .slice(0, mostRows);
}

const wrongAnswers = ({ answered, right }: TopicCount) => answered - right;

const minuteMs = 60_000;

export function buildTestDetails(learner: ScoredLearner, test: LearnerTest): TestDetails {
  const total = totalBandOf(test);
  const minutes = testMinutes(test);
  const { tests, profile } = learner;
  return {
    day: localDayAt(test.at),
    startMs: test.at,
    minutes,
    essayMinutes: test.minutes.writing,
    breakMinutes: Math.max(0, Math.round((test.end - test.at) / minuteMs) - minutes),
    percentile: test.totalPercentile,
    rankNote:
      resultKindOfLevel(test.level) === 'raw' && isOfficialTest(test) && test.totalPercentile === null
        ? noRankText(test.level)
        : null,
    otherProviders: isOtherProvidersTest(test) ? otherProvidersScores(test) : null,
    total:
      total === null
        ? null
        : { band: total, target: targetTotal(profile), change: changeSince(tests, test, totalBandOf) },
    rawSections: scoredSections.flatMap((subject) => {
      const result = sectionResultOfTest(tests, test, subject);
      const answers = test.answers[subject];
      return result === null || answers === undefined
        ? []
        : [{ subject, minutes: test.minutes[subject], answers, ...result }];
    }),
    rawTotal: isWholeTest(test) ? mainResultOfTest(tests, test) : null,
    mistakes: topicsWithMistakes(test),
    traps: test.traps.slice(0, mostRows),
    sections: scoredSections.flatMap((subject) => {
      const band = sectionBandOf(test, subject);
      const score = test.scores[subject];
      if (band === null || score === undefined) return [];
      return [
        {
          subject,
          minutes: test.minutes[subject],
          hasExperimental: hasExperimentalMinutes(test, subject),
          rank: percentileOfScore(score),
          answers: test.answers[subject] ?? null,
          band,
          target: profile.targets.sections[subject],
          change: changeSince(tests, test, (each) => sectionBandOf(each, subject)),
        },
      ];
    }),
  };
}

/**
 * Checks whether a section's minutes of a full test must include its third of the experimental section, because the section alone
 * ends sooner. A test doesn't record whether it had that section.
 */
function hasExperimentalMinutes(
  { scope, minutes, conditions }: LearnerTest,
  section: ScoredSection,
): boolean {
  const limit = sectionLimitMs(sectionTestMinutes[section], conditions?.timing ?? 'standard');
  return scope === 'full' && limit !== null && minutes[section] * minuteMs > limit;
}

/** Formats a section's time: "30 minutes of work", "35 minutes of work, with its part of the experimental section". */
export function sectionTimeText({
  minutes,
  hasExperimental,
}: Pick<TestDetails['sections'][number], 'minutes' | 'hasExperimental'>): string {
  return `${formatCount(minutes, 'minute')} of work${hasExperimental ? ', with its part of the experimental section' : ''}`;
}

/** Formats the time of a test: "180 minutes of work, 25 of them for the essay, and 15 minutes of breaks". */
export function testTimeText({
  minutes,
  essayMinutes,
  breakMinutes,
}: Pick<TestDetails, 'minutes' | 'essayMinutes' | 'breakMinutes'>): string {
  const work = [
    `${formatCount(minutes, 'minute')} of work`,
    ...(essayMinutes === 0 ? [] : [`${formatNumber(essayMinutes)} of them for the essay`]),
  ];
  return breakMinutes === 0
    ? work.join(', ')
    : formatList([...work, `${formatCount(breakMinutes, 'minute')} of breaks`]);
}

function otherProvidersScores(test: LearnerTest): OtherProvidersScores {
  return {
    total: testTotal(test),
    sections: scoredSections.flatMap((subject) => {
      const given = test.scores[subject];
      const score = sectionScore(test, subject);
      if (given === undefined || score === null) return [];
      return [{ subject, score, percentile: given.state === 'reported' ? given.percentile : null }];
    }),
  };
}

/** Says why scores of another provider's test have no range. */
export const otherProvidersText =
  'This score is from another provider’s test. It has no range, because we don’t know how precise it is.';

/**
 * Compares a score and its range with the target: "49 above the target of 735; the low end of the range is above it too", "12
 * below the target of 735, too close to tell".
 */
export function targetComparisonText({ band, target }: Pick<ScoreDetails, 'band' | 'target'>): string {
  if (target === null) return 'no target is set';
  const distance = band.estimate - target;
  const place =
    distance === 0
      ? `exactly at the target of ${formatNumber(target)}`
      : `${formatNumber(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} the target of ${formatNumber(target)}`;
  const comparison = compareBandToTarget(band, target);
  if (comparison === 'near') return `${place}, ${tooCloseText}`;
  return comparison === 'above'
    ? `${place}; the low end of the range is above it too`
    : `${place}; the high end of the range is below it too`;
}

/** Describes a section's answers: "52 right, 6 wrong, 2 blank, 3 guesses among them (1 right)". */
export function sectionAnswersText({ right, wrong, blank, guesses }: SectionAnswers): string {
  const counts = `${formatNumber(right)} right, ${formatNumber(wrong)} wrong, ${formatNumber(blank)} blank`;
  if (guesses.answered === 0) return `${counts}, no guesses`;
  const guessed = formatCount(guesses.answered, 'guess', 'guesses');
  return `${counts}, ${guessed} among them (${guesses.right === 0 ? 'none' : formatNumber(guesses.right)} right)`;
}

/** The label of what opens the questions that weren't right. */
export function missedQuestionsText(missed: number): string {
  return missed === 1
    ? 'See the question that wasn’t right'
    : `See the ${formatCount(missed, 'question')} that weren’t right`;
}
