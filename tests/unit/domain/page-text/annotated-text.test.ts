import { describe, expect, test } from 'vitest';
import { splitAnnotatedText } from '@/domain/page-text/annotated-text';

const text = 'One bin, two bins, three whole bins.';
const on = (...words: readonly string[]) => words.map((each) => ({ on: each }));

describe('a text with notes', () => {
  test.each([
    ['no notes', on(), [text]],
    ['a note in the middle', on('two bins'), ['One bin, ', '[two bins]', ', three whole bins.']],
    [
      'notes at both ends',
      on('One bin', 'whole bins.'),
      ['[One bin]', ', two bins, three ', '[whole bins.]'],
    ],
    [
      'notes next to each other',
      on('two ', 'bins, three'),
      ['One bin, ', '[two ]', '[bins, three]', ' whole bins.'],
    ],
    ['a note on the whole text', on(text), [`[${text}]`]],
  ])('%s', (_, notes, parts) =>
    expect(
      splitAnnotatedText({ text, notes }).map((part) => (part.note === null ? part.text : `[${part.text}]`)),
    ).toEqual(parts),
  );

  test.each([
    ['aren’t in the text', on('four bins')],
    ['are in the text twice', on('bins')],
    ['come before the previous note', on('three', 'two')],
    ['overlap the previous note', on('two bins', 'bins, three')],
    ['are empty', on('')],
  ])('rejects a note whose words %s', (_, notes) =>
    expect(() => splitAnnotatedText({ text, notes })).toThrow('which is not once in the text'),
  );
});
