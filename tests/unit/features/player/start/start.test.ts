import { describe, expect, test } from 'vitest';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { quickVerbalPlan, writingSamplePlan } from '@/domain/exam/catalog/practice-plans';
import {
  conditionsForOptions,
  hasExperimentalSection,
  availableModes,
  testDayOptions,
} from '@/features/player/start/startOptions';
import { formatPlanStats } from '@/features/player/start/formatPlanStats';
import { attemptPositionText, attemptWorkTexts } from '@/features/player/start/attemptPositionText';
import { attemptsAt } from '../../../domain/exam/sample-attempts';

const figures = (...args: Parameters<typeof formatPlanStats>) =>
  formatPlanStats(...args).map(({ label, value }) => `${label} ${value}`);

describe('the figures of a test before it starts', () => {
  test.each([
    ['a quick test', quickVerbalPlan('upper'), 'standard', ['Time 5 min', 'Questions 10']],
    [
      'the diagnostic',
      diagnosticPlan('upper', true),
      'standard',
      ['Time 1 h 30 min', 'Questions 75', 'Sections 4'],
    ],
    [
      'the diagnostic without its essay',
      diagnosticPlan('upper', false),
      'standard',
      ['Time 1 h 5 min', 'Questions 75', 'Sections 3'],
    ],
    ['the essay alone', writingSamplePlan('upper'), 'standard', ['Time 25 min', 'Essays 1']],
    [
      'a full test',
      fullTestPlan('form-a', false),
      'standard',
      ['Time with breaks 2 h 55 min', 'Questions 150', 'Sections 5'],
    ],
    [
      'with the experimental section',
      fullTestPlan('form-b', true),
      'standard',
      ['Time with breaks 3 h 10 min', 'Questions 166, of which 150 are scored', 'Sections 6'],
    ],
    [
      'with time and a half on paper',
      fullTestPlan('form-a', false),
      'half-more-paper',
      ['Time with breaks 4 h 25 min', 'Questions 150', 'Sections 5'],
    ],
    ['untimed', fullTestPlan('form-a', false), 'untimed', ['Time Untimed', 'Questions 150', 'Sections 5']],
  ] as const)('%s', (_, plan, timing, expected) => {
    expect(figures(plan, timing)).toEqual(expected);
  });
});

describe('the chosen options', () => {
  test.each([
    ['real', { mode: 'real' }],
    ['at-end', { mode: 'practice', feedback: 'at-end' }],
    ['each-question', { mode: 'practice', feedback: 'each-question' }],
  ] as const)('%s', (mode, conditions) => {
    expect(conditionsForOptions({ ...testDayOptions, mode })).toEqual(conditions);
  });

  test.each([
    ['of a test with questions: all', quickVerbalPlan('upper'), ['real', 'at-end', 'each-question']],
    [
      'of a test that ends with an essay: all',
      diagnosticPlan('upper', true),
      ['real', 'at-end', 'each-question'],
    ],
    ['of an essay: those without feedback on each question', writingSamplePlan('upper'), ['real', 'at-end']],
  ] as const)('the modes %s', (_, plan, modes) => {
    expect(availableModes(plan)).toEqual(modes);
  });

  test('extra time excludes the experimental section, even if it was checked before', () => {
    expect(hasExperimentalSection({ ...testDayOptions, experimental: true })).toBe(true);
    expect(hasExperimentalSection({ ...testDayOptions, experimental: true, timing: 'half-more' })).toBe(
      false,
    );
    expect(hasExperimentalSection(testDayOptions)).toBe(false);
  });
});

describe('where the student left off', () => {
  test.each([
    ['directions', 'before section 1 of 4, Writing'],
    ['essay', 'in section 1 of 4, Writing, with 1:59 left'],
    ['break', 'in the break after section 1 of 4'],
    ['section', 'in section 2 of 4, Quantitative 1, question 2 of 3, with 1:28 left'],
    ['interrupted', 'in section 2 of 4, Quantitative 1, question 1 of 3, with 1:28 left'],
  ] as const)('%s', (stage, words) => {
    expect(attemptPositionText(attemptsAt[stage])).toBe(words);
  });
});

describe('the work done before a test was left', () => {
  test('is counted in answers if there are questions', () => {
    expect(attemptWorkTexts(attemptsAt.section).progress).toMatch(/^\d+ of \d+ questions answered$/);
    expect(attemptWorkTexts(attemptsAt.section).complete).toBe('All your answers are here.');
  });

  test('is counted in words if there is only an essay', () => {
    const { form, parts } = attemptsAt.essay;
    const essay = form.parts.findIndex(({ kind }) => kind === 'essay');
    const alone = {
      ...attemptsAt.essay,
      form: { ...form, parts: form.parts.slice(essay, essay + 1) },
      parts: parts
        .slice(essay, essay + 1)
        .map((part) => (part.kind === 'essay' ? { ...part, text: 'It was late.' } : part)),
    };
    expect(attemptWorkTexts(alone)).toEqual({
      progress: '3 words written',
      lost: '3 words',
      complete: 'All your words are here.',
    });
  });
});
