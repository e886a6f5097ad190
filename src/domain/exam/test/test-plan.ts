/** A test plan: parts in order, each with its clock and its contents. */
import type { ContentName, SectionSpec, SetName } from './blueprint';
import type { Section } from '@/domain/exam/items/item';
import type { LevelId } from '@/domain/exam/level/level-id';
import {
  breakDurationMs,
  essayLimitMs,
  experimentalSectionRule,
  extraTimeOptions,
  hasExtraBreaks,
  sectionLimitMs,
  type Timing,
  timings,
} from './timing';

export interface SectionPart {
  readonly kind: 'section';
  /** Unique within its plan: "quantitative-1". */
  readonly id: string;
  readonly title: string;
  /** The subject; `mixed` if there are several, as in the experimental section. */
  readonly section: Exclude<Section, 'writing'> | 'mixed';
  readonly minutes: number;
  /** False for the experimental section and for drills. */
  readonly scored: boolean;
  readonly asks: SectionSpec;
  /** The files that its items are taken from. */
  readonly content: readonly ContentName[];
}

/** One essay on a choice of two prompts. */
export interface EssayPart {
  readonly kind: 'essay';
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly content: readonly ContentName[];
}

/** A break with a countdown; the student may skip it. */
export interface BreakPart {
  readonly kind: 'break';
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** Set on breaks that exist only in some timings (`hasExtraBreaks`). */
  readonly extra?: true;
}

export type PlanPart = SectionPart | EssayPart | BreakPart;

export interface TestPlan {
  readonly id: string;
  readonly title: string;
  readonly level: LevelId;
  /** The source of the items: a frozen set, whose items are fixed, or a draw from the practice pool. */
  readonly source: { readonly kind: 'set'; readonly set: SetName } | { readonly kind: 'pool' };
  readonly parts: readonly PlanPart[];
}

export function sectionQuestionCount({ asks }: SectionPart): number {
  return Object.values(asks.items).reduce((sum, count) => sum + count, 0);
}

/** Returns the number of questions in all sections, scored or not. */
export function testQuestionCount(plan: TestPlan): number {
  return plan.parts.reduce(
    (sum, part) => sum + (part.kind === 'section' ? sectionQuestionCount(part) : 0),
    0,
  );
}

export function scoredQuestionCount(plan: TestPlan): number {
  return plan.parts.reduce(
    (sum, part) => sum + (part.kind === 'section' && part.scored ? sectionQuestionCount(part) : 0),
    0,
  );
}

/** Returns true only for full tests. */
export function hasBreaks({ parts }: Pick<TestPlan, 'parts'>): boolean {
  return parts.some(({ kind }) => kind === 'break');
}

export function partsWithoutBreaks(plan: TestPlan): readonly (SectionPart | EssayPart)[] {
  return plan.parts.filter((part) => part.kind !== 'break');
}

/** Returns the unique content files of the parts. */
export function contentNames(parts: readonly PlanPart[]): readonly ContentName[] {
  return [...new Set(parts.flatMap((part) => (part.kind === 'break' ? [] : part.content)))];
}

/**
 * Returns the parts of a test that a timing includes: some timings have extra breaks, and some leave out the experimental section.
 */
export function partsForTiming({ parts }: Pick<TestPlan, 'parts'>, timing: Timing): readonly PlanPart[] {
  return parts.filter((part) => {
    if (part.kind === 'break') return part.extra !== true || hasExtraBreaks(timing);
    return part.kind === 'essay' || part.scored || experimentalSectionRule(timing) !== 'left-out';
  });
}

/** Returns a part's length in milliseconds; null if untimed. */
export function partDurationMs(part: PlanPart, timing: Timing): number | null {
  if (part.kind === 'break') return breakDurationMs(part.minutes, timing);
  return part.kind === 'essay' ? essayLimitMs(part.minutes, timing) : sectionLimitMs(part.minutes, timing);
}

/**
 * Returns the timings available for a test. Time and a half is a single option if all three testing methods have the same rules for
 * this test; otherwise there are three.
 */
export function availableTimings({ parts }: Pick<TestPlan, 'parts'>): readonly Timing[] {
  const isOneByAll = parts.every((part) => part.kind === 'section' && part.scored);
  const ways: readonly Timing[] = extraTimeOptions;
  return timings.filter((timing) => (isOneByAll ? !ways.includes(timing) : timing !== 'half-more'));
}

/**
 * Maps a chosen timing to one that this test offers. If the test doesn't distinguish the three time-and-a-half options, they become
 * `half-more`; if it does, `half-more` becomes the option on paper.
 */
export function resolveTiming(plan: Pick<TestPlan, 'parts'>, chosen: Timing): Timing {
  const offered = availableTimings(plan);
  if (offered.includes(chosen)) return chosen;
  return chosen === 'half-more' ? 'half-more-paper' : 'half-more';
}

/** Returns the length of a whole test in milliseconds, including breaks; null if untimed. */
export function testDurationMs(plan: TestPlan, timing: Timing): number | null {
  return partsForTiming(plan, timing).reduce<number | null>((sum, part) => {
    const ms = partDurationMs(part, timing);
    return sum === null || ms === null ? null : sum + ms;
  }, 0);
}
