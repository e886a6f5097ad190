/** A learner's profile and targets. Everything but the id and the level may be missing. */
import { isolated } from '@/lib/text/isolated';
import type { LevelId } from '@/domain/exam/level/level-id';
import { scoreOnScale, type TestLevel, totalScale } from '@/domain/exam/level/test-level';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { IsoDay } from '@/lib/dates/calendar';

export interface TargetSchool {
  readonly name: string;
  /** The percentile rank that the family aims for at this school, 1 to 99; null if not set. */
  readonly targetPercentile: number | null;
}

/** Target scores on the SSAT scale. */
export interface ScoreTargets {
  /** Used only if not every section has a target. */
  readonly total: number | null;
  readonly sections: Readonly<Record<ScoredSection, number | null>>;
}

export interface LearnerProfile {
  readonly id: string;
  readonly nickname: string | null;
  readonly grade: number | null;
  readonly level: LevelId;
  /** The date on which the learner takes the real SSAT. */
  readonly testDay: IsoDay | null;
  readonly targets: ScoreTargets;
  /** The first is the learner's main target. */
  readonly schools: readonly TargetSchool[];
  /** The weekly study goal in minutes. */
  readonly weeklyMinutes: number | null;
  /** A higher weekly goal that the learner set in addition. */
  readonly stretchMinutes: number | null;
}

export const noTargets: ScoreTargets = {
  total: null,
  sections: { verbal: null, quantitative: null, reading: null },
};

/** Returns the sum of the section targets if each section has one, else the total that was set; null if there is neither. */
export function targetTotal({ targets }: Pick<LearnerProfile, 'targets'>): number | null {
  const sections = scoredSections.flatMap((section) => targets.sections[section] ?? []);
  return sections.length === scoredSections.length
    ? sections.reduce((sum, target) => sum + target, 0)
    : targets.total;
}

/** Leaves out targets that aren't on a level's scale, which were set for another level. */
export function targetsOnScale({ total, sections }: ScoreTargets, level: TestLevel): ScoreTargets {
  const onScale = (section: ScoredSection) => scoreOnScale(sections[section], level.scale);
  return {
    total: scoreOnScale(total, totalScale(level)),
    sections: {
      verbal: onScale('verbal'),
      quantitative: onScale('quantitative'),
      reading: onScale('reading'),
    },
  };
}

/** Replaces the total. Drops section targets that add up to a different one, because they would override it. */
export function withTargetTotal({ sections }: ScoreTargets, total: number | null): ScoreTargets {
  const targets = { total, sections };
  return targetTotal({ targets }) === total ? targets : { ...noTargets, total };
}

/** Returns the first word of the nickname, followed by "'s": "Maya's"; "the student's" without a nickname. */
export function firstNamePossessive({ nickname }: Pick<LearnerProfile, 'nickname'>): string {
  const [first] = nickname?.split(' ') ?? [];
  return `${first === undefined ? 'the student' : isolated(first)}\u2019s`;
}

/** Returns the nickname for a sentence or a label. */
export function learnerName({ nickname }: Pick<LearnerProfile, 'nickname'>): string {
  return nickname === null ? 'This student' : isolated(nickname);
}
