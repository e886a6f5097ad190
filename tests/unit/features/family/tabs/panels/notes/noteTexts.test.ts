import { expect, test } from 'vitest';
import { noteActionLabel } from '@/features/family/tabs/panels/notes/noteTexts';

test('a button names its note, with letters from right to left isolated', () => {
  expect(noteActionLabel('Edit', { text: 'Sick' })).toBe('Edit the note “Sick”');
  expect(noteActionLabel('Remove', { text: '\u05d7\u05d5\u05dc\u05d4' })).toBe(
    'Remove the note “\u2068\u05d7\u05d5\u05dc\u05d4\u2069”',
  );
});
