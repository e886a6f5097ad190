import { describe, expect, test } from 'vitest';
import { sampleFamily } from '@/data/sample';
import { maya } from '@/data/sample/maya';
import { weekdays } from '@/domain/family/records';

test('the first child has the constants of the specification', () => {
  expect(maya.child.grade).toBe(8);
  expect(maya.child.overallProgress).toBe(87);
  expect(maya.scores).toMatchObject({ latest: 2340, percentile: 92, target: 2200 });
  expect(maya.study).toMatchObject({ goalHours: 20, streakDays: 12 });
  expect(maya.upcoming.find((test_) => test_.opens === 'full-test')?.time).toBe('2:00 PM');
  expect(sampleFamily.children).toHaveLength(2);
  expect(sampleFamily.children[1]?.child.grade).toBe(10);
});

describe.each(sampleFamily.children.map((record) => [record.child.name, record] as const))(
  '%s',
  (_, record) => {
    const sum = (pick: 'current' | 'target') =>
      record.sections.reduce((total, section) => total + section[pick], 0);

    test('sections add up to the total and to its target, inside the scale', () => {
      expect(sum('current')).toBe(record.scores.latest);
      expect(sum('target')).toBe(record.scores.target);
      for (const section of record.sections) {
        expect(section.current).toBeGreaterThanOrEqual(700);
        expect(section.current).toBeLessThanOrEqual(800);
      }
    });

    test('the week and its plan run from Monday to Sunday, and Sunday is rest', () => {
      expect(record.study.days.map((day) => day.day)).toEqual(weekdays);
      expect(record.schedule.map((day) => day.day)).toEqual(weekdays);
      expect(record.schedule.at(-1)?.kind).toBe('rest');
    });

    test('the plan of a week asks for the weekly goal', () => {
      const planned = record.schedule.reduce(
        (total, day) => total + (day.kind === 'study' ? day.hours : 0),
        0,
      );
      expect(planned).toBe(record.study.goalHours);
    });

    test('a streak within the week agrees with its days', () => {
      const fromTheEnd = record.study.days.toReversed().findIndex((day) => day.hours === 0);
      const inTheWeek = fromTheEnd === -1 ? weekdays.length : fromTheEnd;
      expect(Math.min(record.study.streakDays, weekdays.length)).toBe(inTheWeek);
    });

    test('no more right than solved', () =>
      expect(record.practice.right).toBeLessThanOrEqual(record.practice.solved));
  },
);
