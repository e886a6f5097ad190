import { describe, expect, test } from 'vitest';
import { parseInlineMarks, stripInlineMarks } from '@/domain/page-text/inline-marks';
import { pathOf } from '@/site';

describe('the markup in a sentence', () => {
  test.each([
    ['Nothing marked.', [{ kind: 'text', text: 'Nothing marked.' }]],
    ['', []],
    [
      'A **quarter** point.',
      [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'quarter' },
        { kind: 'text', text: ' point.' },
      ],
    ],
    ['[Start](freeTest)', [{ kind: 'page', text: 'Start', path: pathOf('freeTest') }]],
    ['[a guess](scoring#guess)', [{ kind: 'page', text: 'a guess', path: '/ssat-scoring#guess' }]],
    ['[Form A](fullLengthTest?form=a)', [{ kind: 'page', text: 'Form A', path: '/full-length-test?form=a' }]],
    ['[Write](mailto:a@b.example)', [{ kind: 'outside', text: 'Write', href: 'mailto:a@b.example' }]],
    ['2 * 3 * 4 [sic]', [{ kind: 'text', text: '2 * 3 * 4 [sic]' }]],
  ])('%j', (sentence, parts) => expect(parseInlineMarks(sentence)).toEqual(parts));

  test('rejects a target that isn’t a page', () =>
    expect(() => parseInlineMarks('[Go](nowhere)')).toThrow('links to "nowhere", which is no page'));
});

test('removes the markup from a sentence', () =>
  expect(stripInlineMarks('A **right** answer, [in short](scoring).')).toBe('A right answer, in short.'));
