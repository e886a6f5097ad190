/** Facts about the test's structure and scoring. */
import { fullTestMinutes } from '@/domain/exam/catalog/full-test-plan';
import { breakMinutes, olderBreakMinutes } from '@/domain/exam/catalog/plan-parts';
import { totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { formatHoursAndMinutes, formatNumber } from '@/lib/text/format';
import type { SourcedFact } from '@/domain/page-text/guide-text';
import { factsCheckedLabel, ownWorkLabel, testMakerSourceLabel } from './factSources';

const { middle, upper } = testLevels;

export const testFacts = {
  levels: {
    name: 'Levels',
    text: `The Middle Level is for students now in grades ${middle.grades.low} to ${middle.grades.high}, and the Upper Level for grades ${upper.grades.low} to ${upper.grades.high}.`,
    source: testMakerSourceLabel('ssat.org, pages on the levels'),
    date: factsCheckedLabel,
  },
  upOrDown: {
    name: 'Another level',
    text: 'The test maker adds that students may test up or down.',
    source: testMakerSourceLabel('ssat.org, pages on the levels'),
    date: factsCheckedLabel,
  },
  scale: {
    name: 'Scales',
    text: `A section is scored from ${upper.scale.least} to ${upper.scale.most} on the Upper Level and from ${middle.scale.least} to ${middle.scale.most} on the Middle Level. The totals run from ${formatNumber(totalScale(upper).least)} to ${formatNumber(totalScale(upper).most)} and from ${formatNumber(totalScale(middle).least)} to ${formatNumber(totalScale(middle).most)}, respectively.`,
    source: testMakerSourceLabel('ssat.org, pages on the levels'),
    date: factsCheckedLabel,
  },
  length: {
    name: 'Parts and times',
    text: `A full test takes ${formatHoursAndMinutes(fullTestMinutes(true) * 60_000)} with two breaks of ${breakMinutes} minutes and the experimental section.`,
    source: testMakerSourceLabel('ssat.org, pages on the levels; admission.org, help page on breaks'),
    date: factsCheckedLabel,
  },
  olderBreaks: {
    name: 'Other breaks on paper',
    text: `Some sources give breaks of ${olderBreakMinutes[0]} and ${olderBreakMinutes[1]} minutes on paper.`,
    source: testMakerSourceLabel(
      'ssat.org, pages from 2015–16 and 2019–20; Test Innovators, for paper, 2024',
    ),
    date: '2015 to 2024',
  },
  olderExtraBreaks: {
    name: 'Other breaks with extra time',
    text: 'On a page of August 2021, the test maker gave the extra breaks of time and a half on paper only.',
    source: testMakerSourceLabel('a page on extra time'),
    date: 'August 4, 2021',
  },
  scoring: {
    name: 'Raw scores',
    text: 'A right answer earns one point, a wrong answer costs a quarter of a point, and a blank costs nothing.',
    source: testMakerSourceLabel('ssat.org, scores'),
    date: factsCheckedLabel,
  },
  equating: {
    name: 'Scaled scores',
    text: 'Some versions of the test are slightly harder than others. The conversion adjusts for that, so the same raw score can become different scaled scores on different versions.',
    source: testMakerSourceLabel('ssat.org, scores'),
    date: factsCheckedLabel,
  },
  noReturn: {
    name: 'Earlier parts',
    text: 'According to prep companies, you can’t return to a part that has ended.',
    source: 'Prep companies; not in the test maker’s pages that we read',
    date: factsCheckedLabel,
  },
  passages: {
    name: 'Reading passages',
    text: 'By prep companies’ counts, there are about eight passages with four to six questions each; some say six or seven passages.',
    source: 'Prep companies',
    date: factsCheckedLabel,
  },
  skills: {
    name: 'Questions by skill',
    text: 'The test maker lists the kinds of questions but not how many there are of each. Our proportions are estimates.',
    source: 'Our estimate from published practice tests',
    date: ownWorkLabel,
  },
} as const satisfies Readonly<Record<string, SourcedFact>>;
