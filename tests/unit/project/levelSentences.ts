/** Finds sentences that name one level of the test and not the others. */
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';

/** Returns the names of the levels in a text: "Upper". A name has a capital letter, unlike "the middle of the curve". */
export function levelNamesIn(text: string): readonly string[] {
  return levelIds
    .map((level) => testLevels[level].name)
    .filter((name) => new RegExp(String.raw`\b${name}\b`).test(text));
}

/** Returns the sentences that name one level alone, each once. */
export function sentencesAboutOneLevel(texts: readonly string[]): readonly string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]) +/));
  return [...new Set(sentences)].filter((sentence) => levelNamesIn(sentence).length === 1);
}
