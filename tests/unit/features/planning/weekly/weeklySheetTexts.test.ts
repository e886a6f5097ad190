import { expect, test } from 'vitest';
import {
  essayDraftLines,
  dueItemLines,
  plannedDayText,
  planDoneText,
  studyTimeText,
  testDateText,
  weekTestLines,
  wordsDoneText,
  sectionWorkCells,
} from '@/features/planning/weekly/weeklySheetTexts';
import { times } from '../../../domain/exam/report/sample-results';
import { attempt, planOfDays } from '../../../domain/plan/plans';
import type { WeeklyWork } from '@/domain/plan/weekly/weekly-work';
import { groupIntoDays } from '@/domain/plan/weeks/plan-weeks';

const none: WeeklyWork = {
  minutes: 0,
  days: 0,
  sections: [],
  reviews: { asked: 0, right: 0 },
  words: { recalls: 0, newWords: 0 },
  tests: [],
};

test.each([
  [0, 0, 'Nothing yet'],
  [45, 1, '45 min on 1 day'],
  [200, 5, '3 h 20 min on 5 days'],
])('%i minutes on %i days', (minutes, days, words) =>
  expect(studyTimeText({ ...none, minutes, days })).toBe(words),
);

test.each([
  [null, 'No plan yet'],
  [{ doneCount: 0, dueCount: 0, next: [] }, 'Nothing planned so far'],
  [{ doneCount: 0, dueCount: 1, next: [] }, '0 of 1 entry done'],
  [{ doneCount: 9, dueCount: 12, next: [] }, '9 of 12 entries done'],
])('a plan with %o', (plan, words) => expect(planDoneText(plan)).toBe(words));

test('words', () => {
  expect(wordsDoneText(none)).toBe('None');
  expect(wordsDoneText({ ...none, words: { recalls: 42, newWords: 8 } })).toBe('42 recalled, 8 new');
});

test('the test date, with the days that are left', () => {
  expect(testDateText('2027-01-09', '2026-11-26')).toBe('Jan 9, 2027, in 44 days');
  expect(testDateText('2026-11-26', '2026-11-26')).toBe('Nov 26, 2026');
});

test('compares the pace of a section with that of the test', () => {
  const row = { section: 'quantitative', answered: 12, right: 9, timedMs: 81_000, untimedMs: null } as const;
  expect(sectionWorkCells(row)).toEqual(['Math', '9 of 12', '81 s (test: 72 s)', '–']);
  expect(sectionWorkCells({ ...row, answered: 0, right: 0, timedMs: null })).toEqual(['Math', '–', '–', '–']);
});

test('lists tests with their estimates, as many as fit', () => {
  const full = attempt('a', 'form-a', '2026-11-14');
  const totals = new Map([['a', { low: 2050, high: 2150, estimate: 2100, standardError: 40 }]]);
  expect(weekTestLines({ ...none, tests: [full], reviews: { asked: 12, right: 9 } }, totals)).toEqual([
    '12 mistakes reviewed, 9 right',
    'Full Test A, Nov 14: estimate 2,050\u00A0to\u00A02,150',
  ]);
  const many = weekTestLines(
    { ...none, tests: times(6, (n) => attempt(`t${n}`, 'quick-verbal', '2026-11-18')) },
    totals,
  );
  expect(many).toEqual([...Array<string>(3).fill('Quick Verbal Test, Nov 18'), 'and 3 more']);
});

test('what is due', () => {
  const [entry] = planOfDays([['2026-11-23', [[20, { kind: 'words' }]]]]).entries;
  const due = { mistakes: 1, words: { recall: 23, newWords: 5 }, open: [] };
  expect(dueItemLines(due)).toEqual([
    '1 mistake due',
    '23 words to recall, 5 new',
    'Nothing open in the plan',
  ]);
  expect(dueItemLines({ ...due, open: entry === undefined ? [] : [entry] })[2]).toBe(
    '1 plan entry open, 20 min',
  );
  expect(dueItemLines({ ...due, open: null })).toHaveLength(2);
});

test('drafts', () => {
  const essay = {
    attemptId: 'e',
    finishedAt: { utcMs: Date.parse('2026-11-18T20:00:00Z'), offsetMinutes: -300 },
    promptRef: null,
    content: [],
    text: 'One two three',
    prompt: null,
  };
  expect(
    essayDraftLines([
      { essay, number: 2, isChecked: true },
      { essay, number: 11, isChecked: false },
    ]),
  ).toEqual(['Nov 18: 2nd draft, 3 words, read over', 'Nov 18: 11th draft, 3 words, not read over yet']);
});

test('a coming day', () => {
  const [day] = groupIntoDays(
    planOfDays([
      [
        '2026-11-23',
        [
          [5, { kind: 'words' }],
          [190, { kind: 'full-test', form: 'form-a' }],
        ],
      ],
    ]).entries,
  );
  expect(day && plannedDayText(day)).toBe('Mon, Nov 23: Word review 5 min, Full Test A 3 h 10 min');
});
