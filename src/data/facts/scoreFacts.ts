import { smallestClearChange } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { noTotalPercentilesText } from '@/domain/exam/report/range-text';
import type { SourcedFact } from '@/domain/page-text/guide-text';
import { factsCheckedLabel, ownWorkLabel, testMakerSourceLabel } from './factSources';

const { upper } = testLevels;
const clearFrom = smallestClearChange(upper);

export const scoreFacts = {
  standardError: {
    name: 'The error in a score',
    text: `By an older figure from the test maker (before about 2022; we found no newer one), an official section score typically misses by about ${upper.standardError} points.`,
    source: testMakerSourceLabel('ssat.org, reading a score report'),
    date: 'before about 2022; we found no newer figure',
  },
  clearChange: {
    name: 'A clear change',
    text: `If nothing had changed, two scores in one section would still differ by at least ${clearFrom.section} points, and two totals by at least ${clearFrom.total}, in about one case in ten, by chance alone.`,
    source: 'Our calculation from the test maker’s figure, assuming independent errors',
    date: ownWorkLabel,
  },
  percentiles: {
    name: 'Percentiles',
    text: 'Official percentiles run from 1 to 99. A percentile is the share of students who scored the same or lower, among those in the same grade who took the test for the first time, on a Standard date, in the United States or Canada, in the last three years.',
    source: testMakerSourceLabel('ssat.org, scores'),
    date: 'before about 2022',
  },
  otherPercentiles: {
    name: 'Percentiles of other tests',
    text: 'According to an older page of the test maker, SSAT percentiles can’t be compared with those of other tests.',
    source: testMakerSourceLabel('ssat.org'),
    date: 'before about 2022',
  },
  report: {
    name: 'The official report',
    text: 'An official report has an average score for each section and a percentile for the total.',
    source: testMakerSourceLabel('ssat.org, breakdown of the score report'),
    date: factsCheckedLabel,
  },
  totalPercentiles: {
    name: 'Percentiles of totals',
    text: noTotalPercentilesText,
    source: 'Our search found no table that we could rely on',
    date: ownWorkLabel,
  },
  retakeGain: {
    name: 'Gains on a retake',
    text: 'According to an undated page of the test maker, students who retake the test gain an average of 9 to 10 points per section in middle school and 12 to 14 in upper school. These averages include only students who chose to retake the test, and they reflect a mix of practice, growth, and chance. They don’t predict any one student’s change.',
    source: testMakerSourceLabel('admission.org, application process, undated'),
    date: factsCheckedLabel,
  },
  medians: {
    name: 'Medians by grade',
    text: `The medians by grade are from ${upper.medians.date}, and we know of only one source.`,
    source: upper.medians.source,
    date: upper.medians.date,
  },
  scoreTable: {
    name: 'From raw to scaled scores',
    text: 'Our table of raw scores, scaled scores, and percentiles is an estimate. For Verbal and Quantitative, we use one prep company’s undated chart (Kyo Standard). For Reading, we use a rougher chart, and the percentiles are our own. The table isn’t for any one grade.',
    source:
      'Kyo Standard, “an estimated chart based off historical data,” undated; for Reading, a rougher chart whose source we didn’t find again, with percentiles from our own curve',
    date: factsCheckedLabel,
  },
  middleTables: {
    name: 'Tables of the Middle Level',
    text: 'For the Middle Level, we found no public table that turns raw scores into scaled ones, and no percentiles by scaled score.',
    source: 'Our search found no table that we could rely on',
    date: ownWorkLabel,
  },
  gradesOfLevel: {
    name: 'Grades of one level',
    text: 'All grades of a level take one test, so the same score ranks differently in each grade.',
    source: 'This follows from the test maker’s pages on the levels and on percentiles',
    date: factsCheckedLabel,
  },
} as const satisfies Readonly<Record<string, SourcedFact>>;
