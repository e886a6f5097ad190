import { describe, expect, test } from 'vitest';
import { splitAnnotatedText } from '@/domain/page-text/annotated-text';

const text = 'One bin, two bins, three whole bins.';
const on = (...words: readonly string[]) => words.map((each) => ({ on: each }));

describe('a text with notes', () => {
  test.each([
    ['none', on(), [text]],
    ['in the middle', on('two bins'), ['One bin, ', '[two bins]', ', three whole bins.']],
    ['at both ends', on('One bin', 'whole bins.'), ['[One bin]', ', two bins, three ', '[whole bins.]']],
    ['side by side', on('two ', 'bins, three'), ['One bin, ', '[two ]', '[bins, three]', ' whole bins.']],
    ['on the whole', on(text), [`[${text}]`]],
  ])('%s', (_, notes, parts) =>
    expect(
      splitAnnotatedText({ text, notes }).map((part) => (part.note === null ? part.text : `[${part.text}]`)),
    ).toEqual(parts),
  );

  test.each([
    ['isn’t there', on('four bins')],
    ['is there twice', on('bins')],
    ['comes before the last', on('three', 'two')],
    ['overlaps the last', on('two bins', 'bins, three')],
    ['is empty', on('')],
  ])('a note whose words %s is refused', (_, notes) =>
    expect(() => splitAnnotatedText({ text, notes })).toThrow('which is not once in the text'),
  );
});
