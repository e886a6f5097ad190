/** The text of the planner, the links of its entries, and calendar events. */
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { type CompletionSource } from '@/domain/plan/schedule/completed-entries';
import { describe, expect, test } from 'vitest';
import { milestoneEvents } from '@/features/planning/countdown/milestoneEvents';
import { planEvents } from '@/features/planning/planner/planEvents';
import { entryPath } from '@/domain/plan/schedule/entry-path';
import {
  sectionSharesText,
  shareChangeText,
  entryDoneText,
  usedUpText,
  missedEntriesText,
  noFullTestText,
  pastWeeksText,
  planSettingsText,
  rescheduleResultText,
  weekProgressText,
  weekTitle,
} from '@/features/planning/planner/plannerTexts';
import { milestonesFor } from '@/domain/plan/schedule/milestones';
import type { PlanActivity, ShareChange, SectionShares } from '@/domain/plan/schedule/study-plan';
import { recommendedShares, studyTimeSharesForGaps } from '@/domain/plan/weeks/section-shares';
import { groupIntoWeeks } from '@/domain/plan/weeks/plan-weeks';
import { assertPresent } from '@/lib/assert';
import { madePlan, planOf } from '../../../domain/plan/plans';

const entry = (activity: PlanActivity, minutes = 20) =>
  ({
    id: 'e',
    day: '2026-11-24',
    minutes,
    activity,
  }) as const;

test.each<[PlanActivity, number, string]>([
  [{ kind: 'practice', section: 'verbal' }, 10, '/section-study?practice=verbal'],
  [{ kind: 'practice', section: 'verbal' }, 20, 'questions=20'],
  [{ kind: 'practice', section: 'verbal' }, 90, 'questions=40'],
  [{ kind: 'practice', section: 'reading' }, 10, 'questions=6'],
  [{ kind: 'practice', section: 'reading' }, 1, 'questions=1'],
  [{ kind: 'practice', section: 'quantitative' }, 15, 'questions=8'],
  [{ kind: 'practice', section: 'quantitative' }, 17, '/section-study?practice=quantitative'],
  [{ kind: 'practice', section: 'quantitative' }, 90, 'questions=endless'],
  [{ kind: 'mistakes' }, 5, '/section-study?practice=mistakes&questions=5'],
  [{ kind: 'mistakes' }, 10, '/section-study?practice=mistakes'],
  [{ kind: 'words' }, 5, '/ssat-verbal-practice-app?minutes=5'],
  [{ kind: 'words' }, 10, '/ssat-verbal-practice-app'],
  [{ kind: 'checkpoint', test: 'quantitative' }, 30, '/full-length-test?form=last&section=quantitative-1'],
  [{ kind: 'full-test', form: 'form-b' }, 210, '/full-length-test?form=b'],
])('%o for %d minutes links to %s', (activity, minutes, part) =>
  expect(entryPath(entry(activity, minutes))).toContain(part),
);

const sharesWords = (balance: SectionShares, answersUntil = 1) =>
  sectionSharesText({ balance, answersUntil });

