/** Building blocks for test plans. For the lengths of the real test, see docs/ssat.md, "A full test". */
import { assertPresent } from '@/lib/assert';
import { type NamedSection, sectionName } from '@/domain/section-names';
import {
  blueprint,
  type ContentName,
  type DiagnosticId,
  type FullFormId,
  isContentName,
  type ItemSetSpec,
} from '@/domain/exam/test/blueprint';
import { defaultLevel, type LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { essayMinutes } from '@/domain/exam/essays/essay-minutes';
import type { BreakPart, EssayPart, SectionPart } from '@/domain/exam/test/test-plan';

type FrozenSet = FullFormId | DiagnosticId;

/**
 * Returns the id of a level's test. The tests of the Upper Level have no prefix, because they were the first and their ids are in
 * saved attempts.
 */
export function planIdOf(level: LevelId, name: string): string {
  return level === defaultLevel ? name : `${level}-${name}`;
}

/** Returns a test's title; with its level's name, unless that is the default, so that no two tests have the same title. */
export function planTitleOf(level: LevelId, title: string): string {
  return level === defaultLevel ? title : `${title}, ${testLevels[level].name} Level`;
}

export const verbalTitle = sectionName('verbal', 'test');
const quantitativeTitle = sectionName('quantitative', 'test');
export const readingTitle = sectionName('reading', 'test');
const writingTitle = sectionName('writing', 'test');

/** Titles and subjects of the sections in frozen sets, whose items are fixed rather than drawn from the practice pool. */
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
 * Break lengths in minutes. The test maker's current pages list ten minutes for both breaks; older pages list five for the first
 * and ten for the second (docs/ssat.md, "A full test").
 */
export const breakMinutes = 10;
export const olderBreakMinutes = [5, 10] as const;

const shortBreak = 'Short Break';

/** Length in minutes of the breaks that some tests with extra time add (docs/ssat.md, "Extra time"). */
const extraBreakMinutes = 5;

export function contentFileName(set: FrozenSet, section: string): ContentName {
  const name = `${set}/${section}`;
  if (!isContentName(name)) throw new Error(`The bank has no file ${name}`);
  return name;
}

export function buildSectionPart(set: FrozenSet, id: SectionId): SectionPart {
  const { sections }: ItemSetSpec = blueprint[set];
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

export function buildEssayPart(file: ContentName): EssayPart {
  return { kind: 'essay', id: 'writing', title: writingTitle, minutes: essayMinutes, content: [file] };
}

export function buildBreakPart(id: string): BreakPart {
  return { kind: 'break', id, title: 'Break', minutes: breakMinutes };
}

export function buildExtraBreakPart(id: string): BreakPart {
  return { kind: 'break', id, title: shortBreak, minutes: extraBreakMinutes, extra: true };
}

/** The plan id of a drill is this and its subject. */
export const drillIdPrefix = 'drill-';

/** The id of a mistake review's only part, which can mix questions from all sections. */
export const mistakesPartId = 'mistakes';

/** Returns the title of a part, such as a section or a break, by its id; the id itself if it is unknown. */
export function partTitle(id: string): string {
  if (id === 'writing') return writingTitle;
  if (id.startsWith('break-extra')) return shortBreak;
  if (id.startsWith('break')) return 'Break';
  if (id === mistakesPartId) return 'Mistakes';
  return isSectionId(id) ? sectionFacts[id].title : id;
}

/** Returns a part's title as dashboards name its section: "Math 1" for "Quantitative 1". */
export function dashboardPartTitle(id: string): string {
  const section = sectionOfPartId(id);
  return section === null
    ? partTitle(id)
    : partTitle(id).replace(sectionName(section, 'test'), sectionName(section, 'dashboard'));
}

/** Returns the section that a part of a test belongs to, by the part's id; null if it is unknown or mixes sections. */
export function sectionOfPartId(id: string): NamedSection | null {
  if (id === 'writing') return 'writing';
  const section = isSectionId(id) ? sectionFacts[id].section : 'mixed';
  return section === 'mixed' ? null : section;
}

function isSectionId(id: string): id is SectionId {
  return Object.hasOwn(sectionFacts, id);
}
