import { expect, test } from 'vitest';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { quickVerbalPlan } from '@/domain/exam/catalog/practice-plans';
import type { LevelId } from '@/domain/exam/level/level-id';
import { estimateTest } from '@/domain/exam/report/estimate';
import { chooseNextTest, type PriorTest } from '@/domain/exam/report/next-test';
import { startUtcMs } from '../sample-attempts';

const now = startUtcMs;
const day = 86_400_000;

const taken = (
  planId: string,
  daysAgo: number,
  right: Readonly<Record<string, number>>,
  level: LevelId = 'upper',
): PriorTest => ({
  planId,
  finishedAt: { utcMs: now - daysAgo * day, offsetMinutes: -300 },
  estimate: estimateTest({
    level,
    conditions: { mode: 'real' },
    timing: 'standard',
    pauses: 0,
    interruptions: 0,
    parts: (['verbal', 'quantitative', 'reading'] as const).flatMap((section) => {
      const unseen = { right: right[section] ?? 0, wrong: 10, blank: 0 };
      const questions = unseen.right + unseen.wrong;
      return right[section] === undefined
        ? []
        : [{ kind: 'section', section, scored: true, ending: 'handed-in', questions, unseen } as const];
    }),
  }),
});

const even = { verbal: 40, quantitative: 30, reading: 20 };
const weakVerbal = { verbal: 15, quantitative: 35, reading: 30 };

test.each<[string, string | null, readonly PriorTest[], object]>([
  ['nothing yet', null, [], { kind: 'diagnostic' }],
  [
    'ten questions only',
    null,
    [taken(quickVerbalPlan('upper').id, 1, { verbal: 2 })],
    { kind: 'diagnostic' },
  ],
  [
    'a test that was left early',
    'form-b',
    [taken(diagnosticPlan('upper', true).id, 1, even)],
    { kind: 'unfinished', planId: 'form-b' },
  ],
  [
    'the diagnostic',
    null,
    [taken(diagnosticPlan('upper', true).id, 1, even)],
    { kind: 'full', form: 'form-a', days: null },
  ],
  [
    'a whole test a week ago',
    null,
    [taken('form-a', 7, weakVerbal)],
    { kind: 'practice', section: 'verbal', days: 7 },
  ],
  [
    'a whole test a week ago, with its sections judged by the newest test',
    null,
    [
      taken('form-a', 7, weakVerbal),
      taken(diagnosticPlan('upper', true).id, 2, { verbal: 40, quantitative: 12, reading: 30 }),
    ],
    { kind: 'practice', section: 'quantitative', days: 7 },
  ],
  [
    'a whole test two weeks ago',
    null,
    [taken('form-a', 14, even)],
    { kind: 'full', form: 'form-b', days: 14 },
  ],
  [
    'all three taken',
    null,
    [taken('form-a', 20, even), taken('form-c', 40, even), taken('form-b', 60, even)],
    { kind: 'full', form: 'form-b', days: 20 },
  ],
  ['a whole test of another level', null, [taken('middle-form', 3, even, 'middle')], { kind: 'diagnostic' }],
  [
    'a later test of another level',
    null,
    [taken('form-a', 7, weakVerbal), taken('middle-form', 2, even, 'middle')],
    { kind: 'practice', section: 'verbal', days: 7 },
  ],
  [
    'a clock that was set back',
    null,
    [taken('form-a', -3, weakVerbal)],
    { kind: 'practice', section: 'verbal', days: 0 },
  ],
])('%s', (_, unfinished, finished, next) =>
  expect(chooseNextTest(unfinished, finished, now, 'upper')).toEqual(next),
);

const middleDiagnostic = diagnosticPlan('middle', true).id;

// Without score tables, the share of right answers says which section is lowest.
test.each<[string, readonly PriorTest[], object]>([
  ['nothing yet', [], { kind: 'diagnostic' }],
  ['only tests of the Upper Level', [taken('form-a', 7, even)], { kind: 'diagnostic' }],
  [
    'ten questions only',
    [taken(quickVerbalPlan('middle').id, 1, { verbal: 2 }, 'middle')],
    { kind: 'diagnostic' },
  ],
  [
    'the diagnostic',
    [taken(middleDiagnostic, 1, even, 'middle')],
    { kind: 'full', form: 'middle-a', days: null },
  ],
  [
    'a whole test a week ago',
    [taken('middle-a', 7, weakVerbal, 'middle'), taken('form-a', 1, even)],
    { kind: 'practice', section: 'verbal', days: 7 },
  ],
  [
    'both taken',
    [taken('middle-a', 20, even, 'middle'), taken('middle-b', 40, even, 'middle')],
    { kind: 'full', form: 'middle-b', days: 20 },
  ],
])('at the Middle Level, after %s', (_, finished, next) =>
  expect(chooseNextTest(null, finished, now, 'middle')).toEqual(next),
);
