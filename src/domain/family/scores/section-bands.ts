/** The sections by their latest scores, each within its error, beside its target and beside the score before. */
import { listed } from '@/lib/format';
import type { ChildRecord } from '@/domain/family/records';
import { type ScoreBand, bandStanding, scoreBand } from './score-band';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { dashboardNames } from '@/domain/section-names';
import { sectionHistory } from './tests';

export interface SectionBand {
  readonly subject: ScoredSection;
  readonly band: ScoreBand;
  readonly target: number;
  /** The score of the test before that had the section; null where there is none. */
  readonly previous: number | null;
}

/** Each section that has a score. */
export function sectionBands({ log, targets }: Pick<ChildRecord, 'log' | 'targets'>): readonly SectionBand[] {
  return scoredSections.flatMap((subject) => {
    const [latest, previous] = sectionHistory(log.tests, subject).toReversed();
    return latest === undefined
      ? []
      : [
          {
            subject,
            band: scoreBand(latest.score, 'section'),
            target: targets[subject],
            previous: previous?.score ?? null,
          },
        ];
  });
}

const standings = ['above', 'near', 'below'] as const;
const standingPhrases = {
  above: (names: string, one: boolean) =>
    `${names} ${one ? 'clears its target' : 'clear their targets'} even at the low end of the band`,
  near: (names: string, one: boolean) =>
    `${names} ${one ? 'is' : 'are'} too close to ${one ? 'its target' : 'their targets'} to tell`,
  below: (names: string, one: boolean) =>
    `${names} ${one ? 'is below its target' : 'are below their targets'} even at the high end of the band`,
} as const;

/** How the sections stand to their targets, the error considered, in a sentence. At least one is given. */
export function sectionBandsSummary(sections: readonly SectionBand[]): string {
  const parts = standings.flatMap((standing) => {
    const names = sections
      .filter(({ band, target }) => bandStanding(band, target) === standing)
      .map(({ subject }) => dashboardNames[subject]);
    return names.length === 0 ? [] : [standingPhrases[standing](listed(names), names.length === 1)];
  });
  return `${parts.join('; ')}.`;
}
