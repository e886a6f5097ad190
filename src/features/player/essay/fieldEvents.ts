/** Turns the events of a text field into edits of its history. */
import { type EditKind, redoEdit, type TextSelection, undoEdit } from '@/domain/exam/essay-history';

/** The kind of edit for each `inputType` of the standard (https://www.w3.org/TR/input-events-2). */
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

/** Undo and redo by the keys that all systems know. An option key makes them another's, as AltGr does. */
export function historyStepForKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  isComposing,
}: KeyboardEvent): typeof undoEdit | null {
  if (ctrlKey === metaKey || altKey || isComposing) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? redoEdit : undoEdit;
  // With the Mac's Command key the same letter opens the history.
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? redoEdit : null;
}

/** How many characters an event brings, as the field counts them. */
export function addedLength({ inputType, data, dataTransfer }: InputEvent): number {
  if (!inputType.startsWith('insert')) return 0;
  if (inputType === 'insertLineBreak' || inputType === 'insertParagraph') return 1;
  return (data ?? dataTransfer?.getData('text/plain') ?? '').replaceAll('\r\n', '\n').length;
}

export const fieldSelection = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): TextSelection => ({
  start: selectionStart,
  end: selectionEnd,
});
