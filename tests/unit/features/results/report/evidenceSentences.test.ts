import { describe, expect, test } from 'vitest';
import type { StepAfterTest } from '@/domain/plan/schedule/step-after-test';
import { buildScoreReport } from '@/domain/exam/report/score-report';
import type { EssayResult, SectionResult } from '@/domain/exam/scoring/result';
import {
  guessValueText,
  paceSentence,
  seenQuestionsSentence,
  topicsSentence,
  rangeWidthSentence,
} from '@/features/results/report/evidenceSentences';
import { scoreReportHeadline, nextStepText } from '@/features/results/report/scoreReportHeadline';
import { sectionPace } from '@/domain/exam/report/section-pace';
import { assertPresent } from '@/lib/assert';
import { comparedScope } from '@/domain/exam/report/comparable-test';
import { estimateTest, toTakenTest } from '@/domain/exam/report/estimate';
import { bandsOfEstimate } from '@/domain/exam/report/estimate-comparison';
import { result } from '../../../domain/exam/report/sample-result';
import { judged, sectionOf, times } from '../../../domain/exam/report/sample-results';
import { synonymItem } from '../../../domain/exam/sample-items';

const day = 86_400_000;
const verbal = (right: number, all = 60, change: Partial<SectionResult> = {}) =>
  sectionOf(
    'verbal',
    times(all, (n) => judged(n < right ? 'right' : 'wrong', {}, synonymItem(n))),
    change,
  );
const essay: EssayResult = {
  kind: 'essay',
  id: 'writing',
  ending: 'handed-in',
  usedMs: 60_000,
  limitMs: 1_500_000,
  prompt: null,
  outline: '',
  text: '',
};

const report = (parts: Parameters<typeof result>[0], change: Parameters<typeof result>[1] = {}) =>
  buildScoreReport(result(parts, change), []);

/** A report of `later` right answers of sixty, compared with one of `earlier` four weeks before. */
function after(earlier: number, later: number) {
  const now = result([verbal(later)], { planId: 'form-a-verbal' });
  const at = assertPresent(now.finishedAt, 'The sample has a date');
  const before = {
    id: 'before',
    finishedAt: { ...at, utcMs: at.utcMs - 28 * day },
    scope: comparedScope(now.planId),
    bands: bandsOfEstimate(estimateTest(toTakenTest(result([verbal(earlier)])))),
  };
  return buildScoreReport(now, [before]);
}

describe('the headline of a report', () => {
  test.each([
    ['a first estimate', report([verbal(36)]), /^A first estimate of your Verbal score: 6\d\d to \d\d\d\.$/],
    ['ten questions', report([verbal(8, 10)]), /^8 of 10 right$/],
    ['one right answer', report([verbal(1, 10)]), /^1 of 10 right$/],
    ['an essay', report([essay]), /^An essay to read again with fresh eyes\.$/],
    [
      'a small change',
      after(36, 38),
      /^No clear change since the Verbal section test of Oct 24\. Chance alone could explain the difference\.$/,
    ],
    [
      'a clear gain',
      after(24, 50),
      /^A clear gain: \d+ points more than on the Verbal section test of Oct 24\.$/,
    ],
    [
      'a clear loss',
      after(50, 24),
      /^Lower than on the Verbal section test of Oct 24, by more than chance usually explains\.$/,
    ],
  ])('%s', (_, shown, title) => expect(scoreReportHeadline(shown).title).toMatch(title));

  test.each([
    [
      'more',
      after(36, 38),
      /, \d+ more than on the Verbal section test of Oct 24\. .* has to be at least \d+ points to be clear\.$/,
    ],
    ['less', after(38, 36), /, \d+ less than on the Verbal section test of Oct 24\. /],
    ['the same', after(36, 36), /, the same as on the Verbal section test of Oct 24\. /],
  ])('%s', (_, shown, text) => expect(scoreReportHeadline(shown).text).toMatch(text));
});

