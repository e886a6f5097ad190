/** Every test that the site offers, each as a plan. Lengths of the real test: facts of November 2026. */
import { capitalized } from '@/lib/format';
import { sectionName } from '@/domain/section-names';
import { blueprint, type ContentName, fullForms, isContentName, type SectionContents } from './blueprint';
import { type Genre, genreLabels } from './genre';
import type { BreakPart, EssayPart, PlanPart, SectionPart, TestPlan } from './plan';

export type FullFormId = (typeof fullForms)[number];
type FrozenSet = FullFormId | 'diagnostic';

const verbalTitle = sectionName('verbal', 'test');
const quantitativeTitle = sectionName('quantitative', 'test');
const readingTitle = sectionName('reading', 'test');
const writingTitle = sectionName('writing', 'test');

/** What a section of a frozen set is called, what it is about, and how long it lasts at standard time. */
const sectionFacts = {
  verbal: { title: verbalTitle, section: 'verbal', minutes: { full: 30, diagnostic: 15 } },
  quantitative: { title: quantitativeTitle, section: 'quantitative', minutes: { full: 30, diagnostic: 30 } },
  'quantitative-1': {
    title: `${quantitativeTitle} 1`,
    section: 'quantitative',
    minutes: { full: 30, diagnostic: 30 },
  },
  'quantitative-2': {
    title: `${quantitativeTitle} 2`,
    section: 'quantitative',
    minutes: { full: 30, diagnostic: 30 },
  },
  reading: { title: readingTitle, section: 'reading', minutes: { full: 40, diagnostic: 20 } },
  experimental: { title: 'Experimental', section: 'mixed', minutes: { full: 15, diagnostic: 15 } },
} as const;
type SectionId = keyof typeof sectionFacts;

/** Older documents of the test maker give breaks of five minutes; the current ones give ten (checked November 2026). */
const breakMinutes = 10;

function fileOf(set: FrozenSet, section: string): ContentName {
  const name = `${set}/${section}`;
  if (!isContentName(name)) throw new Error(`The bank has no file ${name}`);
  return name;
}

function sectionOf(set: FrozenSet, id: SectionId): SectionPart {
  const contents: Readonly<Record<string, SectionContents>> = blueprint[set].sections;
  const asks = contents[id];
  if (asks === undefined) throw new Error(`The set ${set} has no section ${id}`);
  const { title, section, minutes } = sectionFacts[id];
  return {
    kind: 'section',
    id,
    title,
    section,
    minutes: minutes[set === 'diagnostic' ? 'diagnostic' : 'full'],
    scored: id !== 'experimental',
    asks,
    content: [fileOf(set, id)],
  };
}

function writingOf(file: ContentName): EssayPart {
  return { kind: 'essay', id: 'writing', title: writingTitle, minutes: 25, content: [file] };
}

function breakOf(id: string): BreakPart {
  return { kind: 'break', id, title: 'Break', minutes: breakMinutes };
}

/** The letter that a student knows a full form by. */
export const formLetters: Readonly<Record<FullFormId, string>> = {
  'form-a': 'A',
  'form-b': 'B',
  'form-c': 'C',
};

/** The form that an address asks for ("a", "B"); the first one for anything else. */
export function parseFormLetter(text: string | null): FullFormId {
  return fullForms.find((set) => formLetters[set] === text?.toUpperCase()) ?? fullForms[0];
}

/** One whole test in the official order; the experimental section comes last and may be left out. */
export function fullTest(set: FullFormId, withExperimental: boolean): TestPlan {
  const parts: PlanPart[] = [
    writingOf(fileOf(set, 'writing')),
    breakOf('break-1'),
    sectionOf(set, 'quantitative-1'),
    sectionOf(set, 'reading'),
    breakOf('break-2'),
    sectionOf(set, 'verbal'),
    sectionOf(set, 'quantitative-2'),
  ];
  if (withExperimental) parts.push(sectionOf(set, 'experimental'));
  return { id: set, title: `Full Test ${formLetters[set]}`, source: { kind: 'set', set }, parts };
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
    source: { kind: 'set', set },
    parts: [part],
  };
}

