/** Tests whose questions are drawn from the practice pool. */
import { blueprint } from '@/domain/exam/blueprint';
import { type Genre, genreLabels } from '@/domain/exam/genre';
import { questionsPerPassage } from '@/domain/exam/passage-questions';
import type { TestPlan } from '@/domain/exam/test-plan';
import { capitalize } from '@/lib/format';
import { readingTitle, verbalTitle, buildEssaySection } from './plan-parts';

const { level } = blueprint.practice;

/** The essay by itself, as long as on the real test; its two prompts are drawn from the practice pool. */
export const writingSamplePlan: TestPlan = {
  id: 'writing-sample',
  title: 'Writing Sample',
  level,
  source: { kind: 'pool' },
  parts: [buildEssaySection('practice/writing')],
};

/** Verbal questions from the practice pool at the pace of the real section (60 in 30 minutes), synonyms first as there. */
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

/** One passage of a genre with its questions. */
export function readingPassagePlan(genre: Genre): TestPlan {
  return readingDrill(`reading-${genre}`, `One Passage, ${capitalize(genreLabels[genre])}`, 1, genre);
}

/** As many passages and questions as the real section has. */
export const fullReadingPlan = readingDrill('reading-full', 'Full Reading Section', 8);

/** The genres in the order in which lists show them. */
export const genres = [
  'fiction',
  'humanities',
  'science',
  'social-studies',
] as const satisfies readonly Genre[];