describe('a plan describes', () => {
  test.each<[readonly number[], string]>([
    [[], 'no days off'],
    [[6], 'Sundays off'],
    [[6, 0], 'Mondays and Sundays off'],
  ])('the days off %o: %s', (restDays, words) =>
    expect(planSettingsText(planOf([], { restDays }))).toBe(`Saturday, Jan 9, 2027. 40 min a day, ${words}.`),
  );

  test('its weeks by their dates, with a year other than this one', () =>
    expect(groupIntoWeeks(madePlan().entries).map((week) => weekTitle(week, '2026-11-23'))).toEqual([
      'Week 1, Nov 23 to 29',
      'Week 2, Nov 30 to Dec 6',
      'Week 3, Dec 7 to 13',
      'Week 4, Dec 14 to 20',
      'Week 5, Dec 21 to 27',
      'Week 6, Dec 28 to Jan 3, 2027',
      'Week 7, Jan 4 to 10, 2027',
    ]));

  test('how much of a week is done', () => {
    const week = assertPresent(groupIntoWeeks(madePlan().entries)[0], 'a first week');
    const [first] = week.days.flatMap(({ entries }) => entries);
    const all = week.days.flatMap(({ entries }) => entries);
    const words = (by: CompletionSource) =>
      weekProgressText(week, new Map([[assertPresent(first, 'an entry').id, by]]));
    expect(words({ kind: 'words', recalls: 5, day: '2026-11-23' })).toMatch(
      new RegExp(`^\\d h( \\d+ min)? · 1 of ${all.length} done$`),
    );
    // On the first day, there is nothing to review, which doesn't count as work.
    expect(words({ kind: 'nothing-left' })).toMatch(new RegExp(` · 0 of ${all.length - 1} done$`));
  });

  test('its past weeks in one sentence', () => {
    expect(pastWeeksText([{ done: 0, planned: 180 }])).toBe(
      '1 past week: 0 min of 3 h done. Choose a week to see its days.',
    );
    expect(
      pastWeeksText([
        { done: 65, planned: 180 },
        { done: 115, planned: 120 },
      ]),
    ).toBe('2 past weeks: 3 h of 5 h done. Choose a week to see its days.');
  });

  test('how its time is shared, and why', () => {
    expect(sharesWords(recommendedShares)).toContain(
      'Judging by your answers so far, no section clearly needs more time',
    );
    expect(sharesWords(recommendedShares, 0)).toContain('you made it before you had answered any questions');
    expect(sharesWords(studyTimeSharesForGaps({ verbal: 0.1, quantitative: 0.1, reading: 0.8 }))).toContain(
      'moves time toward Reading, where, judging by your answers so far, you lose the most points',
    );
    expect(sharesWords(studyTimeSharesForGaps({ verbal: 0.6, quantitative: 0.6, reading: 0.2 }))).toContain(
      'moves time toward Verbal and Math, where, judging by your answers so far, you lose the most points',
    );
  });

  test.each<[string, Partial<ShareChange>]>([
    [
      'After Full Test A on Nov 14: Verbal 34% (was 30%) and Math 26% (was 30%). By our estimate, you would have missed about 44% of Verbal, 31% of Math, and 38% of Reading then.',
      {},
    ],
    ['After Full Test A on Nov 14, the shares stayed as they were.', { to: recommendedShares }],
    [
      'After the free test on Nov 14, 2025: Verbal 34% (was 30%) and Math 26% (was 30%). Your answers so far are too few or too old to go by.',
      {
        test: 'diagnostic',
        day: '2025-11-14',
        missed: { verbal: null, quantitative: null, reading: null },
      },
    ],
  ])('what a test changed: %s', (words, changes) => {
    const change: ShareChange = {
      test: 'form-a',
      day: '2026-11-14',
      from: recommendedShares,
      to: { verbal: 34, quantitative: 26, reading: 25, writing: 15 },
      missed: { verbal: 0.44, quantitative: 0.31, reading: 0.38 },
      ...changes,
    };
    expect(shareChangeText(change, '2026-11-23')).toBe(words);
  });

  test('how an entry was done', () => {
    expect(entryDoneText({ kind: 'words', recalls: 1, day: '2026-11-24' })).toBe('Done Nov 24: 1 word');
    expect(entryDoneText({ kind: 'attempt', id: 'a', planId: 'drill-math-percent', day: '2026-11-24' })).toBe(
      'Done Nov 24: Percent Drill',
    );
    expect(entryDoneText({ kind: 'nothing-left' })).toBe('Nothing left to review');
  });

  test('why it has no full test', () => {
    const today = '2026-11-23';
    expect(noFullTestText({ reason: 'days-off' }, [6, 0, 5], today)).toBe(
      'Your plan has no full test, because Saturdays and Sundays are off. Study on one of them, or take a test when you can.',
    );
    expect(noFullTestText({ reason: 'days-off' }, [6], today)).toContain(
      'because Sundays are off. Study on them,',
    );
    expect(noFullTestText({ reason: 'taken', day: '2026-11-20' }, [], today)).toContain(
      'because you took one on Nov 20.',
    );
    expect(noFullTestText({ reason: 'too-near' }, [], today)).toContain('no weekend day is left');
  });

  test('what was missed, and what happened to it', () => {
    expect(missedEntriesText(1, 20)).toMatch(/^1 entry from earlier days is still open, 20 min in all\./);
    expect(missedEntriesText(3, 85)).toMatch(
      /^3 entries from earlier days are still open, 1 h 25 min in all\./,
    );
    const plan = planOf([]);
    const full = { kind: 'full-test', form: 'form-a' } as const;
    const spread = { plan, movedMinutes: 85, droppedMinutes: 0, droppedActivities: [], movedTests: [] };
    expect(rescheduleResultText(spread, 60)).toBe(
      '1 h 25 min moved to the coming days. No day has more than 1 h of practice, not counting tests and essays.',
    );
    expect(
      rescheduleResultText(
        { ...spread, movedMinutes: 0, droppedMinutes: 210, droppedActivities: [full] },
        60,
      ),
    ).toBe(
      'No upcoming day has room for more. 3 h 30 min didn’t fit and was removed from the plan, including Full Test A.',
    );
    const moved = { id: 'a', day: '2026-12-06', minutes: 210, activity: full } as const;
    expect(rescheduleResultText({ ...spread, movedMinutes: 295, movedTests: [moved] }, 60)).toMatch(
      /^Full Test A is now on Sunday, Dec 6\. 4 h 55 min moved to the coming days\./,
    );
  });
});

describe('calendar events', () => {
  test('are one per day from today on, plus the test', () => {
    const plan = madePlan();
    const events = planEvents(plan, '2026-12-01');
    expect(events[0]).toMatchObject({ id: 'plan-2026-12-01', day: '2026-12-01', alarmHour: 16 });
    expect(events.find(({ day }) => day === '2026-12-05')).toMatchObject({
      title: 'Full Test A, 3 h 10 min',
      alarmHour: 7,
    });
    expect(events.at(-1)).toMatchObject({ id: 'test-2027-01-09', day: '2027-01-09' });
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  test('of a countdown leave out past dates, and share the test day with the plan', () => {
    const events = milestoneEvents(milestonesFor('2027-01-09', '2027-01-05'), '2027-01-09');
    expect(events.map(({ id }) => id)).toEqual([
      'what-to-bring-2027-01-09',
      'day-before-2027-01-09',
      'test-2027-01-09',
    ]);
  });
});

test.each<[readonly ScoredSection[], string | null]>([
  [[], null],
  [
    ['reading'],
    'You have seen nearly all practice questions of Reading here, so the coming practice is in sections that still have new ones. Reading stays in reviews and tests.',
  ],
  [
    ['verbal', 'reading'],
    'You have seen nearly all practice questions of Verbal and Reading here, so the coming practice is in sections that still have new ones. Verbal and Reading stay in reviews and tests.',
  ],
])('of the used-up sections %j, the planner says: %s', (sections, text) =>
  expect(usedUpText(sections)).toBe(text),
);

test('an entry that a test made unnecessary names the test', () => {
  expect(entryDoneText({ kind: 'test-day', planId: 'form-b' })).toBe('Not needed after Full Test B');
  expect(entryDoneText({ kind: 'test-day', planId: 'diagnostic' })).toBe('Not needed after the free test');
});
