/** Facts about what the test is made of, and how it is scored. */
import { fullTestMinutes } from '@/domain/exam/catalog/full-forms';
import { breakMinutes, olderBreakMinutes } from '@/domain/exam/catalog/parts';
import { totalScale } from '@/domain/exam/level/level';
import { levels } from '@/domain/exam/level/levels';
import { hoursAndMinutes, number } from '@/lib/format';
import type { SourcedFact } from '@/domain/page-text/page-text';
import { checked, testMaker } from './sources';

const { middle, upper } = levels;

export const testFacts = {
  levels: {
    name: 'Levels',
    text: `The Middle Level is for students now in grades ${middle.grades.low} to ${middle.grades.high}, and the Upper Level for grades ${upper.grades.low} to ${upper.grades.high}.`,
    source: testMaker('ssat.org, pages on the levels'),
    date: checked,
  },
  scale: {
    name: 'Scales',
    text: `A section is scored from ${upper.scale.least} to ${upper.scale.most} on the Upper Level and from ${middle.scale.least} to ${middle.scale.most} on the Middle Level. The totals run from ${number(totalScale(upper).least)} to ${number(totalScale(upper).most)} and from ${number(totalScale(middle).least)} to ${number(totalScale(middle).most)}, respectively.`,
    source: testMaker('ssat.org, pages on the levels'),
    date: checked,
  },
  length: {
    name: 'Parts and times',
    text: `A full test takes ${hoursAndMinutes(fullTestMinutes(true) * 60_000)} with two breaks of ${breakMinutes} minutes and the experimental section.`,
    source: testMaker('ssat.org, pages on the levels; admission.org, help page on breaks'),
    date: checked,
  },
  olderBreaks: {
    name: 'Breaks in the older test',
    text: `The test maker’s older pages give a first break of ${olderBreakMinutes[0]} minutes and a second of ${olderBreakMinutes[1]}.`,
    source: testMaker('ssat.org, pages from 2015–16 and 2019–20'),
    date: '2015 to 2020',
  },
  scoring: {
    name: 'Raw scores',
    text: 'A right answer gains one point, a wrong answer costs a quarter of a point, and a blank costs nothing.',
    source: testMaker('ssat.org, scores'),
    date: checked,
  },
  equating: {
    name: 'Scaled scores',
    text: 'Forms are equated: the same raw score can give different scaled scores on different forms.',
    source: testMaker('ssat.org, scores'),
    date: checked,
  },
  skills: {
    name: 'Questions by skill',
    text: 'The test maker lists the kinds of questions but not how many there are of each. Our proportions are estimates.',
    source: 'Our estimate from published practice tests',
    date: checked,
  },
} as const satisfies Readonly<Record<string, SourcedFact>>;
