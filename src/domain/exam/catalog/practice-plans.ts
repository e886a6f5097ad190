/** Tests whose questions are drawn from the practice pool of a level. */
import { blueprint, type ContentName, isContentName, levelSets } from '@/domain/exam/test/blueprint';
import { type Genre, genreLabels } from '@/domain/exam/items/genre';
import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import { capitalize } from '@/lib/text/format';
import { buildEssayPart, planIdOf, planTitleOf, readingTitle, verbalTitle } from './plan-parts';

/** The pool's sections that tests draw from. Drills have more, in later files. */
type TestSection = 'synonyms' | 'analogies' | 'reading' | 'writing';

function poolFile(level: LevelId, section: TestSection): ContentName {
  const name = `${levelSets[level].practice}/${section}`;
  if (!isContentName(name)) throw new Error(`The bank has no file ${name}`);
  return name;
}

/** The numbers of questions, passages, and prompts that these tests draw from. */
export interface TestPool {
  readonly verbalQuestions: number;
  readonly passages: number;
  readonly prompts: number;
}

export function testPool(level: LevelId): TestPool {
  const { synonyms, analogies, reading, writing } = blueprint[levelSets[level].practice].sections;
  return {
    verbalQuestions: synonyms.items.synonym + analogies.items.analogy,
    passages: reading.passages,
    prompts: Object.values(writing.prompts).reduce((sum, count) => sum + count, 0),
  };
}

/** The essay alone, with the same time limit as on the real test and two prompts from the practice pool. */
export function writingSamplePlan(level: LevelId): TestPlan {
  return {
    id: planIdOf(level, 'writing-sample'),
    title: planTitleOf(level, 'Writing Sample'),
    level,
    source: { kind: 'pool' },
    parts: [buildEssayPart(poolFile(level, 'writing'))],
  };
}

interface VerbalTest {
  readonly name: string;
  readonly title: string;
  readonly ofEachKind: number;
}

/** Verbal questions at the pace of the real section (60 in 30 minutes), synonyms first, as on the real test. */
function verbalPlan(level: LevelId, { name, title, ofEachKind }: VerbalTest): TestPlan {
  return {
    id: planIdOf(level, name),
    title: planTitleOf(level, title),
    level,
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
        content: [poolFile(level, 'synonyms'), poolFile(level, 'analogies')],
      },
    ],
  };
}

export function quickVerbalPlan(level: LevelId): TestPlan {
  return verbalPlan(level, { name: 'quick-verbal', title: 'Quick Verbal Test', ofEachKind: 5 });
}

export function halfVerbalPlan(level: LevelId): TestPlan {
  return verbalPlan(level, { name: 'half-verbal', title: 'Half-Length Verbal Test', ofEachKind: 15 });
}

interface ReadingTest {
  readonly name: string;
  readonly title: string;
  readonly passages: number;
  readonly genre?: Genre;
}

function readingPlan(level: LevelId, { name, title, passages, genre }: ReadingTest): TestPlan {
  const questions = passages * questionsPerPassage;
  return {
    id: planIdOf(level, name),
    title: planTitleOf(level, title),
    level,
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
        content: [poolFile(level, 'reading')],
      },
    ],
  };
}

export function readingPassagePlan(level: LevelId, genre: Genre): TestPlan {
  const title = `One Passage, ${capitalize(genreLabels[genre])}`;
  return readingPlan(level, { name: `reading-${genre}`, title, passages: 1, genre });
}

/** The same number of passages and questions as the real section. */
export function fullReadingPlan(level: LevelId): TestPlan {
  return readingPlan(level, { name: 'reading-full', title: 'Full Reading Section', passages: 8 });
}

/** Genres in display order. */
export const genres = [
  'fiction',
  'humanities',
  'science',
  'social-studies',
] as const satisfies readonly Genre[];
