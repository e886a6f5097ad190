/** The counted answers of a test and the kinds of wrong choices taken. */
import { describe, expect, test } from 'vitest';
import { auditGuesses } from '@/domain/exam/report/guess-audit';
import { countSectionAnswers, type CountedSection, countTraps } from '@/domain/learner/test-answers';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { judged } from '../exam/report/sample-results';
import { answer, generator, leftBlank, nounItem, percentItem, wrong } from '../plan/sample-practice';

const section = (change: Partial<CountedSection> = {}): CountedSection => ({
  kind: 'section',
  section: 'verbal',
  scored: true,
  questions: 10,
  limitMs: 300_000,
  answers: [],
  ...change,
});

describe('the answers of a section', () => {
  test.each([
    ['nothing answered', section(), { right: 0, wrong: 0, blank: 10, guesses: { answered: 0, right: 0 } }],
    [
      'questions that were never shown count as blank',
      section({ answers: [answer('syn-1'), answer('syn-2', wrong), answer('syn-3', leftBlank)] }),
      { right: 1, wrong: 1, blank: 8, guesses: { answered: 0, right: 0 } },
    ],
    [
      'marked guesses, right and wrong',
      section({
        answers: [
          answer('syn-1', { confidence: 'guess' }),
          answer('syn-2', { ...wrong, confidence: 'guess' }),
          answer('syn-3', { confidence: 'leaning' }),
        ],
      }),
      { right: 2, wrong: 1, blank: 7, guesses: { answered: 2, right: 1 } },
    ],
    [
      'answers too fast to have read the question, unless they were rated',
      section({
        answers: [
          answer('syn-1', { ...wrong, timeMs: 2999 }),
          answer('syn-2', { timeMs: 3000 }),
          answer('syn-3', { timeMs: 1000, confidence: 'sure' }),
          answer('syn-4', { ...leftBlank, timeMs: 500 }),
        ],
      }),
      { right: 2, wrong: 1, blank: 7, guesses: { answered: 1, right: 0 } },
    ],
    [
      'no answer is too fast without a time limit',
      section({ limitMs: null, answers: [answer('syn-1', { timeMs: 10 })] }),
      { right: 1, wrong: 0, blank: 9, guesses: { answered: 0, right: 0 } },
    ],
  ])('%s', (_, part, counts) => expect(countSectionAnswers([part])).toEqual({ verbal: counts }));

  test('add up over two parts; unscored, mixed, and written parts are left out', () => {
    const two = [1, 2].map((place) =>
      section({ section: 'quantitative', questions: 25, answers: [answer(`qua-${place}`)] }),
    );
    const others = [section({ scored: false }), section({ section: 'mixed' }), { kind: 'essay' } as const];
    expect(countSectionAnswers([...two, ...others])).toEqual({
      quantitative: { right: 2, wrong: 0, blank: 48, guesses: { answered: 0, right: 0 } },
    });
  });

  test('count the same guesses as the audit of the score report', () => {
    const answers = [900, 2900, 3100, 20_000].flatMap((timeMs) =>
      ([null, 'guess', 'sure'] as const).map((confidence) => answer('syn-1', { timeMs, confidence })),
    );
    const part = section({ questions: answers.length, limitMs: 30_000 * answers.length, answers });
    const items = answers.map(({ timeMs, confidence }) => judged('right', { timeMs, confidence }));
    const { by } = auditGuesses([{ items, evenMs: 30_000 }]);
    expect(countSectionAnswers([part]).verbal?.guesses.answered).toBe(
      by.blind.questions + by.narrowed.questions,
    );
  });
});

describe('traps', () => {
  const index = buildItemIndex('upper', {
    items: [
      nounItem('syn-0001', { distractors: { B: 'look-alike', C: 'opposite' } }),
      nounItem('syn-0002', { distractors: { B: 'opposite', C: 'look-alike' } }),
      percentItem('qua-0001', { distractors: { B: 'left-out' } }),
    ],
    generators: [generator('percent-change')],
  });

  test('are counted by topic and kind, the most frequent first', () => {
    const answers = [
      answer('qua-0001', wrong),
      answer('syn-0001', { letter: 'B' }),
      answer('syn-0002', { letter: 'C' }),
      answer('syn-0002', { letter: 'B' }),
      answer('syn-0001'),
      answer('syn-0001', leftBlank),
    ];
    expect(countTraps(answers, index)).toEqual([
      { topic: 'synonyms', distractor: 'look-alike', count: 2 },
      { topic: 'math-percent', distractor: 'left-out', count: 1 },
      { topic: 'synonyms', distractor: 'opposite', count: 1 },
    ]);
  });

  test.each([
    ['of another version of an item', answer('syn-0001@2', wrong)],
    ['of an item that the bank no longer has', answer('syn-9999', wrong)],
    ['of a generated item', answer('percent-change-7', wrong)],
    ['of a choice without a kind', answer('qua-0001', { letter: 'D' })],
  ])('%s are unknown', (_, unknown) => expect(countTraps([unknown], index)).toEqual([]));
});
