import type { WordEntry } from '@/domain/plan/words/word-entry';

/** A word of the list for pages that show one without loading the list; a test compares it with its entry. */
export const exampleWord = {
  word: 'candid',
  partOfSpeech: 'adjective',
  definition: 'telling the truth openly, even when it may not please',
  root: 'Latin candidus, white or pure, from candere, to shine',
  sentence: 'My cousin was candid about my song: she liked the chorus, but the verses bored her.',
} as const satisfies Partial<WordEntry>;
