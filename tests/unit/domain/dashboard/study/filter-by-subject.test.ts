/** A learner's study of a single subject. */
import { expect, test } from 'vitest';
import { buildSampleFamily } from '@/data/sample/sampleChild';
import { defaultSampleFamily } from '@/data/sample';
import { asOfEvening } from '@/domain/dashboard/as-of';
import { minutesBySubject } from '@/domain/dashboard/study-log';
import { filterBySubject } from '@/domain/dashboard/study/filter-by-subject';
import { studyMinutesInWeeks, loggedWeeks } from '@/domain/dashboard/study/logged-weeks';
import { weeklyTargetHoursOf } from '@/domain/dashboard/study/weekly-target';
import { namedSections } from '@/domain/section-names';
import { ago, logOf, recordWith, session } from '../logs';

const asOf = asOfEvening('2026-11-15');
const [maya] = buildSampleFamily(defaultSampleFamily, asOf).children;

test('the subjects add up to the total, week by week', () => {
  const weeks = loggedWeeks(maya, asOf);
  for (const [index, week] of weeks.entries()) {
    const alone = namedSections.map((subject) => {
      const own = loggedWeeks(filterBySubject(maya, subject), asOf)[index];
      return own === undefined ? 0 : studyMinutesInWeeks([own]);
    });
    expect(alone).toEqual(namedSections.map((subject) => minutesBySubject(week.days)[subject]));
  }
});

test('a mixed session counts by its share, and the weekly target covers all subjects', () => {
  const mixed = {
    ...session(ago(1), 'verbal', 40),
    section: null,
    topics: [
      { topic: 'synonyms', answered: 5, right: 5 },
      { topic: 'math-percent', answered: 15, right: 10 },
    ],
  } as const;
  const own = filterBySubject(recordWith(logOf([mixed])), 'quantitative');
  expect(own.sessions).toMatchObject([
    { section: 'quantitative', minutes: 30, topics: [{ topic: 'math-percent', answered: 15, right: 10 }] },
  ]);
  expect(weeklyTargetHoursOf(own.profile)).toBeNull();
  expect(filterBySubject(recordWith(logOf([mixed])), 'reading').sessions).toEqual([]);
});
