import { describe, expect, test } from 'vitest';
import { diagnosticTest } from '@/domain/exam/catalog/diagnostic';
import { fullTest } from '@/domain/exam/catalog/full-forms';
import { quickVerbal, writingSample } from '@/domain/exam/catalog/practice';
import { conditionsOf, hasExperimental, modesFor, testDayOptions } from '@/features/player/start/options';
import { planFigures } from '@/features/player/start/planFigures';
import { whereabouts, workWords } from '@/features/player/start/whereabouts';
import { attemptsAt } from '../../domain/exam/sample-attempts';

const figures = (...args: Parameters<typeof planFigures>) =>
  planFigures(...args).map(({ label, value }) => `${label} ${value}`);

describe('the figures of a test before it starts', () => {
  test.each([
    ['a quick test', quickVerbal, 'standard', ['Time 5 min', 'Questions 10']],
    ['the diagnostic', diagnosticTest(true), 'standard', ['Time 1 h 30 min', 'Questions 75', 'Sections 4']],
    [
      'the diagnostic without its essay',
      diagnosticTest(false),
      'standard',
      ['Time 1 h 5 min', 'Questions 75', 'Sections 3'],
    ],
    ['the essay alone', writingSample, 'standard', ['Time 25 min', 'Essays 1']],
    [
      'a full test',
      fullTest('form-a', false),
      'standard',
      ['Time with breaks 2 h 55 min', 'Questions 150', 'Sections 5'],
    ],
    [
      'with the experimental section',
      fullTest('form-b', true),
      'standard',
      ['Time with breaks 3 h 10 min', 'Questions 166, of which 150 are scored', 'Sections 6'],
    ],
    [
      'with half more time on paper',
      fullTest('form-a', false),
      'half-more-paper',
      ['Time with breaks 4 h 25 min', 'Questions 150', 'Sections 5'],
    ],
    ['untimed', fullTest('form-a', false), 'untimed', ['Time Untimed', 'Questions 150', 'Sections 5']],
  ] as const)('%s', (_, plan, timing, expected) => {
    expect(figures(plan, timing)).toEqual(expected);
  });
});

describe('what the student chose', () => {
  test.each([
    ['real', { mode: 'real' }],
    ['at-end', { mode: 'practice', feedback: 'at-end' }],
    ['each-question', { mode: 'practice', feedback: 'each-question' }],
  ] as const)('%s', (mode, conditions) => {
    expect(conditionsOf({ ...testDayOptions, mode })).toEqual(conditions);
  });

  test.each([
    ['of a test with questions, all', quickVerbal, ['real', 'at-end', 'each-question']],
    ['of a test that ends with an essay, all', diagnosticTest(true), ['real', 'at-end', 'each-question']],
    ['of an essay, those that wait for no question', writingSample, ['real', 'at-end']],
  ] as const)('modes %s', (_, plan, modes) => {
    expect(modesFor(plan)).toEqual(modes);
  });

  test('extra time comes without the experimental section, even where it was ticked before', () => {
    expect(hasExperimental({ ...testDayOptions, experimental: true })).toBe(true);
    expect(hasExperimental({ ...testDayOptions, experimental: true, timing: 'half-more' })).toBe(false);
    expect(hasExperimental(testDayOptions)).toBe(false);
  });
});

describe('where a test was left', () => {
  test.each([
    ['directions', 'before section 1 of 4, Writing'],
    ['essay', 'in section 1 of 4, Writing, with 1:59 left'],
    ['break', 'in the break after section 1 of 4'],
    ['section', 'in section 2 of 4, Quantitative 1, question 2 of 3, with 1:28 left'],
    ['interrupted', 'in section 2 of 4, Quantitative 1, question 1 of 3, with 1:28 left'],
  ] as const)('%s', (stage, words) => {
    expect(whereabouts(attemptsAt[stage])).toBe(words);
  });
});

describe('what was done before a test was left', () => {
  test('is told in answers where there are questions', () => {
    expect(workWords(attemptsAt.section).done).toMatch(/^\d+ of \d+ questions answered$/);
    expect(workWords(attemptsAt.section).complete).toBe('All your answers are here.');
  });

  test('is told in words where there is an essay alone', () => {
    const { form, parts } = attemptsAt.essay;
    const essay = form.parts.findIndex(({ kind }) => kind === 'essay');
    const alone = {
      ...attemptsAt.essay,
      form: { ...form, parts: form.parts.slice(essay, essay + 1) },
      parts: parts
        .slice(essay, essay + 1)
        .map((part) => (part.kind === 'essay' ? { ...part, text: 'It was late.' } : part)),
    };
    expect(workWords(alone)).toEqual({
      done: '3 words written',
      lost: '3 words',
      complete: 'All your words are here.',
    });
  });
});
