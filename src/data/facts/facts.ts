/**
 * The facts about the test that pages state, each with its source, its date, and how sure it is. A sentence is typed here once; pages and
 * docs/ssat.md take it from here. Figures that rules need are in `domain/exam`, and the sentences read them there.
 */
import { hoursAndMinutes, number, quarters } from '@/lib/format';
import { fullForms } from '@/domain/exam/blueprint';
import { fullTest, fullTestMinutes } from '@/domain/exam/catalog/full-forms';
import { breakMinutes, olderBreakMinutes } from '@/domain/exam/catalog/parts';
import { essayMinutes } from '@/domain/exam/essay-minutes';
import { smallestRealChange, totalScale } from '@/domain/exam/level/level';
import { levels } from '@/domain/exam/level/levels';
import { partMs, planMs } from '@/domain/exam/plan';
import { essayMs, type ExtraTimeWay } from '@/domain/exam/timing';
import type { SourcedFact } from '@/domain/page-text/page-text';

const { middle, upper } = levels;
const realFrom = smallestRealChange(upper);
const test = fullTest(fullForms[0], true);

const checked = 'checked November 2026';
const testMaker = (page: string) => `The test maker: ${page}`;

/** "4 h 25 min" */
const wholeTest = (way: ExtraTimeWay) => hoursAndMinutes(planMs(test, way) ?? 0);
const writing = (way: ExtraTimeWay) => quarters((essayMs(essayMinutes, way) ?? 0) / 15_000);
const experimental = (way: ExtraTimeWay) => {
  const part = test.parts.find(({ id }) => id === 'experimental');
  return quarters(((part === undefined ? null : partMs(part, way)) ?? 0) / 15_000);
};

