/** Tests whose questions are drawn from the practice pool. */
import { blueprint } from '@/domain/exam/test/blueprint';
import { type Genre, genreLabels } from '@/domain/exam/items/genre';
import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import { capitalize } from '@/lib/text/format';
import { readingTitle, verbalTitle, buildEssayPart } from './plan-parts';

const { level, sections } = blueprint.practice;

/** The numbers of questions, passages, and prompts that these tests draw from. Drills have more, in later files. */
export const testPool = {
  verbalQuestions: sections.synonyms.items.synonym + sections.analogies.items.analogy,
  passages: sections.reading.passages,
  prompts: sections.writing.prompts.personal + sections.writing.prompts.general,
} as const;

/** The essay alone, with the same time limit as on the real test and two prompts from the practice pool. */
export const writingSamplePlan: TestPlan = {
  id: 'writing-sample',
  title: 'Writing Sample',
  level,
  source: { kind: 'pool' },
  parts: [buildEssayPart('practice/writing')],
};

/** Verbal questions at the pace of the real section (60 in 30 minutes), synonyms first, as on the real test. */
function verbalDrill(id: string, title: string, ofEachKind: number): TestPlan {
  return {
    id,
    title,
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
        content: ['practice/synonyms', 'practice/analogies'],
      },
    ],
  };
}

export const quickVerbalPlan = verbalDrill('quick-verbal', 'Quick Verbal Test', 5);
export const halfVerbalPlan = verbalDrill('half-verbal', 'Half-Length Verbal Test', 15);

function readingDrill(id: string, title: string, passages: number, genre?: Genre): TestPlan {
  const questions = passages * questionsPerPassage;
  return {
    id,
    title,
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
        content: ['practice/reading'],
      },
    ],
  };
}

export function readingPassagePlan(genre: Genre): TestPlan {
  return readingDrill(`reading-${genre}`, `One Passage, ${capitalize(genreLabels[genre])}`, 1, genre);
}

/** The same number of passages and questions as the real section. */
export const fullReadingPlan = readingDrill('reading-full', 'Full Reading Section', 8);

/** Genres in display order. */
export const genres = [
  'fiction',
  'humanities',
  'science',
  'social-studies',
] as const satisfies readonly Genre[];
