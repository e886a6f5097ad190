/** The text of the countdown. */
import { describe, expect, test } from 'vitest';
import {
  daysBeforeText,
  countdownFigure,
  milestoneText,
  milestoneStatusLabels,
} from '@/features/planning/countdown/countdownTexts';
import { milestoneTexts } from '@/data/texts/countdownTexts';
import { chooseCountdownDate } from '@/features/planning/countdown/chooseCountdownDate';
import { milestonesFor, timeUntilTest } from '@/domain/plan/schedule/milestones';

describe('the countdown', () => {
  test.each([
    [70, 'Ten weeks before'],
    [7, 'One week before'],
    [3, 'Three days before'],
    [1, 'The day before'],
    [0, 'On the day'],
  ])('%d days: %s', (days, words) => expect(daysBeforeText(days)).toBe(words));

  test('19 days before the test, says what to do now, and that checking registration is still possible', () => {
    const late = milestonesFor('2026-12-12', '2026-11-23').filter(({ status }) => status === 'now');
    expect(late.map((milestone) => [milestoneTexts[milestone.kind].title, milestoneText(milestone)])).toEqual(
      [
        ['Ask for testing accommodations if you need them', expect.stringMatching(/ask today/)],
        ['Take a first full practice test', expect.stringMatching(/next free morning/)],
        ['If you haven’t registered, check today', milestoneTexts['late-registration'].text],
      ],
    );
    expect(milestoneStatusLabels.now).toBe('Now, if not done');
  });

  test.each([
    ['2026-11-24', '2026-11-30', '6', 'days left', 'Less than a week.'],
    ['2026-11-24', '2026-12-08', '14', 'days left', '2 weeks exactly.'],
    ['2026-11-24', '2026-12-09', '15', 'days left', '2 weeks and 1 day.'],
    ['2026-11-24', '2030-11-24', '1,461', 'days left', '208 weeks and 5 days.'],
    [
      '2026-11-24',
      '2026-11-22',
      '2',
      'days ago',
      'This date has passed. Choose another date to count down to.',
    ],
  ] as const)('from %s to %s: %s %s', (today, date, figure, unit, line) =>
    expect(countdownFigure(timeUntilTest(date, today))).toEqual({ figure, unit, line }),
  );

  test.each([
    ['2027-01-09', '2026-12-12', { date: '2027-01-09', from: 'address', isBad: false }],
    [null, '2026-12-12', { date: '2026-12-12', from: 'record', isBad: false }],
    ['', null, { date: null, from: null, isBad: false }],
    ['2026-02-31', '2026-12-12', { date: '2026-12-12', from: 'record', isBad: true }],
    ['soon', null, { date: null, from: null, isBad: true }],
  ] as const)('with %s in the address and %s on the device', (address, saved, chosen) =>
    expect(chooseCountdownDate(address, saved)).toEqual(chosen),
  );
});
