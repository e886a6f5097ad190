import { expect, test } from 'vitest';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { adjustPlanToProgress } from '@/domain/plan/weeks/plan-to-follow';
import { maxReviewQuestionsOn } from '@/domain/plan/weeks/extend-reviews';
import type { IsoDay } from '@/lib/dates/calendar';
import { times } from '../../exam/report/sample-results';
import { planOfDays } from '../plans';
import { answer, attemptWith, dayMs, nounItem, nowMs, wrong } from '../sample-practice';

const today: IsoDay = '2026-11-23';
const usual = [
  [5, { kind: 'words' }],
  [5, { kind: 'mistakes' }],
  [20, { kind: 'practice', section: 'quantitative' }],
  [15, { kind: 'practice', section: 'verbal' }],
] as const;

test('the current plan is based on answers up to yesterday', () => {
  const items = times(30, (n) => nounItem(`syn-10${10 + n}`, { distractors: {} }));
  const index = buildItemIndex(items, []);
  // Six of thirty are due on November 22, six more on the 23rd.
  const missed = attemptWith(
    nowMs,
    items.map(({ id }) => answer(id, wrong)),
  );
  const reviewed = attemptWith(
    nowMs + 2 * dayMs,
    items.map(({ id }) => answer(id, { first: false, recallOf: id })),
  );
  const plan = planOfDays([[today, usual]]);
  const before = adjustPlanToProgress(plan, { attempts: [missed], index }, today);
  expect(maxReviewQuestionsOn(before, today)).toBe(15);
  expect(adjustPlanToProgress(plan, { attempts: [missed, reviewed], index }, today)).toEqual(before);
});
