/** Who a learner is and what they are aiming for. Everything but the id and the level may be missing. */
import type { LevelId } from '@/domain/exam/level/level-id';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { IsoDay } from '@/lib/calendar';

export interface TargetSchool {
  readonly name: string;
  /** The percentile rank to reach for it, 1 to 99; null where none is known. */
  readonly requiredPercentile: number | null;
}

/** Scaled scores to reach. */
export interface ScoreTargets {
  /** Counts where the sections don't add up to one. */
  readonly total: number | null;
  readonly sections: Readonly<Record<ScoredSection, number | null>>;
}

export interface LearnerProfile {
  readonly id: string;
  readonly nickname: string | null;
  readonly grade: number | null;
  readonly level: LevelId;
  /** The day of the SSAT itself. */
  readonly testDay: IsoDay | null;
  readonly targets: ScoreTargets;
  /** The first is the one that the learner is aiming for. */
  readonly schools: readonly TargetSchool[];
  /** Minutes of study a week to reach. */
  readonly weeklyMinutes: number | null;
  /** A higher goal that the learner set for a week beside it. */
  readonly stretchMinutes: number | null;
}

export const noTargets: ScoreTargets = {
  total: null,
  sections: { verbal: null, quantitative: null, reading: null },
};

/** The total to reach: the sections' targets together where each has one, else the total that was set; null without either. */
export function targetTotal({ targets }: Pick<LearnerProfile, 'targets'>): number | null {
  const sections = scoredSections.flatMap((section) => targets.sections[section] ?? []);
  return sections.length === scoredSections.length
    ? sections.reduce((sum, target) => sum + target, 0)
    : targets.total;
}

/** Targets with another total. Section targets that add up to a different one go: they would count in its place. */
export function withTargetTotal({ sections }: ScoreTargets, total: number | null): ScoreTargets {
  const targets = { total, sections };
  return targetTotal({ targets }) === total ? targets : { ...noTargets, total };
}

/** The name of a learner in a sentence or a list. */
export function learnerName({ nickname }: Pick<LearnerProfile, 'nickname'>): string {
  return nickname ?? 'This learner';
}
