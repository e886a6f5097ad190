/** Splits texts into words, and generates inflections. */

/** Returns the words in lower case, without punctuation. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+(?:[-’'][a-z]+)*/g) ?? [];
}

/** Returns the regular inflections of an English word: plural, past, -ing, -er, -est, -ly. Some of them are not real words. */
export function inflectionsOf(word: string): string[] {
  const stems = [word];
  if (word.endsWith('e')) stems.push(word.slice(0, -1));
  if (word.endsWith('y')) stems.push(`${word.slice(0, -1)}i`);
  if (/[aeiou][bdglmnprt]$/.test(word)) stems.push(word + word.slice(-1));
  const endings = ['s', 'es', 'd', 'ed', 'ing', 'r', 'er', 'est', 'ly'];
  return [word, ...stems.flatMap((stem) => endings.map((ending) => stem + ending))];
}
