const open = '\u2068';
const close = '\u2069';

/** Letters and digits of the scripts that are written from right to left, such as Hebrew and Arabic, by their blocks in Unicode. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Prepares a person's words for a sentence that is a string: right-to-left ones are isolated, because they would otherwise change
 * the order of the digits and punctuation beside them. Words that are the whole text of an element stand in `<bdi>` instead.
 */
export function isolated(words: string): string {
  return rightToLeft.test(words) ? `${open}${words}${close}` : words;
}

/** Closes the isolates of a text that was cut short. */
export function closeIsolates(text: string): string {
  const left = text.split(open).length - text.split(close).length;
  return text + close.repeat(Math.max(0, left));
}
