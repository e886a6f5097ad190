/** A typed score report: its errors, or the resulting facts. */
import { describe, expect, test } from 'vitest';
import type { LevelId } from '@/domain/exam/level/level-id';
import {
  draftFromReportedTest,
  emptyReportedDraft,
  type ReportedTestDraft,
  reportedTestFieldValidators,
  reportedTestFromDraft,
  reportedDraftTotal,
} from '@/domain/learner/drafts/reported-test-draft';
import { sampleReport } from '../../../data/record/setup/sample-setup';

const today = '2026-11-24';
const draft: ReportedTestDraft = {
  source: 'official',
  on: '2026-10-17',
  level: 'upper',
  scores: {
    verbal: { score: '629', percentile: '31' },
    quantitative: { score: ' 665 ', percentile: '' },
    reading: { score: '640', percentile: '50' },
  },
  totalPercentile: '',
};

describe('validating a field', () => {
  test.each<[string, string | null]>([
    ['2026-10-17', null],
    [today, null],
    ['', 'Choose the day of the test.'],
    ['2026-02-30', 'Enter a real date, such as 2026-10-17.'],
    ['2026-11-25', 'This day is in the future. Choose today or an earlier day.'],
    ['2014-12-31', 'Choose a day in 2015 or later.'],
  ])('the day %o: %s', (text, fault) => expect(reportedTestFieldValidators.on(text, today)).toBe(fault));

  test.each<[string, LevelId, string | null]>([
    ['629', 'upper', null],
    ['', 'upper', 'Enter the score from the report.'],
    ['865', 'upper', 'Upper Level scores run from 500 to 800.'],
    ['480', 'upper', 'Upper Level scores run from 500 to 800.'],
    ['480', 'middle', null],
    ['720', 'middle', 'Middle Level scores run from 440 to 710.'],
    ['62.9', 'upper', 'Enter a whole number from 500 to 800.'],
  ])('the score %o of the level %s: %s', (text, level, fault) =>
    expect(reportedTestFieldValidators.score(text, level)).toBe(fault),
  );

  test.each<[string, boolean]>([
    ['', true],
    ['1', true],
    ['99', true],
    ['0', false],
    ['100', false],
    ['31%', false],
  ])('the percentile %o is valid: %s', (text, isValid) =>
    expect(reportedTestFieldValidators.percentile(text) === null).toBe(isValid),
  );
});

test('a valid draft becomes a test, and the test becomes the same draft', () => {
  const reported = reportedTestFromDraft(draft, today);
  expect(reported).toEqual(sampleReport('2026-10-17'));
  expect(reportedTestFromDraft(draftFromReportedTest(reported), today)).toEqual(reported);
});

test('is of an official report unless another provider is chosen', () => {
  expect(emptyReportedDraft('upper').source).toBe('official');
  const other = reportedTestFromDraft({ ...draft, source: 'other' }, today);
  expect(other).toEqual({ ...sampleReport('2026-10-17'), source: 'other' });
  expect(draftFromReportedTest(other).source).toBe('other');
});

test.each<[string, ReportedTestDraft]>([
  ['that is empty', emptyReportedDraft('upper')],
  ['with a day in the future', { ...draft, on: '2026-12-24' }],
  [
    'for another level',
    { ...draft, level: 'middle', scores: { ...draft.scores, verbal: { score: '720', percentile: '' } } },
  ],
  ['with a percentile of 100', { ...draft, totalPercentile: '100' }],
])('rejects a draft %s', (_, wrong) => {
  expect(() => reportedTestFromDraft(wrong, today)).toThrow(/^Not a score from a report: /);
});

test.each<[string, ReportedTestDraft, number | null]>([
  ['three scores', draft, 1934],
  ['nothing', emptyReportedDraft('upper'), null],
  [
    'two scores and one beyond the scale',
    { ...draft, scores: { ...draft.scores, verbal: { score: '865', percentile: '' } } },
    null,
  ],
])('the total of %s', (_, of, total) => {
  expect(reportedDraftTotal(of)).toBe(total);
});
