import { describe, expect, test } from 'vitest';
import { type CriterionId, criterionTitles } from '@/domain/exam/essays/self-check';
import { summarizeSelfCheck } from '@/domain/plan/schedule/writing-summary';
import { typedKeys } from '@/lib/typedKeys';

describe('an essay as its writer judged it', () => {
  const none = { prompt: null, order: null, detail: null, sentences: null, correctness: null };

  test.each([
    ['not judged at all', {}, none, false],
    ['judged in one criterion', { detail: 2 }, { ...none, detail: 2 }, true],
    [
      'judged in all',
      { prompt: 4, order: 3, detail: 2, sentences: 1, correctness: 4 },
      { prompt: 4, order: 3, detail: 2, sentences: 1, correctness: 4 },
      true,
    ],
    ['judged in criteria that no longer exist', { handwriting: 4 }, none, false],
    ['judged with a level that doesn’t exist', { prompt: 7 }, none, false],
  ] satisfies [string, Record<string, number>, Record<CriterionId, number | null>, boolean][])(
    '%s',
    (_, check, levels, isChecked) => {
      const found = summarizeSelfCheck(check);
      expect(found.criteria.map(({ criterion }) => criterion)).toEqual(typedKeys(criterionTitles));
      expect(Object.fromEntries(found.criteria.map(({ criterion, level }) => [criterion, level]))).toEqual(
        levels,
      );
      expect(found.isChecked).toBe(isChecked);
    },
  );
});
