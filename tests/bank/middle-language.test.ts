import { describe, expect, test } from 'vitest';
import { synonymItem } from '../unit/domain/exam/sample-items';
import { files } from './bank-content';
import {
  analogyFaults,
  passageFaults,
  questionFaults,
  stemListFaults,
  synonymFaults,
} from './middle-language';

const middle = files.filter(({ level }) => level === 'middle');

describe('the Middle Level’s questions', () => {
  test.each(middle)('$name has words of grades 5 to 7', ({ items, passages }) => {
    const synonyms = items.filter((item) => item.kind === 'synonym');
    expect([
      ...synonyms.flatMap((item) => synonymFaults(item).map((fault) => `${item.id}: ${fault}`)),
      ...(synonyms.length < 10 ? [] : stemListFaults(synonyms.map(({ stem }) => stem))),
      ...analogyFaults(items.filter((item) => item.kind === 'analogy')),
      ...items.flatMap((item) =>
        item.kind === 'quantitative' ? questionFaults(item).map((fault) => `${item.id}: ${fault}`) : [],
      ),
      ...passages.flatMap((passage) => passageFaults(passage).map((fault) => `${passage.id}: ${fault}`)),
    ]).toEqual([]);
  });
});

const choicesOf = (...texts: readonly [string, string, string, string, string]) => {
  const [a, b, c, d, e] = texts.map((text) => ({ text, why: '' }));
  const { choices } = synonymItem(1);
  return [a ?? choices[0], b ?? choices[1], c ?? choices[2], d ?? choices[3], e ?? choices[4]] as const;
};

describe('what is refused', () => {
  const easy = choicesOf('brave', 'happy', 'quiet', 'angry', 'clean');

  test('a stem that films hardly ever use', () =>
    expect(synonymFaults({ stem: 'Sesquipedalian', difficulty: 5, choices: easy })).toHaveLength(1));

  test('a choice that is rarer than its stem, but in hard items', () => {
    const choices = choicesOf('intrepid', 'happy', 'quiet', 'angry', 'clean');
    expect(synonymFaults({ stem: 'Fearless', difficulty: 2, choices })).toEqual([
      'the choice intrepid is rarer than the stem Fearless',
    ]);
    expect(synonymFaults({ stem: 'Fearless', difficulty: 4, choices })).toEqual([]);
  });

  test.each([
    ['easy stems', ['happy', 'clean', 'quiet', 'angry'], 'too many stems are known to fourth graders'],
    ['rare stems', ['abate', 'laud', 'elated', 'vex'], 'too many stems are rare'],
  ])('a file of %s', (_, stems, fault) => expect(stemListFaults(stems)).toContain(fault));

  test('a rare word in an analogy', () =>
    expect(
      analogyFaults([{ stem: 'Astrolabe is to navigator as', choices: easy }]).some((fault) =>
        fault.startsWith('Astrolabe'),
      ),
    ).toBe(true));

  test('a passage of uncommon words, but not of names', () => {
    const uncommon =
      'The taciturn, querulous, laconic, and fastidious lexicographer abhorred verbose prolixity.';
    expect(passageFaults({ text: [uncommon] })).toHaveLength(1);
    expect(
      passageFaults({
        text: ['Mr. Abernathy met Vindolanda, Sulpicia, Lepidina, Severa, Aneyoshi, Blaschka.'],
      }),
    ).toEqual([]);
  });

  test('a math question in hard words, but not in terms', () => {
    expect(questionFaults({ stem: 'A haberdasher sells a trapezoid with a perimeter of `4x`.' })).toEqual([
      'haberdasher is too rare',
    ]);
  });
});
