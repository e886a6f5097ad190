/** Facts about taking the test: where, when, how often, and with extra time. */
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { partDurationMs, testDurationMs } from '@/domain/exam/test/test-plan';
import type { ExtraTimeOption } from '@/domain/exam/test/timing';
import { assertPresent } from '@/lib/assert';
import { formatDuration, formatMinuteCount } from '@/lib/text/format';
import type { SourcedFact } from '@/domain/page-text/guide-text';
import { factsCheckedLabel, testMakerSourceLabel } from './factSources';

const test = fullTestPlan(fullFormsOf(defaultLevel)[0], true);

const wholeTest = (way: ExtraTimeOption) =>
  formatDuration(assertPresent(testDurationMs(test, way), 'No clock for a test with time and a half'));

/** Returns the length of a test part with the given extra time: its minutes without a unit, as text. */
function minutesOf(id: string, way: ExtraTimeOption): string {
  const part = assertPresent(
    test.parts.find((each) => each.id === id),
    `A full test has no part ${id}`,
  );
  return formatMinuteCount(
    assertPresent(partDurationMs(part, way), 'No clock for a part with time and a half') / 60_000,
  );
}

export const testTakingFacts = {
  ways: {
    name: 'Ways to test',
    text: 'You can take the test on paper, at a Prometric center, or at home. On paper, you can take the test on Standard dates (set Saturdays, or Sundays for religious reasons) and on Flex dates (other days, through a school or a consultant).',
    source: testMakerSourceLabel('ssat.org, Upper Level page'),
    date: factsCheckedLabel,
  },
  atHome: {
    name: 'At home',
    text: 'You can test at home for the Middle and Upper Levels, but only in the United States, its territories, and Canada. What counts is where you are on test day.',
    source: testMakerSourceLabel('ssat.org, Upper Level page'),
    date: factsCheckedLabel,
  },
  limits: {
    name: 'How often',
    text: 'A testing year runs from August 1 to July 31. According to an undated page of the test maker, in the United States or Canada you may take up to six Standard tests and one Flex test on paper, and a total of two at home or at Prometric centers. Elsewhere, the limit on paper is four Standard tests (five in China) and one Flex test. Computer testing ends before the testing year does. The test maker’s pages give July 12 for tests at home and July 20 for tests at Prometric centers. The limits have changed from year to year.',
    source: testMakerSourceLabel('ssat.org, Upper Level page, undated'),
    date: factsCheckedLabel,
  },
  paperDay: {
    name: 'Test day on paper',
    text: 'Tests on paper usually start at 9 a.m. Arrive 30 to 45 minutes early with the admission ticket, three or more No. 2 pencils with erasers, a snack in a clear bag, and a drink in a clear bottle. Leave at home mechanical pencils, pens, watches, and any calculator that isn’t approved as an accommodation. Nobody is admitted once testing has begun.',
    source: testMakerSourceLabel('ssat.org, test day'),
    date: factsCheckedLabel,
  },
  phone: {
    name: 'Phones',
    text: 'It is better to leave your phone at home. If you bring a phone, turn it off, hand it over, and don’t touch it during breaks.',
    source: testMakerSourceLabel('ssat.org, test day'),
    date: factsCheckedLabel,
  },
  homeDay: {
    name: 'Test day at home',
    text: 'At home, you need a Windows or Mac computer, not a Chromebook or a tablet, and you can’t use headphones. You may have two sheets of paper, a pencil, and water on the desk, but no food. Only one student in a household can test at a time.',
    source: testMakerSourceLabel('admission.org, help'),
    date: '2020 and 2024',
  },
  extraTime: {
    name: 'Time and a half',
    text: `With time and a half, by our calculation from the test maker’s tables, the test takes ${wholeTest('half-more-paper')} on paper and ${wholeTest('half-more-home')} at home or at a Prometric center. You have half again as much time for each section. You have ${minutesOf('writing', 'half-more-paper')} minutes for the writing sample on paper and ${minutesOf('writing', 'half-more-home')} on a computer. On paper and at home, you get two more breaks of ${minutesOf('break-extra-1', 'half-more-paper')} minutes. At a Prometric center, the two breaks last ${minutesOf('break-1', 'half-more-center')} minutes instead. On paper, you skip the experimental section. On a computer, you must take that section, which by the same calculation lasts ${minutesOf('experimental', 'half-more-home')} minutes.`,
    source: testMakerSourceLabel('ssat.org, Accommodations Handbook, 50% additional time'),
    date: `${factsCheckedLabel}; we calculated the times after the first section`,
  },
  otherExtraTime: {
    name: 'Other extra time',
    text: 'For more than time and a half, you must request an “Other” accommodation, with documents. According to a page of August 2021, the test maker doesn’t offer untimed testing.',
    source: testMakerSourceLabel('admission.org, help'),
    date: 'August 4, 2021',
  },
  accommodations: {
    name: 'Accommodations',
    text: 'The test maker approves accommodations before you register, and they end on July 31 each year. For the next testing year, apply again starting August 1.',
    source: testMakerSourceLabel('ssat.org, testing accommodations'),
    date: '2023',
  },
  accommodationApproval: {
    name: 'Approval of accommodations',
    text: 'Once all documents have arrived, approval takes up to two weeks. Scores aren’t marked to show that you had accommodations.',
    source: testMakerSourceLabel('ssat.org, accommodations'),
    date: factsCheckedLabel,
  },
  calculator: {
    name: 'Calculators',
    text: 'You can’t use a calculator unless a four-function calculator is an approved accommodation.',
    source: testMakerSourceLabel('ssat.org, accommodations; admission.org'),
    date: factsCheckedLabel,
  },
  statement: {
    name: 'Releasing the scores',
    text: 'Scores are released only after a parent has completed the Testing Experience Statement.',
    source: testMakerSourceLabel('ssat.org, scores'),
    date: factsCheckedLabel,
  },
  scoreRelease: {
    name: 'When scores come out',
    text: 'The times on older pages of the test maker (up to about 2021) may have changed, so confirm them at ssat.org. According to those pages, after a test at home, schools usually received scores three business days after the first Sunday after the test, and families received them a day later. After a test at a Prometric center from Tuesday to Monday, scores went out to schools on Thursday and to families a day later. After a test on paper, scores came out about two weeks after the papers had arrived.',
    source: testMakerSourceLabel('ssat.org'),
    date: '2014 to 2021; we found nothing newer',
  },
  feeWaivers: {
    name: 'Fee waivers',
    text: 'The test maker offers fee waivers.',
    source: testMakerSourceLabel('ssat.org'),
    date: factsCheckedLabel,
  },
} as const satisfies Readonly<Record<string, SourcedFact>>;
