/** A learner's study of one subject alone. */
import { expect, test } from 'vitest';
import { familyOf } from '@/data/sample/child';
import { twoOnCourse } from '@/data/sample';
import { eveningOf } from '@/domain/dashboard/clock';
import { minutesBySubject } from '@/domain/dashboard/log';
import { onlySubject } from '@/domain/dashboard/study/one-subject';
import { minutesIn, weeksOf } from '@/domain/dashboard/study/weeks';
import { weeklyTarget } from '@/domain/dashboard/study/weekly-target';
import { namedSections } from '@/domain/section-names';
import { ago, logOf, recordWith, session } from './logs';

const asOf = eveningOf('2026-11-15');
const [maya] = familyOf(twoOnCourse, asOf).children;

test('the subjects alone add up to all of it, week by week', () => {
  const weeks = weeksOf(maya, asOf);
  for (const [index, week] of weeks.entries()) {
    const alone = namedSections.map((subject) => {
      const own = weeksOf(onlySubject(maya, subject), asOf)[index];
      return own === undefined ? 0 : minutesIn([own]);
    });
    expect(alone).toEqual(namedSections.map((subject) => minutesBySubject(week.days)[subject]));
  }
});

test('a session of several subjects has its share, and the weekly target is for all of them', () => {
  const mixed = {
    ...session(ago(1), 'verbal', 40),
    section: null,
    topics: [
      { topic: 'synonyms', answered: 5, right: 5 },
      { topic: 'math-percent', answered: 15, right: 10 },
    ],
  } as const;
  const own = onlySubject(recordWith(logOf([mixed])), 'quantitative');
  expect(own.sessions).toMatchObject([
    { section: 'quantitative', minutes: 30, topics: [{ topic: 'math-percent', answered: 15, right: 10 }] },
  ]);
  expect(weeklyTarget(own.profile)).toBeNull();
  expect(onlySubject(recordWith(logOf([mixed])), 'reading').sessions).toEqual([]);
});
