/** Each section's latest score with its error band, compared with its target and previous score. */
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { compareBandToTarget } from '@/domain/learner/section-score';
import { dashboardSectionNames } from '@/domain/section-names';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt } from '@/lib/dates/localTime';
import { formatList } from '@/lib/text/format';
import type { PreviousScore } from '@/domain/dashboard/figures';
import { type PercentileRank, percentileOfScore } from './percentile-ranges';
import { previousSectionScore, type ScoredLearner, sectionHistory } from './test-scores';

export interface SectionBand {
  readonly subject: ScoredSection;
  /** The day of the test. */
  readonly day: IsoDay;
  readonly band: ScoreBand;
  /** The score as text: a scaled score, or the range of an estimate. */
  readonly displayText: string;
  readonly estimated: boolean;
  /** Null if a report printed none. */
  readonly percentile: PercentileRank | null;
  /** Null if not set. */
  readonly target: number | null;
  /** The section's score in the test before; null if there is none. */
  readonly previous: PreviousScore | null;
}

/** Returns an entry for each section that has a score. */
export function sectionBands(learner: ScoredLearner): readonly SectionBand[] {
  const { tests, profile } = learner;
  return scoredSections.flatMap((subject): SectionBand[] => {
    const latest = sectionHistory(learner, subject).at(-1);
    if (latest === undefined) return [];
    const score = latest.test.scores[subject];
    return [
      {
        subject,
        day: localDayAt(latest.test.end),
        band: latest.band,
        displayText: latest.displayText,
        estimated: latest.estimated,
        percentile: score === undefined ? null : percentileOfScore(score),
        target: profile.targets.sections[subject],
        previous: previousSectionScore(tests, latest.test, subject),
      },
    ];
  });
}

/** Names the test or the tests that sections are compared with, for a legend. */
export function testsBeforeText(sections: readonly Pick<SectionBand, 'day' | 'previous'>[]): string {
  const names = new Set(
    sections.flatMap(({ day, previous }) =>
      previous === null ? [] : [dashboardTestText(previous.change.since, day)],
    ),
  );
  const [only, ...others] = names;
  return only === undefined || others.length > 0 ? 'the test before of the same kind' : only;
}

const namesOf = (subjects: readonly ScoredSection[]) =>
  subjects.length === scoredSections.length
    ? 'All three sections'
    : formatList(subjects.map((subject) => dashboardSectionNames[subject]));

const comparisons = ['above', 'near', 'below'] as const;
const comparisonPhrases = {
  above: (names: string, one: boolean) =>
    `${names} ${one ? 'clears its target' : 'clear their targets'} even at the low end of the range`,
  near: (names: string, one: boolean) =>
    `${names} ${one ? 'is' : 'are'} too close to ${one ? 'its target' : 'their targets'} to tell`,
  below: (names: string, one: boolean) =>
    `${names} ${one ? 'is below its target' : 'are below their targets'} even at the high end of the range`,
} as const;

/** Summarizes the sections above, near, and below their targets, judged by their whole bands, or reports that no target is set. */
export function sectionBandsText(
  sections: readonly Pick<SectionBand, 'subject' | 'band' | 'target'>[],
): string {
  const parts = comparisons.flatMap((comparison) => {
    const subjects = sections
      .filter(({ band, target }) => target !== null && compareBandToTarget(band, target) === comparison)
      .map(({ subject }) => subject);
    return subjects.length === 0
      ? []
      : [comparisonPhrases[comparison](namesOf(subjects), subjects.length === 1)];
  });
  return parts.length === 0 ? 'No section has a target yet.' : `${parts.join('; ')}.`;
}
