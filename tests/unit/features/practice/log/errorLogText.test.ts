/** The error log never shows a miss's right answer, which still has to be recalled. */
import { expect, test } from 'vitest';
import type { Item, ChoiceLetter } from '@/domain/exam/items/item';
import type { Miss } from '@/domain/plan/mistakes/error-log';
import type { DistractorsOfKind } from '@/domain/plan/mistakes/distractors';
import {
  errorLogSummarySentence,
  missDescriptionText,
  mistakePatternText,
  mistakeSourceText,
  reviewDrillLength,
  recallProgressText,
  upcomingMistakesSentence,
} from '@/features/practice/log/errorLogText';
import type { LoggedMistake } from '@/features/practice/log/logFacts';
import { synonymItem } from '../../../domain/exam/sample-items';

const withTypedKey = synonymItem(1, { key: 'B' });
const [a, b, c, d, e] = withTypedKey.choices;
const item: Item = {
  ...withTypedKey,
  choices: [{ ...a, distractor: 'look-alike' }, b, { text: c.text, why: c.why }, d, e],
};

const missed = (miss: Miss): LoggedMistake => ({
  id: item.id,
  facts: {
    kind: 'synonym',
    section: 'verbal',
    topic: 'synonyms',
    group: 'synonyms-nouns',
    difficulty: item.difficulty,
  },
  itemRef: item.id,
  miss,
  missedAt: { utcMs: 0, offsetMinutes: 0 },
  planId: 'quick-verbal',
  similarityKey: null,
  recalls: 0,
  dueDay: null,
  cause: null,
});
const wrong = (letter: ChoiceLetter): Miss => ({ kind: 'wrong', letter });
const guessed = (letter: ChoiceLetter): Miss => ({ kind: 'guessed', letter });

test.each([
  ['a blank', { kind: 'blank', ranOut: false }, item, 'You left it blank.'],
  ['a blank at the end', { kind: 'blank', ranOut: true }, item, 'Time was up before you answered.'],
  ['a wrong choice with its trap', wrong('A'), item, 'You chose “alpha”: looks like the word.'],
  ['a wrong choice with nothing known about it', wrong('C'), item, 'You chose “delta.”'],
  ['a wrong choice before its question has loaded', wrong('C'), null, 'You chose C.'],
  ['a wrong guess', guessed('A'), item, 'You guessed “alpha”: looks like the word.'],
  ['a right guess', guessed('B'), item, 'You guessed right.'],
  ['a guess before its question has loaded', guessed('B'), null, 'You guessed.'],
] satisfies [string, Miss, Item | null, string][])('%s', (_, miss, known, words) => {
  expect(missDescriptionText(missed(miss), known)).toBe(words);
});

test('a mistake is named after the day on which it was made there', () => {
  // 1:30 in the morning of November 20 in Auckland.
  const missedAt = { utcMs: Date.UTC(2026, 10, 19, 12, 30), offsetMinutes: 780 };
  expect(mistakeSourceText({ ...missed(wrong('A')), missedAt }, '2026-11-23')).toMatch(/, Nov 20$/);
});

test('the log gives the numbers of open, due, and done questions', () => {
  const mistakes = [missed(wrong('A')), { ...missed(wrong('A')), dueDay: '2026-11-23' as const }];
  expect(errorLogSummarySentence(mistakes, '2026-11-23')).toBe('1 question open, 1 due today, 1 done.');
});

test('screen readers get the dots as text', () =>
  expect(recallProgressText(1)).toBe('Right again 1 of 2 times'));

const few: DistractorsOfKind = { kind: 'reading', wrongCount: 3, distractors: null };
const tied: DistractorsOfKind = {
  kind: 'quantitative',
  wrongCount: 11,
  distractors: (['wrong-rule', 'arithmetic', 'unit', 'order', 'left-out'] as const).map((distractor) => ({
    distractor,
    count: 2,
  })),
};
const clear: DistractorsOfKind = {
  kind: 'quantitative',
  wrongCount: 11,
  distractors: [
    { distractor: 'wrong-rule', count: 6 },
    { distractor: 'arithmetic', count: 3 },
  ],
};
test.each([
  [
    'too few wrong answers',
    [few],
    /^Once you have 8 wrong answers to one kind of question, we break them down here\.$/,
  ],
  ['a tie', [tied, few], /^Your wrong answers show no clear pattern/],
  [
    'a distractor that stands out, with advice that fits it',
    [few, clear],
    /^Wrong formula or rule: 6 of 11 wrong answers in Math\. Write the rule down before you use it/,
  ],
] satisfies [string, readonly DistractorsOfKind[], RegExp][])(
  'the pattern of mistakes: %s',
  (_, distractors, words) => {
    expect(mistakePatternText(distractors)).toMatch(words);
  },
);

test.each([
  ['the rest of today’s review', { asked: 12, due: 40 }, 12],
  ['the usual number after that', { asked: 0, due: 40 }, 10],
  ['everything if less is due', { asked: 0, due: 3 }, 3],
  ['nothing if nothing is due', { asked: 0, due: 0 }, 0],
])('a review asks %s', (_, { asked: questionsLeft, due }, questions) =>
  expect(reviewDrillLength({ questionsLeft, due, coveredMistakes: questionsLeft, backlogEndDay: null })).toBe(
    questions,
  ),
);

test.each([
  [[0, 0, 0, 0, 0, 0, 0], 'No mistakes are due in the next seven days.'],
  [[6, 2, 0, 4, 0, 0, 0], '12 mistakes are due in the next seven days, 6 of them today.'],
  [[0, 1, 0, 0, 0, 0, 0], '1 mistake is due in the next seven days, none today.'],
  [[3, 0, 0, 0, 0, 0, 0], '3 mistakes are due today, and none in the six days after.'],
  [[1, 0, 0, 0, 0, 0, 0], '1 mistake is due today, and none in the six days after.'],
])('mistakes due by day: %j', (counts, sentence) => {
  expect(upcomingMistakesSentence(counts)).toBe(sentence);
});
