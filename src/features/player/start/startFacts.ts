/** Facts shared by the start pages of several tests. */
import type { TermDefinition } from '@/ui/cards/TermList';

export const scoringRuleFact = {
  term: 'How points count',
  text: 'A right answer earns one point, a wrong answer costs a quarter of a point, and a blank costs nothing.',
} as const satisfies TermDefinition;

/** For a test of one section that is too short for an estimate. */
export const oneSectionResultFact = {
  term: 'What you get',
  text: 'You get your raw score, the time each question took, and an explanation of every choice.',
} as const satisfies TermDefinition;

/** For a test of one section that is long enough for an estimate. */
export const estimatedSectionResultFact = {
  term: 'What you get',
  text: 'You get your raw score, an estimate if enough questions are new to you, the time each question took, and an explanation of every choice.',
} as const satisfies TermDefinition;

/** For a test of several sections. */
export const allSectionsResultFact = {
  term: 'What you get',
  text: 'You get your raw score for each section, an estimate if enough questions are new to you, the time each question took, and an explanation of every choice.',
} as const satisfies TermDefinition;
