import { expect, test } from 'vitest';
import { practicedSection } from '@/domain/plan/drills/practiced-section';

test.each([
  ['drill-verbal', 'verbal'],
  ['drill-math-percent', 'quantitative'],
  ['drill-analogies', 'verbal'],
  ['drill-mistakes', null],
  ['drill-unknown', null],
  ['form-a-verbal', 'verbal'],
  ['quick-verbal', 'verbal'],
  ['reading-full', 'reading'],
  ['form-a', null],
  ['diagnostic', null],
  ['writing-sample', null],
  ['not-a-test', null],
])('%s practices %s', (planId, section) => expect(practicedSection(planId)).toBe(section));
