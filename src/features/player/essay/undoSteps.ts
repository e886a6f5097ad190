/** What a sentence or a paragraph has just ended with, to the left of the cursor. */
const sentenceEnd = /(?:[.!?]["'\u2019\u201d)]*\s|\n)$/;

/** Neither an undo or redo nor part of a composition, which setting the cursor would cut off. */
export function isPlainTyping({ inputType, isComposing }: InputEvent): boolean {
  return !isComposing && inputType.startsWith('insert');
}

/**
 * Tells the browser where one step of its undo ends: Chromium takes everything that is typed without a move of the cursor
 * for a single step, and one press of Undo would take a whole page away. Setting the cursor where it stands ends a step there.
 */
export function endStepAtSentence(field: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart !== selectionEnd) return;
  if (sentenceEnd.test(value.slice(Math.max(0, selectionStart - 4), selectionStart)))
    field.setSelectionRange(selectionStart, selectionEnd);
}
