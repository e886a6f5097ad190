import type { WordEntry } from '@/domain/plan/words/word-entry';

/** An entry that passes every validator; other words need their own definition and sentence. */
export function wordEntry(changes: Partial<WordEntry> & Pick<WordEntry, 'word'>): WordEntry {
  const { word } = changes;
  return {
    partOfSpeech: 'adjective',
    definition: `careful with money and with little else, as in ${word.split('').toReversed().join('')}`,
    connotation: 'positive',
    difficulty: 2,
    levels: ['upper'],
    root: 'Latin frugalis, of the harvest',
    family: word === 'frugal' ? ['frugality'] : [],
    sentence: `My ${word} grandmother mended her old coats instead of buying new ones.`,
    secondMeaning: null,
    lookAlikes: [
      { word: 'fragile', meaning: 'easily broken' },
      { word: 'fungal', meaning: 'of mushrooms' },
    ],
    near: [],
    picture: `a hand that drops one coin into a jar for ${word}`,
    ...changes,
  };
}
