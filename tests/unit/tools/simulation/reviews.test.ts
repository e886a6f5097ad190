import { expect, test } from 'vitest';
import { reviewFigures } from '../../../../tools/simulation/reviews';

test('figures include all students', () => {
  const student = { right: 0.5, rightAgain: 0.7, attendance: 1, minutesPerDay: 30 };
  const simulated = (daysOfWorkLeft: number, delays: readonly number[]) => ({
    student,
    daysOfWorkLeft,
    delays,
  });
  expect(reviewFigures([simulated(9, [0, 1, 2, 3]), simulated(1, []), simulated(0, [4])])).toEqual({
    students: 3,
    medianDaysLeft: 1,
    onTime: 0.6,
  });
});
