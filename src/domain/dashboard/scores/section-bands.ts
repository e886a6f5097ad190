/** The sections by their latest scores, each within its error, beside its target and beside the score before. */
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { compareBandToTarget, scoreChangeBetween, type ScoreChange } from '@/domain/learner/section-score';
import { dashboardSectionNames } from '@/domain/section-names';
import { formatList } from '@/lib/format';
import { type ScoredRecord, sectionHistory } from './test-scores';

export interface SectionBand {
  readonly subject: ScoredSection;
  readonly band: ScoreBand;
  /** The score as screens show it. */
  readonly shown: string;
  readonly estimated: boolean;
  /** Null where none is set. */
  readonly target: number | null;
  /** The score of the test before that had the section, and the change since then; null where there is none. */
  readonly before: {
    readonly score: number;
    readonly shown: string;
    readonly estimated: boolean;
    readonly change: ScoreChange;
  } | null;
}

/** Each section that has a score. */
export function sectionBands({ tests, profile }: ScoredRecord): readonly SectionBand[] {
  return scoredSections.flatMap((subject): SectionBand[] => {
    const [latest, previous] = sectionHistory(tests, subject).toReversed();
    if (latest === undefined) return [];
    const before =
      previous === undefined
        ? null
        : {
            score: previous.band.estimate,
            shown: previous.shown,
            estimated: previous.estimated,
            change: scoreChangeBetween(previous.band, latest.band),
          };
    return [
      {
        subject,
        band: latest.band,
        shown: latest.shown,
        estimated: latest.estimated,
        target: profile.targets.sections[subject],
        before,
      },
    ];
  });
}

const standings = ['above', 'near', 'below'] as const;
const standingPhrases = {
  above: (names: string, one: boolean) =>
    `${names} ${one ? 'clears its target' : 'clear their targets'} even at the low end of the range`,
  near: (names: string, one: boolean) =>
    `${names} ${one ? 'is' : 'are'} too close to ${one ? 'its target' : 'their targets'} to tell`,
  below: (names: string, one: boolean) =>
    `${names} ${one ? 'is below its target' : 'are below their targets'} even at the high end of the range`,
} as const;

/** How the sections stand to their targets, the error considered, in a sentence; that no target is set where none is. */
export function sectionBandsText(
  sections: readonly Pick<SectionBand, 'subject' | 'band' | 'target'>[],
): string {
  const parts = standings.flatMap((standing) => {
    const names = sections
      .filter(({ band, target }) => target !== null && compareBandToTarget(band, target) === standing)
      .map(({ subject }) => dashboardSectionNames[subject]);
    return names.length === 0 ? [] : [standingPhrases[standing](formatList(names), names.length === 1)];
  });
  return parts.length === 0 ? 'No section has a target yet.' : `${parts.join('; ')}.`;
}
