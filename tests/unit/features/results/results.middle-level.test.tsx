/** A test of a level without tables, from form to report: raw scores only, no scaled figures. */
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { theme } from '@theme';
import { exampleEarlierTest } from '@/data/exampleEarlierTest';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { testLevels } from '@/domain/exam/level/test-levels';
import { type TestPlan } from '@/domain/exam/test/test-plan';
import { compareTests } from '@/domain/exam/report/estimate-comparison';
import { noTargetScores } from '@/domain/exam/report/result-figures';
import { toFinishedTest } from '@/domain/exam/report/finished-test';
import { stepAfterTest } from '@/domain/plan/schedule/step-after-test';
import { buildScoreReport, type ScoreReport } from '@/domain/exam/report/score-report';
import { judgeAttempt } from '@/domain/exam/scoring/result';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { toFinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import { exampleNowMs } from '@/features/results/example/createExampleAttempt';
import { noScoreTableSentence, scoreLines } from '@/features/results/report/evidenceSentences';
import { scoreReportHeadline } from '@/features/results/report/scoreReportHeadline';
import { reportLead } from '@/features/results/report/reportLead';
import { ParentReportSheet } from '@/features/results/report/ParentReportSheet';
import { AttemptReport } from '@/features/results/report/AttemptReport';
import { assertPresent } from '@/lib/assert';
import { exampleAttempt } from './example-attempt';

afterEach(cleanup);

const sentence =
  'We found no public table that turns raw scores of the Middle Level into scaled ones, so this test shows raw scores only.';

/** The sections of a full form of the other level: both have the same structure. */
const whole = fullTestPlan('form-b', false);
const plan: TestPlan = {
  ...whole,
  id: 'middle-form',
  level: 'middle',
  parts: whole.parts.filter(({ kind }) => kind === 'section'),
};
const { form, content, attempt } = await exampleAttempt(plan);
const saved = assertPresent(toFinishedAttempt(attempt), 'The example has finished');
const report = buildScoreReport(judgeAttempt(attempt, content, exampleNowMs), [exampleEarlierTest]);

test('its form, what is saved for lists, and its estimate name the level', () => {
  expect([form, saved, report.estimate].map(({ level }) => level)).toEqual(['middle', 'middle', 'middle']);
});

test('has the raw score of every section, and no estimate', () => {
  const { estimate, scored, meaning } = report;
  expect(estimate.total).toBeNull();
  for (const section of scoredSections)
    expect(estimate.sections[section]).toMatchObject({
      state: 'raw',
      questions: testLevels.middle.questions[section],
    });
  expect(scored.map(({ section }) => section)).toEqual(['quantitative', 'reading', 'verbal', 'quantitative']);
  for (const { score } of scored) expect(score.right).toBeGreaterThan(0);
  expect(meaning).toEqual({ kind: 'raw', reason: 'no-table' });
});

test('has a next step for a whole test, not for too few questions', () => {
  expect(['topic', 'pace', 'blanks']).toContain(stepAfterTest(report).kind);
});

describe('a test of another level', () => {
  test('isn’t used for comparison in the report', () => {
    expect([report.before, report.comparison]).toEqual([null, null]);
  });

  test('can’t be compared', () => {
    const none = { verbal: null, quantitative: null, reading: null, total: null };
    expect(compareTests(exampleEarlierTest.bands, toFinishedTest(saved).bands)).toEqual(none);
  });
});

describe('the text of its report', () => {
  test('says why there are only raw scores', () => {
    expect(noScoreTableSentence(testLevels.middle)).toBe(sentence);
    expect(scoreReportHeadline(report)).toMatchObject({
      title: expect.stringMatching(/^\d+ of 150 right$/),
      text: sentence,
    });
  });

  test('gives a raw score for each section', () => {
    expect(scoreLines(report).map(({ name }) => name)).toEqual(['Verbal', 'Quantitative', 'Reading']);
    for (const { text } of scoreLines(report)) expect(text).toMatch(/^Raw score \d+[¼½¾]? of (60|50|40)\.$/);
  });
});

/** Text and figures that only a scaled score has. */
const scaledWords =
  /percentile|scale from|eight times in ten|first estimate of|80% range: |SSAT score|\b(?:4[4-9]|[5-6]\d|7[01])\d\b/i;

/**
 * Returns the text on screen without the questions, which can contain anything; separates adjacent cells, so that they don't form a
 * number.
 */
function textOf(shown: ReactElement): string {
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>{shown}</MemoryRouter>
    </ThemeProvider>,
  );
  const cells = [...document.body.querySelectorAll('*')].filter(({ children }) => children.length === 0);
  const text = cells.map(({ textContent }) => textContent).join('\n');
  return text.split('Every Question, with Its Explanations')[0] ?? '';
}

const shownReport = (of: ScoreReport) => (
  <AttemptReport key="report" report={of} targets={noTargetScores} attempts={[]} share={null} today={null} />
);

test.each([
  ['the report', shownReport(report)],
  [
    'the page for parents',
    <ParentReportSheet
      key="parents"
      report={report}
      lead={reportLead(report, noTargetScores)}
      onClose={() => undefined}
    />,
  ],
])('%s explains it and shows no scaled figure', (_, shown) => {
  const text = textOf(shown);
  expect(text).toContain(sentence);
  expect(text).toContain('of 150');
  expect(text).not.toMatch(scaledWords);
});

test('the same answers to an Upper Level test are scaled', () => {
  const upper = { ...attempt, form: { ...form, level: 'upper' as const } };
  const text = textOf(shownReport(buildScoreReport(judgeAttempt(upper, content, exampleNowMs), [])));
  expect(text).not.toContain(sentence);
  expect(text).toMatch(scaledWords);
});
