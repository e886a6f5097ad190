/** What the start pages of several tests say in the same words. */
import type { TermDefinition } from '@/ui/cards/TermList';

export const howPointsCount = {
  term: 'How points count',
  text: 'A right answer gains a point, a wrong one costs a quarter of a point, a blank costs nothing.',
} as const satisfies TermDefinition;

/** Of a test of one section. */
export const whatOneSectionGives = {
  term: 'What it gives',
  text: 'Your raw score, the time each question took, and why each choice is right or wrong.',
} as const satisfies TermDefinition;

/** Of a test of several sections. */
export const whatAllSectionsGive = {
  term: 'What it gives',
  text: 'Your raw score section by section, the time each question took, and why each choice is right or wrong.',
} as const satisfies TermDefinition;
