/** Building blocks for test plans. Lengths of the real test: docs/ssat.md, "A full test". */
import { assertPresent } from '@/lib/assert';
import { sectionName } from '@/domain/section-names';
import {
  blueprint,
  type ContentName,
  type fullForms,
  isContentName,
  type SetPlan,
} from '@/domain/exam/test/blueprint';
import { essayMinutes } from '@/domain/exam/essays/essay-minutes';
import type { BreakPart, EssaySection, SectionPart } from '@/domain/exam/test/test-plan';

export type FullFormId = (typeof fullForms)[number];
type FrozenSet = FullFormId | 'diagnostic';

export const verbalTitle = sectionName('verbal', 'test');
const quantitativeTitle = sectionName('quantitative', 'test');
export const readingTitle = sectionName('reading', 'test');
const writingTitle = sectionName('writing', 'test');

/** Titles and subjects of the sections in frozen sets. */
const sectionFacts = {
  verbal: { title: verbalTitle, section: 'verbal' },
  quantitative: { title: quantitativeTitle, section: 'quantitative' },
  'quantitative-1': { title: `${quantitativeTitle} 1`, section: 'quantitative' },
  'quantitative-2': { title: `${quantitativeTitle} 2`, section: 'quantitative' },
  reading: { title: readingTitle, section: 'reading' },
  experimental: { title: 'Experimental', section: 'mixed' },
} as const;
type SectionId = keyof typeof sectionFacts;

/**
 * Older pages of the test maker list a five-minute and a ten-minute break; current ones list ten minutes each
 * (docs/ssat.md, "A full test").
 */
export const breakMinutes = 10;
export const olderBreakMinutes = [5, 10] as const;

const shortBreak = 'Short Break';

/** Length of the breaks that some tests with extra time add (docs/ssat.md, "Extra time"). */
const extraBreakMinutes = 5;

export function contentFileName(set: FrozenSet, section: string): ContentName {
  const name = `${set}/${section}`;
  if (!isContentName(name)) throw new Error(`The bank has no file ${name}`);
  return name;
}

export function buildSectionPart(set: FrozenSet, id: SectionId): SectionPart {
  const { sections }: SetPlan = blueprint[set];
  const { minutes, ...asks } = assertPresent(sections[id], `The set ${set} has no section ${id}`);
  const { title, section } = sectionFacts[id];
  return {
    kind: 'section',
    id,
    title,
    section,
    minutes: assertPresent(minutes, `The set ${set} has no minutes for ${id}`),
    scored: id !== 'experimental',
    asks,
    content: [contentFileName(set, id)],
  };
}

export function buildEssaySection(file: ContentName): EssaySection {
  return { kind: 'essay', id: 'writing', title: writingTitle, minutes: essayMinutes, content: [file] };
}

export function buildBreakPart(id: string): BreakPart {
  return { kind: 'break', id, title: 'Break', minutes: breakMinutes };
}

export function buildExtraBreakPart(id: string): BreakPart {
  return { kind: 'break', id, title: shortBreak, minutes: extraBreakMinutes, extra: true };
}

/** The id of the single part of a mistake review, whose questions come from all sections. */
export const mistakesPartId = 'mistakes';

/** Returns the title of a form's part by its id. */
export function partTitle(id: string): string {
  if (id === 'writing') return writingTitle;
  if (id.startsWith('break-extra')) return shortBreak;
  if (id.startsWith('break')) return 'Break';
  if (id === mistakesPartId) return 'Mistakes';
  return isSectionId(id) ? sectionFacts[id].title : id;
}

function isSectionId(id: string): id is SectionId {
  return Object.hasOwn(sectionFacts, id);
}
