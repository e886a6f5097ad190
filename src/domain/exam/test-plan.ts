/** What a test is made of: parts in their order, each with its clock and what it asks. */
import type { ContentName, SectionContents, SetName } from './blueprint';
import type { Section } from './item';
import type { LevelId } from './level/level-id';
import {
  breakDurationMs,
  essayLimitMs,
  experimentalRule,
  extraTimeOptions,
  hasExtraBreaks,
  sectionLimitMs,
  type Timing,
  timings,
} from './timing';

/** Items under one clock. */
export interface SectionPart {
  readonly kind: 'section';
  /** Unique within its plan: "quantitative-1". */
  readonly id: string;
  readonly title: string;
  /** What the items are about; the experimental section mixes three. */
  readonly section: Exclude<Section, 'writing'> | 'mixed';
  readonly minutes: number;
  /** The experimental section counts for nobody's score. */
  readonly scored: boolean;
  readonly asks: SectionContents;
  /** The files that its items are taken from. */
  readonly content: readonly ContentName[];
}

/** One of two prompts under one clock. */
export interface EssaySection {
  readonly kind: 'essay';
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly content: readonly ContentName[];
}

/** A clock and nothing else; it may be skipped. */
export interface BreakPart {
  readonly kind: 'break';
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  /** Only a timing with extra breaks has it. */
  readonly extra?: true;
}

export type PlanPart = SectionPart | EssaySection | BreakPart;

export interface TestPlan {
  readonly id: string;
  readonly title: string;
  readonly level: LevelId;
  /** A whole set as it is frozen, or items drawn from the practice pool. */
  readonly source: { readonly kind: 'set'; readonly set: SetName } | { readonly kind: 'pool' };
  readonly parts: readonly PlanPart[];
}

/** How many questions a section asks. */
export function sectionQuestionCount({ asks }: SectionPart): number {
  return Object.values(asks.items).reduce((sum, count) => sum + count, 0);
}

/** How many questions a whole test asks, in every section. */
export function testQuestionCount(plan: TestPlan): number {
  return plan.parts.reduce(
    (sum, part) => sum + (part.kind === 'section' ? sectionQuestionCount(part) : 0),
    0,
  );
}

/** How many of them count for the score. */
export function scoredQuestionCount(plan: TestPlan): number {
  return plan.parts.reduce(
    (sum, part) => sum + (part.kind === 'section' && part.scored ? sectionQuestionCount(part) : 0),
    0,
  );
}

/** A full test alone has them. */
export function hasBreaks({ parts }: Pick<TestPlan, 'parts'>): boolean {
  return parts.some(({ kind }) => kind === 'break');
}

/** The parts that a student works in: all but the breaks. */
export function partsWithoutBreaks(plan: TestPlan): readonly (SectionPart | EssaySection)[] {
  return plan.parts.filter((part) => part.kind !== 'break');
}

/** The content files of some parts, each once. */
export function contentNames(parts: readonly PlanPart[]): readonly ContentName[] {
  return [...new Set(parts.flatMap((part) => (part.kind === 'break' ? [] : part.content)))];
}

/** The parts that a test has with a timing: extra breaks and the experimental section are not in all. */
export function partsForTiming({ parts }: Pick<TestPlan, 'parts'>, timing: Timing): readonly PlanPart[] {
  return parts.filter((part) => {
    if (part.kind === 'break') return part.extra !== true || hasExtraBreaks(timing);
    return part.kind === 'essay' || part.scored || experimentalRule(timing) !== 'left-out';
  });
}

/** How long a part lasts with a timing, in milliseconds; null where no clock ends it. */
export function partDurationMs(part: PlanPart, timing: Timing): number | null {
  if (part.kind === 'break') return breakDurationMs(part.minutes, timing);
  return part.kind === 'essay' ? essayLimitMs(part.minutes, timing) : sectionLimitMs(part.minutes, timing);
}

/** The timings that a test may be taken with. Half more time is one where every way to test would be the same, and else three. */
export function availableTimings({ parts }: Pick<TestPlan, 'parts'>): readonly Timing[] {
  const isOneByAll = parts.every((part) => part.kind === 'section' && part.scored);
  const ways: readonly Timing[] = extraTimeOptions;
  return timings.filter((timing) => (isOneByAll ? !ways.includes(timing) : timing !== 'half-more'));
}

/** A chosen timing as this test offers it: half more time in one of the three ways is plain half more where all are the same. */
export function resolveTiming(plan: Pick<TestPlan, 'parts'>, chosen: Timing): Timing {
  const offered = availableTimings(plan);
  if (offered.includes(chosen)) return chosen;
  return chosen === 'half-more' ? 'half-more-paper' : 'half-more';
}

/** How long a whole test lasts, breaks included, in milliseconds; null where no clock ends its parts. */
export function testDurationMs(plan: TestPlan, timing: Timing): number | null {
  return partsForTiming(plan, timing).reduce<number | null>((sum, part) => {
    const ms = partDurationMs(part, timing);
    return sum === null || ms === null ? null : sum + ms;
  }, 0);
}