describe('the next step', () => {
  test.each<[StepAfterTest, RegExp, RegExp]>([
    [
      { kind: 'topic', group: 'inference', wrong: 3, blank: 1, questions: 9, lostQuarters: 19 },
      /^Go through the 4 “Inference and prediction” questions you missed$/,
      /^3 wrong and 1 blank out of 9 questions cost 4¾ raw points, including the quarter/,
    ],
    [
      { kind: 'topic', group: 'data', wrong: 0, blank: 1, questions: 8, lostQuarters: 4 },
      /the 1 “Data and probability” question you missed$/,
      /^1 blank out of 8 questions cost 1 raw point\. Of the topics/,
    ],
    [
      { kind: 'pace', section: 'reading', notReached: 4, points: 2.5, ranOut: true, leftMs: 0 },
      /^Reach the last questions in Reading$/,
      /^4 questions never came on screen\. .* about 2\.5 raw points\./,
    ],
    [
      { kind: 'pace', section: 'verbal', notReached: 17, points: 9, ranOut: false, leftMs: 890_000 },
      /^Look at every question in Verbal$/,
      /^17 questions never came on screen, though 14:50 was left\./,
    ],
    [
      { kind: 'pace', section: 'verbal', notReached: 3, points: 2, ranOut: false, leftMs: null },
      /^Look at every question in Verbal$/,
      /^3 questions never came on screen\./,
    ],
    [{ kind: 'blanks', questions: 5, points: 1.25 }, /out a choice$/, /about 1\.25 raw points on average\.$/],
    [{ kind: 'review', wrong: 2, blank: 0 }, /you missed$/, /^You had 2 wrong, but too few/],
    [{ kind: 'longer-test' }, /^Take a longer test$/, /^Every answer was right/],
    [{ kind: 'self-check' }, /^Check your essay/, /“Read It Over,”/],
  ])('%j', (step, title, reason) => {
    expect(nextStepText(step).title).toMatch(title);
    expect(nextStepText(step).reason).toMatch(reason);
  });
});

test.each([
  ['a whole section', report([verbal(30)]), /^You took whole sections against the clock/],
  [
    'half of a section',
    report([verbal(15, 30)]),
    /because this test has fewer questions than a whole section\.$/,
  ],
  [
    'untimed and interrupted',
    report([verbal(30)], {
      timing: 'untimed',
      interruptions: [{ at: 0, lengthMs: 1000, part: 0 }],
    }),
    /because this test was interrupted and had no clock\.$/,
  ],
])('explains the width of the range for %s', (_, shown, sentence) =>
  expect(rangeWidthSentence(shown)).toMatch(sentence),
);

test('gives the number of questions seen before', () => {
  const items = times(30, (n) => judged('right', {}, synonymItem(n), { seenBefore: n < 4 }));
  expect(seenQuestionsSentence(report([sectionOf('verbal', items)]))).toMatch(
    /^Questions .* \(4 of 30\) don’t count/,
  );
  expect(seenQuestionsSentence(report([verbal(30)]))).toBeNull();
});

test.each([
  [1, '1'],
  [2, '3/8'],
  [3, '1/6'],
  [4, '1/16'],
  [5, '0'],
])('with %i choices left, a guess is worth %s', (left, worth) => expect(guessValueText(left)).toBe(worth));

test.each([
  ['all answered, time left', { usedMs: 1_533_400 }, /^You answered every question, with 4:26 to spare\.$/],
  [
    'all reached, no time left',
    { usedMs: 1_800_000 },
    /^You answered every question, with no time to spare\.$/,
  ],
  ['no clock', { limitMs: null, usedMs: 65_000 }, /^There was no clock\. The section took 1:05/],
])('pace: %s', (_, change, sentence) =>
  expect(paceSentence(sectionPace(verbal(30, 60, change)))).toMatch(sentence),
);

test('summarizes the topics in a sentence', () => {
  const geometry = {
    group: 'geometry',
    right: 6,
    wrong: 4,
    blank: 0,
    questions: 10,
    share: { low: 0.4, high: 0.8 },
  } as const;
  const few = { ...geometry, share: null };
  expect(topicsSentence([geometry], [])).toBe('No topic is clearly below the rest of its section.');
  expect(topicsSentence([geometry, few], [])).toMatch(/were new to you\.$/);
  expect(topicsSentence([few], [])).toMatch(/^No topic has the eight new questions/);
  expect(topicsSentence([geometry], ['geometry', 'inference'])).toBe(
    'Clearly below the rest of their sections: Geometry; Inference and prediction.',
  );
});
