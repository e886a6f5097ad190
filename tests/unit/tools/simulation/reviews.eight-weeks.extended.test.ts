import { expect, test } from 'vitest';
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { reviewFigures, simulateStudents } from '../../../../tools/simulation/reviews';

/** A few of the students that `npm run simulate:reviews` simulates; all of them would take minutes. */
test('students who practice by their plan for eight weeks keep up with their mistakes', async () => {
  const all = simulateStudents(12, await loadItemIndex('upper'));
  const { students, medianDaysLeft, onTime } = reviewFigures(all);
  expect(students).toBe(12);
  expect(all.every(({ delays }) => delays.length > 20)).toBe(true);
  expect(medianDaysLeft).toBeLessThan(2);
  expect(onTime).toBeGreaterThan(0.75);
});
