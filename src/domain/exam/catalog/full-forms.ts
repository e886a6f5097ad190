/** The three full forms, whole or one section alone. */
import { blueprint, fullForms } from '@/domain/exam/blueprint';
import { planMs, type PlanPart, type TestPlan } from '@/domain/exam/plan';
import { formLetters } from './form-letters';
import { breakOf, extraBreakOf, fileOf, type FullFormId, sectionOf, writingOf } from './parts';

/** The form that an address asks for ("a", "B"); the first one for anything else. */
export function parseFormLetter(text: string | null): FullFormId {
  return fullForms.find((set) => formLetters[set] === text?.toUpperCase()) ?? fullForms[0];
}

/** One whole test in the official order, with the breaks of every timing; the experimental section comes last and may be left out. */
export function fullTest(set: FullFormId, withExperimental: boolean): TestPlan {
  const parts: PlanPart[] = [
    writingOf(fileOf(set, 'writing')),
    breakOf('break-1'),
    sectionOf(set, 'quantitative-1'),
    extraBreakOf('break-extra-1'),
    sectionOf(set, 'reading'),
    breakOf('break-2'),
    sectionOf(set, 'verbal'),
    extraBreakOf('break-extra-2'),
    sectionOf(set, 'quantitative-2'),
  ];
  if (withExperimental) parts.push(sectionOf(set, 'experimental'));
  return {
    id: set,
    title: `Full Test ${formLetters[set]}`,
    level: blueprint[set].level,
    source: { kind: 'set', set },
    parts,
  };
}

/** Minutes of a full test at standard time with both breaks: all forms are equally long. */
export function fullTestMinutes(withExperimental: boolean): number {
  return Math.round((planMs(fullTest(fullForms[0], withExperimental), 'standard') ?? 0) / 60_000);
}

/** Which of the two lengths of a full test is meant, after that length. */
export function lengthMeant(withExperimental: boolean): string {
  return withExperimental
    ? 'with both breaks and the experimental section'
    : 'with both breaks, without the experimental section';
}

/** The sections of a full form that can be taken alone, in the order of the test. */
export const sectionsAlone = ['quantitative-1', 'reading', 'verbal', 'quantitative-2'] as const;
export type SectionAlone = (typeof sectionsAlone)[number];

/** The section that an address asks for; null for anything else. */
export function parseSectionAlone(text: string | null): SectionAlone | null {
  return sectionsAlone.find((id) => id === text) ?? null;
}

/** One section of a full form by itself; its items count as seen when the whole form is taken later. */
export function sectionAlone(set: FullFormId, id: SectionAlone): TestPlan {
  const part = sectionOf(set, id);
  return {
    id: `${set}-${id}`,
    title: `Test ${formLetters[set]}, ${part.title}`,
    level: blueprint[set].level,
    source: { kind: 'set', set },
    parts: [part],
  };
}
