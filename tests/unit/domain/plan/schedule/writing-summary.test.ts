/** The last essay by the writer's own check, and the essays by kind of prompt. */
import { testLevels } from '@/domain/exam/level/test-levels';
import { describe, expect, test } from 'vitest';
import { type CriterionId, criterionTitles } from '@/domain/exam/essays/self-check';
import { summarizeSelfCheck, summarizePromptKinds } from '@/domain/plan/schedule/writing-summary';
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

const at = (day: number) => ({ utcMs: Date.UTC(2026, 10, day, 15), offsetMinutes: -300 });

describe('essays by the kind of their prompt', () => {
  const essay = (day: number, kind: 'personal' | 'general' | null) => ({
    finishedAt: at(day),
    prompt: kind === null ? null : { kind },
  });

  test.each([
    ['no essay', [], [0, null], [0, null]],
    ['one of a kind', [essay(12, 'personal')], [1, at(12)], [0, null]],
    [
      'two of a kind, whichever comes first',
      [essay(5, 'general'), essay(12, 'general'), essay(2, 'personal')],
      [1, at(2)],
      [2, at(12)],
    ],
    ['one without a prompt is in neither', [essay(12, null)], [0, null], [0, null]],
  ] as const)('%s', (_, essays, personal, general) => {
    expect(summarizePromptKinds(essays, testLevels.upper)).toEqual([
      { kind: 'personal', count: personal[0], last: personal[1] },
      { kind: 'general', count: general[0], last: general[1] },
    ]);
  });
});