export const facts = {
  levels: {
    name: 'Levels',
    text: `The Middle Level is for students now in grades ${middle.grades.low} to ${middle.grades.high}, and the Upper Level for grades ${upper.grades.low} to ${upper.grades.high}.`,
    source: testMaker('ssat.org, pages of the levels'),
    date: checked,
  },
  scale: {
    name: 'Scales',
    text: `A section is scored from ${upper.scale.least} to ${upper.scale.most} on the Upper Level and from ${middle.scale.least} to ${middle.scale.most} on the Middle Level. The totals run from ${number(totalScale(upper).least)} to ${number(totalScale(upper).most)} and from ${number(totalScale(middle).least)} to ${number(totalScale(middle).most)}.`,
    source: testMaker('ssat.org, pages of the levels'),
    date: checked,
  },
  length: {
    name: 'Parts and times',
    text: `A full test takes ${hoursAndMinutes(fullTestMinutes(true) * 60_000)} with two breaks of ${breakMinutes} minutes and the experimental section.`,
    source: testMaker('ssat.org, pages of the levels; admission.org, help on breaks'),
    date: checked,
  },
  olderBreaks: {
    name: 'Breaks of the older test',
    text: `Older pages of the test maker give a first break of ${olderBreakMinutes[0]} minutes and a second of ${olderBreakMinutes[1]}.`,
    source: testMaker('ssat.org, pages of 2015–16 and 2019–20'),
    date: '2015 to 2020',
  },
  prompts: {
    name: 'Writing prompts',
    text: 'On the Upper Level, the two prompts are a personal question and a general question; on the Middle Level, the opening of a story and a personal question.',
    source: testMaker('ssat.org, pages of the levels'),
    date: checked,
  },
  olderPrompts: {
    name: 'Writing prompts until about 2022',
    text: 'Until about 2022, the Upper Level offered the opening of a story or an essay question, and many guides still say so.',
    source: 'Older pages of the test maker and of prep companies',
    date: 'until about 2022',
  },
  writing: {
    name: 'The writing sample',
    text: 'The writing sample has no score. Schools always receive it, and a parent can buy a copy.',
    source: testMaker('ssat.org, pages of the levels'),
    date: checked,
  },
  extraTime: {
    name: 'Time and a half',
    text: `With time and a half, a test takes ${wholeTest('half-more-paper')} on paper and ${wholeTest('half-more-home')} at home or at a Prometric center. Sections get half again as much time. The writing sample gets ${writing('half-more-paper')} minutes on paper and ${writing('half-more-home')} on a computer. On paper and at home there are two more breaks of five minutes; at a Prometric center the two breaks last 15 minutes instead. On paper the experimental section is left out; on a computer it is required, with ${experimental('half-more-home')} minutes.`,
    source: testMaker('ssat.org, Accommodations Handbook, 50% additional time'),
    date: 'checked November 2026; the times after the first section are our calculation',
  },
  otherExtraTime: {
    name: 'Other extra time',
    text: 'We found nothing from the test maker on 1.25 or 2 times the time, so on this site they are for practice only.',
    source: 'Searched for and not found',
    date: checked,
  },
  accommodations: {
    name: 'Accommodations',
    text: 'Accommodations are approved before a family registers, and they end on July 31 each year. For the next testing year, apply again from August 1.',
    source: testMaker('ssat.org, testing accommodations'),
    date: '2023',
  },
  ways: {
    name: 'Ways to test',
    text: 'The test is given on paper, on Standard dates (set Saturdays) and Flex dates (other days, by a school or a consultant); at Prometric centers; and at home.',
    source: testMaker('ssat.org, page of the Upper Level'),
    date: checked,
  },
  atHome: {
    name: 'At home',
    text: 'Testing at home is for the Middle and Upper Levels, in the United States with its territories and in Canada only. What counts is where the student is on test day.',
    source: testMaker('ssat.org, page of the Upper Level'),
    date: checked,
  },
  limits: {
    name: 'How often',
    text: 'A testing year runs from August 1 to July 31. In the United States and Canada, a student may take up to six Standard tests and one Flex test on paper, and two in all at home and at Prometric centers. Elsewhere the limit is four Standard tests (five in China) and one Flex test. The limits have changed from year to year.',
    source: testMaker('ssat.org, page of the Upper Level, undated'),
    date: checked,
  },
  statement: {
    name: 'Releasing the scores',
    text: 'Scores come out only after a parent has completed the Testing Experience Statement.',
    source: testMaker('ssat.org, scores'),
    date: checked,
  },
  feeWaivers: {
    name: 'Fee waivers',
    text: 'The test maker offers fee waivers.',
    source: testMaker('ssat.org'),
    date: checked,
  },
  paperDay: {
    name: 'Test day on paper',
    text: 'Tests on paper start at 9 a.m. as a rule. Arrive 30 to 45 minutes early with the admission ticket, three or more No. 2 pencils with erasers, a snack in a clear bag, and a drink in a clear bottle. Mechanical pencils, pens, watches, phones, and calculators stay at home.',
    source: testMaker('ssat.org, test day'),
    date: checked,
  },
  scoring: {
    name: 'Raw scores',
    text: 'A right answer gains one point, a wrong answer costs a quarter of a point, and a blank costs nothing.',
    source: testMaker('ssat.org, scores'),
    date: checked,
  },
  equating: {
    name: 'Scaled scores',
    text: 'Forms are equated: the same raw score can give another scaled score on another form.',
    source: testMaker('ssat.org, scores'),
    date: checked,
  },
  standardError: {
    name: 'The error of a score',
    text: `The test maker gives a standard error of ${upper.standardError} scaled points a section.`,
    source: testMaker('ssat.org, reading a score report'),
    date: 'before about 2022; no newer figure was found',
  },
  realChange: {
    name: 'A clear change',
    text: `Two scores in one section have to differ by at least ${realFrom.section} points, and two totals by at least ${realFrom.total}, before chance becomes an unlikely explanation (fewer than one case in ten).`,
    source: 'Our calculation from the standard error, with independent errors',
    date: checked,
  },
  percentiles: {
    name: 'Percentiles',
    text: 'An official percentile runs from 1 to 99. It is the share of students at or below a score, among those of the same grade who took the test for the first time, on a Standard date, in the United States or Canada, in the last three years.',
    source: testMaker('ssat.org, scores'),
    date: 'before about 2022',
  },
  totalPercentiles: {
    name: 'Percentiles of totals',
    text: 'We have no table of percentiles for totals.',
    source: 'Searched for and not found; reports have printed some',
    date: checked,
  },
  medians: {
    name: 'Medians by grade',
    text: `The medians by grade are from ${upper.medians.date}, and we know one source.`,
    source: upper.medians.source,
    date: upper.medians.date,
  },
  scoreTable: {
    name: 'From raw to scaled scores',
    text: 'Our table from raw to scaled scores and percentiles is an estimate from published charts. It states no grade.',
    source:
      'Kyo Standard, “an estimated chart based off historical data,” undated; for Reading, a rougher one, and percentiles from a curve of our own',
    date: checked,
  },
  skills: {
    name: 'Questions by skill',
    text: 'The test maker publishes the kinds of questions, but not how many there are of each. Our shares are estimates.',
    source: 'Our estimate from published practice tests',
    date: checked,
  },
} as const satisfies Readonly<Record<string, SourcedFact>>;

export type FactId = keyof typeof facts;
