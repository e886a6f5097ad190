import { expect, test } from 'vitest';
import { allTestPlans } from '@/domain/exam/catalog/test-plans';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullReadingPlan, quickVerbalPlan } from '@/domain/exam/catalog/practice-plans';
import { fullTestPlan, singleSectionPlan } from '@/domain/exam/catalog/full-test-plan';
import type { TestForm } from '@/domain/exam/test/form';
import type { TestPlan } from '@/domain/exam/test/test-plan';
import { testKind, testKinds } from '@/domain/exam/test/test-kind';

function sourceOf({ source }: TestPlan): TestForm['source'] {
  return source.kind === 'set' ? source : { kind: 'seed', seed: 1 };
}

const [essay] = fullTestPlan('form-a', false).parts;

test.each<[TestPlan, string]>([
  [fullTestPlan('form-a', true), 'full'],
  [fullTestPlan('form-c', false), 'full'],
  [singleSectionPlan('form-b', 'quantitative-1'), 'section'],
  [singleSectionPlan('form-b', 'reading'), 'section'],
  [diagnosticPlan(true), 'diagnostic'],
  [quickVerbalPlan, 'verbal'],
  [fullReadingPlan, 'reading'],
])('$title', (plan, kind) => {
  expect(testKind({ source: sourceOf(plan), parts: plan.parts })).toBe(kind);
});

test.each<[string, TestForm['source']]>([
  ['from a form', { kind: 'set', set: 'form-a' }],
  ['from the pool', { kind: 'seed', seed: 7 }],
])('an essay alone, %s, is an essay', (_, source) => {
  expect(essay?.kind).toBe('essay');
  expect(testKind({ source, parts: [{ kind: 'essay' }] })).toBe('essay');
});

test.each([
  ['a drawn quantitative section', [{ kind: 'section', section: 'quantitative' }], 'section'],
  [
    'a drawn test of several sections',
    [{ kind: 'section', section: 'quantitative' }, { kind: 'break' }, { kind: 'section', section: 'verbal' }],
    'full',
  ],
  ['a section of the starter set', [{ kind: 'section', section: 'verbal' }], 'verbal'],
] as const)('%s', (_, parts, kind) => {
  expect(testKind({ source: { kind: 'set', set: 'starter' }, parts })).toBe(kind);
});

test('every test on the site is one of the kinds', () => {
  for (const plan of allTestPlans)
    expect(testKinds).toContain(testKind({ source: sourceOf(plan), parts: plan.parts }));
});
