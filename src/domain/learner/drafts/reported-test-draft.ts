/** Validates the form for a reported score and converts between its text fields and the saved test. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { isBlank } from '@/lib/text/typedText';
import { earliestPlausibleDay } from '@/lib/dates/plausible';
import { validatePercentile, validateScore, numberFieldText, parseWholeNumber } from './score-draft';
import type { ReportedTest } from '@/domain/learner/setup';

/** The texts in the form's fields, as typed; '' for an empty field. */
export interface ReportedTestDraft {
  readonly source: ReportedTest['source'];
  readonly on: string;
  readonly level: LevelId;
  readonly scores: Readonly<Record<ScoredSection, { readonly score: string; readonly percentile: string }>>;
  readonly totalPercentile: string;
}

const empty = { score: '', percentile: '' } as const;

export function emptyReportedDraft(level: LevelId, on: IsoDay | '' = ''): ReportedTestDraft {
  const scores = { verbal: empty, quantitative: empty, reading: empty };
  return { source: 'official', on, level, scores, totalPercentile: '' };
}

/** One validator per field. Each returns a message for the user, or null if the field is valid. */
export const reportedTestFieldValidators = {
  on(text: string, today: IsoDay): string | null {
    if (text === '') return 'Choose the day of the test.';
    if (!isIsoDay(text)) return 'Enter a real date, such as 2026-10-17.';
    if (text > today) return 'This day is in the future. Choose today or an earlier day.';
    return text < earliestPlausibleDay
      ? `Choose a day in ${earliestPlausibleDay.slice(0, 4)} or later.`
      : null;
  },
  score: (text: string, level: LevelId) =>
    isBlank(text) ? 'Enter the score from the report.' : validateScore(text, level, 'section'),
  percentile: validatePercentile,
} as const;

function firstFault({ on, level, scores, totalPercentile }: ReportedTestDraft, today: IsoDay): string | null {
  const faults = [
    reportedTestFieldValidators.on(on, today),
    ...scoredSections.flatMap((section) => [
      reportedTestFieldValidators.score(scores[section].score, level),
      reportedTestFieldValidators.percentile(scores[section].percentile),
    ]),
    reportedTestFieldValidators.percentile(totalPercentile),
  ];
  return faults.find((fault) => fault !== null) ?? null;
}

/** Returns the sum of the three scores; null until each is valid for the level. */
export function reportedDraftTotal({
  level,
  scores,
}: Pick<ReportedTestDraft, 'level' | 'scores'>): number | null {
  const typed = scoredSections.flatMap((section) => {
    const { score } = scores[section];
    return reportedTestFieldValidators.score(score, level) === null ? (parseWholeNumber(score) ?? []) : [];
  });
  return typed.length === scoredSections.length ? typed.reduce((sum, score) => sum + score, 0) : null;
}

/**
 * Converts a valid draft to a test.
 * @throws Error if the draft has a fault; check reportedTestFieldValidators first.
 */
export function reportedTestFromDraft(draft: ReportedTestDraft, today: IsoDay): ReportedTest {
  const fault = firstFault(draft, today);
  const { source, on, level, totalPercentile } = draft;
  const of = (section: ScoredSection) => {
    const { score, percentile } = draft.scores[section];
    return { score: parseWholeNumber(score) ?? Number.NaN, percentile: parseWholeNumber(percentile) };
  };
  if (fault !== null || !isIsoDay(on)) throw new Error(`Not a score from a report: ${fault ?? on}`);
  return {
    source,
    on,
    level,
    scores: { verbal: of('verbal'), quantitative: of('quantitative'), reading: of('reading') },
    totalPercentile: parseWholeNumber(totalPercentile),
  };
}

export function draftFromReportedTest({
  source,
  on,
  level,
  scores,
  totalPercentile,
}: ReportedTest): ReportedTestDraft {
  const of = (section: ScoredSection) => ({
    score: String(scores[section].score),
    percentile: numberFieldText(scores[section].percentile),
  });
  return {
    source,
    on,
    level,
    scores: { verbal: of('verbal'), quantitative: of('quantitative'), reading: of('reading') },
    totalPercentile: numberFieldText(totalPercentile),
  };
}
