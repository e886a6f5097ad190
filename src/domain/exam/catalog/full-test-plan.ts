/** Plans for the full forms, taken whole or one section at a time. */
import { blueprint, type FullFormId, fullFormsOf } from '@/domain/exam/test/blueprint';
import { defaultLevel, type LevelId } from '@/domain/exam/level/level-id';
import { testDurationMs, type PlanPart, type TestPlan } from '@/domain/exam/test/test-plan';
import { formLetters } from './form-letters';
import {
  buildBreakPart,
  buildExtraBreakPart,
  contentFileName,
  buildSectionPart,
  buildEssayPart,
  planTitleOf,
} from './plan-parts';

/** Parses a level's form from a URL parameter: its letter ("a", "B"), or "last"; defaults to the first form. */
export function parseFormLetter(text: string | null, level: LevelId): FullFormId {
  const forms = fullFormsOf(level);
  if (text === 'last') return lastFormOf(level);
  return forms.find((set) => formLetters[set] === text?.toUpperCase()) ?? forms[0];
}

/**
 * Returns the plan of a full test in the official order; the optional experimental section is last. It includes the extra breaks of
 * some timings, which `partsForTiming` removes for the others.
 */
export function fullTestPlan(set: FullFormId, withExperimental: boolean): TestPlan {
  const { level } = blueprint[set];
  const parts: PlanPart[] = [
    buildEssayPart(contentFileName(set, 'writing')),
    buildBreakPart('break-1'),
    buildSectionPart(set, 'quantitative-1'),
    buildExtraBreakPart('break-extra-1'),
    buildSectionPart(set, 'reading'),
    buildBreakPart('break-2'),
    buildSectionPart(set, 'verbal'),
    buildExtraBreakPart('break-extra-2'),
    buildSectionPart(set, 'quantitative-2'),
  ];
  if (withExperimental) parts.push(buildSectionPart(set, 'experimental'));
  return {
    id: set,
    title: planTitleOf(level, `Full Test ${formLetters[set]}`),
    level,
    source: { kind: 'set', set },
    parts,
  };
}

/**
 * Returns the length of a full test at standard time, both breaks included, in whole minutes. The forms of all levels have the same
 * length.
 */
export function fullTestMinutes(withExperimental: boolean): number {
  const [form] = fullFormsOf(defaultLevel);
  return Math.round((testDurationMs(fullTestPlan(form, withExperimental), 'standard') ?? 0) / 60_000);
}

/** Describes what the length from `fullTestMinutes` includes. */
export function fullTestInclusionsText(withExperimental: boolean): string {
  return withExperimental
    ? 'with both breaks and the experimental section'
    : 'with both breaks, without the experimental section';
}

/** The sections of a full form that can be taken alone, in test order. */
export const singleSectionIds = ['quantitative-1', 'reading', 'verbal', 'quantitative-2'] as const;
export type SingleSectionId = (typeof singleSectionIds)[number];

/** Parses the section from a URL parameter; null if invalid. */
export function parseSingleSectionId(text: string | null): SingleSectionId | null {
  return singleSectionIds.find((id) => id === text) ?? null;
}

/** Returns the form that students of a level take last. */
export function lastFormOf(level: LevelId): FullFormId {
  const [first, ...others] = fullFormsOf(level);
  return others.at(-1) ?? first;
}

/** Returns the plan for one section of a form. Its items count as seen if the student takes the whole form later. */
export function singleSectionPlan(set: FullFormId, id: SingleSectionId): TestPlan {
  const { level } = blueprint[set];
  const part = buildSectionPart(set, id);
  return {
    id: `${set}-${id}`,
    title: planTitleOf(level, `Test ${formLetters[set]}, ${part.title}`),
    level,
    source: { kind: 'set', set },
    parts: [part],
  };
}
