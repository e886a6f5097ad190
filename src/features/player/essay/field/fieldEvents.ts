/** Maps the events of a text field to edits of its history. */
import { type EditKind, redoEdit, type TextSelection, undoEdit } from '@/domain/exam/essays/essay-history';

/** Maps each `inputType` of the standard (https://www.w3.org/TR/input-events-2) to a kind of edit. */
export function editKindOf(inputType: string): EditKind {
  if (typed.has(inputType)) return 'typing';
  if (inputType === 'insertReplacementText') return 'replacement';
  return inputType.startsWith('deleteContent') || inputType.startsWith('deleteWord') ? 'deletion' : 'block';
}

const typed: ReadonlySet<string> = new Set([
  'insertText',
  'insertLineBreak',
  'insertParagraph',
  'insertCompositionText',
  'insertFromComposition',
]);

/**
 * Maps the undo and redo shortcuts of all platforms to their history steps; null for other keys. With Alt (or AltGr), the keys have
 * other meanings.
 */
export function undoRedoStepForKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  isComposing,
}: KeyboardEvent): typeof undoEdit | null {
  if (ctrlKey === metaKey || altKey || isComposing) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? redoEdit : undoEdit;
  // On a Mac, Command+Y opens the browser history instead.
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? redoEdit : null;
}

/** Returns the number of characters an event would add, as the field's `maxLength` counts them: a line break is one. */
export function countAddedCharacters({ inputType, data, dataTransfer }: InputEvent): number {
  if (!inputType.startsWith('insert')) return 0;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return 1;
  return (data ?? dataTransfer?.getData('text/plain') ?? '').replaceAll('\r\n', '\n').length;
}

export const fieldSelection = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): TextSelection => ({
  start: selectionStart,
  end: selectionEnd,
});
