/** When a student is offered the next level, and what changes with it. */
import { describe, expect, test } from 'vitest';
import type { LevelId } from '@/domain/exam/level/level-id';
import { gradeOn, levelMoveOn, movedProfile } from '@/domain/learner/level-move';
import { emptyProfile } from '@/domain/learner/setup';
import type { IsoDay } from '@/lib/dates/calendar';

test.each<[number, IsoDay, IsoDay, number]>([
  [7, '2026-05-20', '2026-07-31', 7],
  [7, '2026-05-20', '2026-08-01', 8],
  [7, '2026-08-01', '2026-08-01', 7],
  [7, '2026-08-01', '2027-07-31', 7],
  [7, '2026-07-31', '2027-08-01', 9],
  [6, '2025-11-02', '2026-11-15', 7],
  // A clock that was set back takes no year away.
  [7, '2026-11-15', '2026-05-20', 7],
])('grade %d, saved on %s, is on %s grade %d', (grade, savedOn, today, expected) =>
  expect(gradeOn(today, { grade, savedOn })).toBe(expected),
);

const today: IsoDay = '2026-11-15';
describe('the next level', () => {
  test.each<[string, LevelId | null, number | null, IsoDay, LevelId | null, number | null]>([
    ['a chosen Middle Level and grade 8', 'middle', 8, '2026-11-01', 'upper', 8],
    ['a chosen Middle Level and grade 10', 'middle', 10, '2026-11-01', 'upper', 10],
    ['grade 7 saved before August 1', null, 7, '2026-06-10', 'upper', 8],
    ['a chosen Middle Level and grade 7 saved before August 1', 'middle', 7, '2026-06-10', 'upper', 8],
    ['grade 6 saved two summers ago', null, 6, '2025-03-01', 'upper', 8],
    ['grade 7 saved since August 1', null, 7, '2026-08-01', null, null],
    ['grade 6 saved before August 1', null, 6, '2026-06-10', null, null],
    ['grade 8 without a chosen level', null, 8, '2026-11-01', null, null],
    ['a chosen Upper Level and grade 6, who tests up', 'upper', 6, '2026-11-01', null, null],
    ['a chosen Middle Level without a grade', 'middle', null, '2025-01-10', null, null],
    [
      'a chosen Middle Level and grade 12, for which there is no test',
      'middle',
      12,
      '2026-11-01',
      null,
      null,
    ],
    ['grade 4, for which there is no test here', null, 4, '2026-11-01', null, null],
    ['a chosen Middle Level and grade 4', 'middle', 4, '2026-11-01', null, null],
    ['grade 11 saved before August 1', null, 11, '2026-06-10', null, null],
  ])('for %s', (_, level, grade, savedOn, to, now) =>
    expect(levelMoveOn(today, { level, grade }, savedOn)).toEqual(
      to === null ? null : { from: 'middle', to, grade: now },
    ),
  );
  test('comes with the grade, and without targets on the other scale; everything else stays', () => {
    const profile = {
      ...emptyProfile,
      nickname: 'Eli',
      grade: 7,
      level: 'middle',
      testDay: '2027-01-09',
      targets: { total: 1890, sections: { verbal: null, quantitative: null, reading: null } },
      weeklyMinutes: 240,
    } as const;
    expect(movedProfile(profile, { from: 'middle', to: 'upper', grade: 8 })).toEqual({
      ...profile,
      grade: 8,
      level: 'upper',
      targets: { total: null, sections: { verbal: null, quantitative: null, reading: null } },
    });
  });
});
