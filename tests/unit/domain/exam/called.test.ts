import { expect, test } from 'vitest';
import { diagnosticTest } from '@/domain/exam/catalog/diagnostic';
import { calledOf } from '@/domain/exam/catalog/called';
import { drillPlan } from '@/domain/exam/catalog/drills';
import { fullTest } from '@/domain/exam/catalog/full-forms';
import { quickVerbal, writingSample } from '@/domain/exam/catalog/practice';
import type { TestPlan } from '@/domain/exam/plan';

test.each<[TestPlan, string]>([
  [quickVerbal, 'test'],
  [diagnosticTest(true), 'test'],
  // Its experimental section doesn't count; the others do.
  [fullTest('form-a', true), 'test'],
  [writingSample, 'test'],
  [drillPlan({ subject: { kind: 'topic', topic: 'math-percent' }, questions: 'endless' }), 'drill'],
  [drillPlan({ subject: { kind: 'mistakes' }, questions: 10 }), 'review'],
])('$title', ({ parts }, called) => {
  expect(calledOf(parts)).toBe(called);
});
