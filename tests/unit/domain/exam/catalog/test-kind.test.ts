import { expect, test } from 'vitest';
import { testKind, testScope, type TestKind, type TestScope } from '@/domain/exam/catalog/test-kind';
import { allTestPlans } from '@/domain/exam/catalog/test-plans';

const cases: readonly (readonly [planId: string, kind: TestKind['kind'], scope: TestScope | null])[] = [
  ['form-a', 'full', 'full'],
  ['form-b', 'full', 'full'],
  ['form-c', 'full', 'full'],
  ['diagnostic', 'diagnostic', 'diagnostic'],
  ['form-a-verbal', 'section', 'verbal'],
  ['form-b-quantitative-1', 'section', 'quantitative'],
  ['form-b-quantitative-2', 'section', 'quantitative'],
  ['form-c-reading', 'section', 'reading'],
  ['half-verbal', 'section', 'verbal'],
  ['reading-full', 'section', 'reading'],
  ['quick-verbal', 'short', null],
  ['reading-fiction', 'short', null],
  ['reading-social-studies', 'short', null],
  ['writing-sample', 'essay', null],
  ['drill-verbal', 'drill', null],
  ['drill-math-percent', 'drill', null],
  ['drill-mistakes', 'drill', null],
  ['drill-of-an-earlier-site', 'drill', null],
  ['half-writing', 'other', null],
  ['form-z-verbal', 'other', null],
  ['constructor', 'other', null],
  ['', 'other', null],
];

test.each(cases)('%s is of the kind %s, with the scope %s', (planId, kind, scope) => {
  expect(testKind(planId).kind).toBe(kind);
  expect(testScope(planId)).toBe(scope);
});

test.each([
  ['quick-verbal', 'verbal'],
  ['half-verbal', 'verbal'],
  ['reading-science', 'reading'],
  ['form-a-quantitative-1', 'quantitative'],
  ['form-a', null],
  ['diagnostic', null],
  ['writing-sample', null],
  ['drill-verbal', null],
])('%s is about the section %s', (planId, section) => {
  expect(testKind(planId).section).toBe(section);
});

test('every test on the site has a kind, by which only whole sections and whole tests have a scope', () => {
  for (const { id } of allTestPlans) {
    expect(testKind(id).kind, id).not.toBe('other');
    expect(testScope(id) !== null, id).toBe(['full', 'diagnostic', 'section'].includes(testKind(id).kind));
  }
});
