/** The words of a text, and the forms that a word may take in one. */

/** In small letters, without punctuation. */
export function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+(?:[-’'][a-z]+)*/g) ?? [];
}

/** The plain inflections of an English word: plural, past, with -ing, -er, -est, -ly. Some that no word has are among them. */
export function inflectionsOf(word: string): string[] {
  const stems = [word];
  if (word.endsWith('e')) stems.push(word.slice(0, -1));
  if (word.endsWith('y')) stems.push(`${word.slice(0, -1)}i`);
  if (/[aeiou][bdglmnprt]$/.test(word)) stems.push(word + word.slice(-1));
  const endings = ['s', 'es', 'd', 'ed', 'ing', 'r', 'er', 'est', 'ly'];
  return [word, ...stems.flatMap((stem) => endings.map((ending) => stem + ending))];
}