/**
 * Half of each scored section, to see where a student stands, then an essay, which may be left out. On the real test the essay
 * comes first; here it comes last, so that whoever has had enough has the scored sections behind them.
 */
export function diagnosticTest(withEssay: boolean): TestPlan {
  const parts: PlanPart[] = [
    sectionOf('diagnostic', 'verbal'),
    sectionOf('diagnostic', 'quantitative'),
    sectionOf('diagnostic', 'reading'),
  ];
  if (withEssay) parts.push(writingOf(fileOf('diagnostic', 'writing')));
  return {
    id: 'diagnostic',
    title: 'Free Diagnostic',
    source: { kind: 'set', set: 'diagnostic' },
    parts,
  };
}

/** The essay by itself, as long as on the real test; its two prompts are drawn from the practice pool. */
export const writingSample: TestPlan = {
  id: 'writing-sample',
  title: 'Writing Sample',
  source: { kind: 'pool' },
  parts: [writingOf('practice/writing')],
};

/** Verbal questions from the practice pool at the pace of the real section (60 in 30 minutes), synonyms first as there. */
function verbalDrill(id: string, title: string, ofEachKind: number): TestPlan {
  return {
    id,
    title,
    source: { kind: 'pool' },
    parts: [
      {
        kind: 'section',
        id: 'verbal',
        title: verbalTitle,
        section: 'verbal',
        minutes: ofEachKind,
        scored: true,
        asks: { items: { synonym: ofEachKind, analogy: ofEachKind }, rising: true },
        content: ['practice/synonyms', 'practice/analogies'],
      },
    ],
  };
}

export const quickVerbal = verbalDrill('quick-verbal', 'Quick Verbal Test', 5);
export const halfVerbal = verbalDrill('half-verbal', 'Half-Length Verbal Test', 15);

/** Every passage of the bank has this many questions; the bank's own tests see to it. */
export const questionsPerPassage = 5;

function readingDrill(id: string, title: string, passages: number, genre?: Genre): TestPlan {
  const questions = passages * questionsPerPassage;
  return {
    id,
    title,
    source: { kind: 'pool' },
    parts: [
      {
        kind: 'section',
        id: 'reading',
        title: readingTitle,
        section: 'reading',
        // The pace of the real section: 40 questions in 40 minutes.
        minutes: questions,
        scored: true,
        asks: { items: { reading: questions }, passages, ...(genre !== undefined && { genre }) },
        content: ['practice/reading'],
      },
    ],
  };
}

/** One passage of a genre with its questions. */
export function readingPassage(genre: Genre): TestPlan {
  return readingDrill(`reading-${genre}`, `One Passage, ${capitalized(genreLabels[genre])}`, 1, genre);
}

/** As many passages and questions as the real section has. */
export const fullReading = readingDrill('reading-full', 'Full Reading Section', 8);

/** The genres in the order in which lists show them. */
export const genres = [
  'fiction',
  'humanities',
  'science',
  'social-studies',
] as const satisfies readonly Genre[];

/** Every test that can be taken, full forms with their experimental section and the diagnostic with its essay. */
export const allPlans: readonly TestPlan[] = [
  ...fullForms.map((set) => fullTest(set, true)),
  ...fullForms.flatMap((set) => sectionsAlone.map((id) => sectionAlone(set, id))),
  diagnosticTest(true),
  writingSample,
  quickVerbal,
  halfVerbal,
  fullReading,
  ...genres.map(readingPassage),
];

/**
 * The plan that an id names, undefined for one that the site has never had or no longer has. A full form's comes with its
 * experimental section and the diagnostic's with its essay, though an attempt of it may have gone without.
 */
export function planOf(id: string): TestPlan | undefined {
  return allPlans.find((plan) => plan.id === id);
}

/** What the site calls a test, by the id of its plan; one that it no longer has is still a test. */
export function testTitle(planId: string): string {
  return planOf(planId)?.title ?? 'Earlier test';
}

/** The title of a form's part, by its id. */
export function partTitle(id: string): string {
  if (id === 'writing') return writingTitle;
  if (id.startsWith('break')) return 'Break';
  return isSectionId(id) ? sectionFacts[id].title : id;
}

function isSectionId(id: string): id is SectionId {
  return Object.hasOwn(sectionFacts, id);
}
