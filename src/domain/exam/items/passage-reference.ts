/** Finds the part of a passage that a question refers to: "in the second paragraph", "lines 3 to 5", "at the end of the poem". */
import type { Passage } from './item';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const ordinal = `${ordinals.join('|')}|last|final|opening|closing`;
const unit = '(?:paragraph|stanza)s?';
const text = '(?:passage|poem|story|letter|essay|speech|article|selection|excerpt)';

const quoted = /"[^"]*"|“[^”]*”/g;
/** Matches "the second paragraph" and "the first and third stanzas". */
const named = new RegExp(`\\b(${ordinal}) (?:(and|or|to|through) (?:the )?(${ordinal}) )?${unit}\\b`, 'gi');
/** Matches "paragraph 2" and "paragraphs 2 to 4". */
const numbered = /\b(?:paragraph|stanza)s? (\d+)(?:\s*(-|–|and|to|through)\s*(\d+))?/gi;
/** Matches "line 12" and "lines 3-5". Only verse has line numbers. */
const lined = /\blines? (\d+)(?:\s*(-|–|and|to|through)\s*(\d+))?/gi;
/** Matches "from its first paragraph to its last", where the noun occurs only once. */
const range = new RegExp(`\\b(${ordinal}) ${unit} (?:to|through) (?:its|the) (${ordinal})\\b`, 'gi');
/** Matches the end of "... and settle in its last?". Used only if the question also names a paragraph. */
const elliptic = new RegExp(`\\b(?:its|the) (${ordinal})(?=[?.,;:]|$)`, 'gi');
/** Matches "at the end of the poem" and "the opening of the passage". */
const edge = new RegExp(`\\b(beginning|start|opening|end|close|ending) of the ${text}\\b`, 'gi');
/**
 * Matches "the last sentence". Used only if the question names no paragraph, as "the last sentence of the second paragraph" does.
 */
const edgePart = /\b(first|last|final|opening|closing) (?:sentence|line|couplet)s?\b/gi;

/**
 * Returns the paragraphs (for verse, the stanzas) that a stem refers to, as sorted indexes from 0. Ignores text in quotation marks,
 * which comes from the passage. Empty for a reference to the whole passage.
 */
export function referencedParagraphs(
  stem: string,
  passage: Pick<Passage, 'form' | 'text'>,
): readonly number[] {
  const words = stem.replaceAll(quoted, '""');
  const count = passage.text.length;
  const stretches = paragraphStretches(words, count);
  const found = [
    ...(stretches.length > 0 ? stretches : edgeStretches(words, count)),
    ...(passage.form === 'verse' ? lineStretches(words, passage.text) : []),
  ];
  const indexes = new Set(found.flatMap(([from, to]) => between(from, to)));
  const known = [...indexes].filter((index) => index >= 0 && index < count);
  const whole = found.some(([from, to]) => from === 0 && to === count - 1) && count > 1;
  return whole ? [] : known.toSorted((a, b) => a - b);
}

/** The first and last paragraph index of a reference, both included. */
type Stretch = readonly [from: number, to: number];

function paragraphStretches(words: string, count: number): readonly Stretch[] {
  const ranges = [...words.matchAll(range)].map(([, from = '', to = '']): Stretch => [
    place(from, count),
    place(to, count),
  ]);
  if (ranges.length > 0) return ranges;
  const names = [...words.matchAll(named)].flatMap(([, from = '', joint, to]) =>
    joined(place(from, count), joint, to === undefined ? null : place(to, count)),
  );
  const numbers = [...words.matchAll(numbered)].flatMap(([, from, joint, to]) =>
    joined(Number(from) - 1, joint, to === undefined ? null : Number(to) - 1),
  );
  if (names.length === 0) return numbers;
  const unsaid = [...words.matchAll(elliptic)].map(([, at = '']): Stretch => [
    place(at, count),
    place(at, count),
  ]);
  return [...names, ...numbers, ...unsaid];
}

function edgeStretches(words: string, count: number): readonly Stretch[] {
  return [...words.matchAll(edge), ...words.matchAll(edgePart)].map(([, at = '']): Stretch => {
    const index = /^(beginning|start|opening|first)$/i.test(at) ? 0 : count - 1;
    return [index, index];
  });
}

function lineStretches(words: string, stanzas: readonly string[]): readonly Stretch[] {
  const stanzaOf = (line: number) => {
    let last = 0;
    return stanzas.findIndex((stanza) => {
      last += stanza.split('\n').length;
      return line <= last;
    });
  };
  return [...words.matchAll(lined)].flatMap(([, from, joint, to]) =>
    joined(stanzaOf(Number(from)), joint, to === undefined ? null : stanzaOf(Number(to))),
  );
}

/** "2 and 4" are two places, "2 to 4" is one range. */
function joined(from: number, joint: string | undefined, to: number | null): readonly Stretch[] {
  if (to === null) return [[from, from]];
  return joint === 'and' || joint === 'or'
    ? [
        [from, from],
        [to, to],
      ]
    : [[from, to]];
}

function place(word: string, count: number): number {
  const name = word.toLowerCase();
  if (name === 'opening') return 0;
  const index = ordinals.indexOf(name);
  return index < 0 ? count - 1 : index;
}

function between(from: number, to: number): readonly number[] {
  return to < from ? [] : Array.from({ length: to - from + 1 }, (_, step) => from + step);
}
