/** The answer card: its verdict, next step, and explanation, in every case and for every sample family. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { describe, expect, test } from 'vitest';
import { otherFamilyLoaders, defaultSampleFamily } from '@/data/sample';
import { buildSampleFamily } from '@/data/sample/sampleChild';
import { buildPreparationSummary } from '@/domain/dashboard/answer/parent-answer';
import { chooseParentNextStep } from '@/domain/dashboard/answer/parent-next-step';
import {
  lastStudyDay,
  type PreparationEvidence,
  preparationVerdict,
} from '@/domain/dashboard/answer/preparation-verdict';
import {
  statusSinceText,
  verdictReasonText,
  parentNextStepText,
  testCountdownText,
  verdictSentence,
} from '@/domain/dashboard/answer/verdict-text';
import type { LearnerSession } from '@/domain/learner/learner-session';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { noTargets } from '@/domain/learner/learner-profile';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { assertPresent } from '@/lib/assert';
import { addDays } from '@/lib/dates/calendar';
import {
  activityOf,
  ago,
  entryOn,
  evening,
  freeTest,
  full,
  fullOf,
  logOf,
  nothingSaid,
  planWith,
  type RecordChange,
  recordWith,
  section,
  session,
  sunday,
  taken,
} from '../logs';

/** Days with a session on each of the last `days` days. */
const studied = (days: number, first = 0): readonly LearnerSession[] =>
  Array.from({ length: days }, (_, index) => session(ago(first + index), 'quantitative', 60));

/** A note from one day before the Sunday to another. */
const noteOn =
  (from: number, to: number) =>
  (text: string): TimelineNote => ({ id: text, from: ago(from), to: ago(to), text });

const target = 2200;
const viewOf = (tests: readonly LearnerTest[], sessions = studied(3), change: RecordChange = {}) =>
  buildPreparationSummary(recordWith(logOf(sessions, tests), change), evening);

describe('the verdict', () => {
  test.each([
    {
      name: 'the low end clears the target',
      tests: [full(ago(8), target + 40)],
      line: 'On track since Nov 7',
      words: 'Clearly above the 2,200 target for Ashby Hall on the latest test',
      ground: 'Even the low end of the test\u2019s range, 2,200, clears the target.',
    },
    {
      name: 'it did on three full tests in a row, and the one before was too close to tell',
      tests: [
        full(ago(40), target + 39),
        full(ago(29), target + 40),
        full(ago(22), target + 60),
        full(ago(1), target + 50),
      ],
      line: 'On track since Oct 17',
      words: 'Clearly above the 2,200 target for Ashby Hall on three full tests in a row',
      ground: 'Each test clears the target even at the low end of its range.',
    },
    {
      name: 'a section test in between doesn\u2019t break the row',
      tests: [full(ago(22), target + 60), section(ago(8), 600), full(ago(1), target + 50)],
      line: 'On track since Oct 24',
      words: 'Clearly above the 2,200 target for Ashby Hall on two full tests in a row',
      ground: 'Each test clears the target even at the low end of its range.',
    },
    {
      name: 'the newest test has clearly fallen and still clears it',
      tests: [full(ago(22), target + 130), full(ago(1), target + 57)],
      line: 'Worth watching since Nov 14',
      words: '57 above the 2,200 target for Ashby Hall, but down 73 since the full test of Oct 24',
      ground: 'That is more than chance usually explains. The next full test will show more.',
    },
    {
      name: 'a fall within the error is none',
      tests: [full(ago(22), target + 130), full(ago(1), target + 58)],
      line: 'On track since Oct 24',
      words: 'Clearly above the 2,200 target for Ashby Hall on two full tests in a row',
      ground: 'Each test clears the target even at the low end of its range.',
    },
    {
      name: 'nothing was studied for a week',
      tests: [full(ago(22), target + 60)],
      sessions: studied(3, 9),
      line: 'Worth watching since Nov 13',
      words: '60 above the 2,200 target for Ashby Hall, but no study for nine days',
      ground:
        'Even at the low end of its range, the score still clears the target. The concern is the lack of study.',
    },
    {
      name: 'the target lies in the band, below the score',
      tests: [full(ago(15), target + 39), full(ago(1), target + 1)],
      line: 'Worth watching since Oct 31',
      words: '1 above the 2,200 target for Ashby Hall, too close to tell',
      ground: 'The range runs from 2,161\u00A0to\u00A02,241, and the target lies within it.',
    },
    {
      name: 'exactly on the target',
      tests: [full(ago(1), target)],
      line: 'Worth watching since Nov 14',
      words: 'Exactly at the 2,200 target for Ashby Hall, too close to tell',
      ground: 'The range runs from 2,160\u00A0to\u00A02,240, and the target lies within it.',
    },
    {
      name: 'the target lies in the band, above the score',
      tests: [full(ago(1), target - 40)],
      line: 'Worth watching since Nov 14',
      words: '40 below the 2,200 target for Ashby Hall, too close to tell',
      ground: 'The range runs from 2,120\u00A0to\u00A02,200, and the target lies within it.',
    },
    {
      name: 'below it, but clearly rising, and fast enough',
      tests: [full(ago(101), target - 140), full(ago(1), target - 66)],
      line: 'Worth watching since Nov 14',
      words: '66 below the 2,200 target for Ashby Hall, and clearly rising since Aug 6',
      ground:
        'Up 74 since the full test of Aug 6. At that pace, the range would reach the target by test day.',
    },
    {
      name: 'below it and clearly rising, but too late',
      tests: [full(ago(101), target - 140), full(ago(1), target - 66)],
      change: { profile: { testDay: addDays(sunday, 20) } },
      line: 'Off track since Aug 6',
      words: '66 below the 2,200 target for Ashby Hall',
      ground: 'Even the high end of the last test\u2019s range, 2,174, is below the target.',
    },
    {
      name: 'a rise of more than half a year ago says nothing of the pace',
      tests: [full(ago(190), target - 140), full(ago(150), target - 66), full(ago(1), target - 66)],
      line: 'Off track since May 9',
      words: '66 below the 2,200 target for Ashby Hall',
      ground: 'Even the high end of the last test\u2019s range, 2,174, is below the target.',
    },
    {
      name: 'a first test below it, with time left',
      tests: [full(ago(8), target - 53)],
      line: 'Worth watching since Nov 7',
      words: '53 below the 2,200 target for Ashby Hall on the first test',
      ground: 'One test is a starting point. A second one will show the direction.',
    },
    {
      name: 'a first test below it, with little time left',
      tests: [full(ago(8), target - 53)],
      change: { profile: { testDay: addDays(sunday, 47) } },
      line: 'Off track since Nov 7',
      words: '53 below the 2,200 target for Ashby Hall',
      ground: 'Even the high end of the last test\u2019s range, 2,187, is below the target.',
    },
    {
      name: 'the whole band is below it, and the newest test has fallen',
      tests: [full(ago(60), target - 40), full(ago(30), target - 50), full(ago(1), target - 165)],
      line: 'Off track since Oct 16',
      words: '165 below the 2,200 target for Ashby Hall',
      ground:
        'Even the high end of the last test\u2019s range, 2,075, is below the target. The total is down 115 since the full test of Oct 16.',
    },
    {
      name: 'no test, and a section test is none',
      tests: [section(ago(8), 700)],
      line: 'No full test yet',
      words: 'Take a full test to see how far away the 2,200 target for Ashby Hall is',
      ground: 'Until then, there is no practice score to compare with the target.',
    },
    {
      name: 'the test is over',
      tests: [full(ago(8), target + 100)],
      change: { profile: { testDay: ago(1) } },
      line: 'Test day has passed',
      words: 'The last full practice test: 100 above the 2,200 target for Ashby Hall',
      ground: 'The official score comes from the test maker. This site doesn\u2019t have it.',
    },
    {
      name: 'the test is over, and no target was set',
      tests: [full(ago(8), 2340)],
      change: { profile: { testDay: ago(1), targets: noTargets } },
      line: 'Test day has passed',
      words: 'The last full practice test: a total of 2,300\u00a0to\u00a02,380',
      ground: 'The official score comes from the test maker. This site doesn\u2019t have it.',
    },
    {
      name: 'the test is over, and its official score is in the record',
      tests: [full(ago(8), target + 100), full(ago(1), target - 100)],
      change: { profile: { testDay: ago(1) } },
      line: 'Test day has passed',
      words: 'An official total of 2,100, 100 below the 2,200 target for Ashby Hall',
      ground: 'This score is from the score report. It appears beside the estimates from the practice tests.',
    },
    {
      name: 'the test is over, and an official score is of an earlier test',
      tests: [full(ago(8), target - 100)],
      change: { profile: { testDay: ago(1) } },
      line: 'Test day has passed',
      words: 'The last full practice test: 100 below the 2,200 target for Ashby Hall',
      ground: 'The official score comes from the test maker. This site doesn\u2019t have it.',
    },
    {
      name: 'the test is over, and none was practiced',
      tests: [],
      change: { profile: { testDay: ago(1) } },
      line: 'Test day has passed',
      words: 'The test came before any full practice test',
      ground: 'The official score comes from the test maker. This site doesn\u2019t have it.',
    },
    {
      name: 'a full test and no target',
      tests: [full(ago(8), 2340)],
      change: { profile: { targets: noTargets } },
      line: 'No target yet',
      words: 'A total of 2,300\u00a0to\u00a02,380',
      ground: 'Set a target to see how the total compares.',
    },
    {
      name: 'a total that was set where the sections have no target',
      tests: [full(ago(8), 2340)],
      change: { profile: { targets: { ...noTargets, total: 2300 }, schools: [] } },
      line: 'On track since Nov 7',
      words: 'Clearly above the 2,300 target on the latest test',
      ground: 'Even the low end of the test\u2019s range, 2,300, clears the target.',
    },
    {
      name: 'a free test, its whole range below the target',
      tests: [freeTest(ago(8), 700)],
      line: 'No full test yet',
      words: 'Not there yet: the whole range is below the target',
      ground:
        'The free test puts the total at 2,011\u00a0to\u00a02,189, and the target is 2,200. A full test narrows the range.',
    },
    {
      name: 'a free test, the target within its range',
      tests: [freeTest(ago(8), 710)],
      line: 'No full test yet',
      words: 'Too early to say: the target lies inside a wide range',
      ground:
        'The free test puts the total at 2,041\u00a0to\u00a02,219, and the target is 2,200. A full test narrows the range.',
    },
    {
      name: 'a free test, its whole range above the target, and the newest of two counts',
      tests: [freeTest(ago(20), 600), freeTest(ago(8), 770)],
      line: 'No full test yet',
      words: 'Early signs are good: the whole range is above the target',
      ground:
        'The free test puts the total at 2,221\u00a0to\u00a02,399, and the target is 2,200. A full test narrows the range.',
    },
    {
      name: 'a free test and no target',
      tests: [freeTest(ago(8), 700)],
      change: nothingSaid,
      line: 'No full test yet',
      words: 'A total of 2,011\u00a0to\u00a02,189, from a short test',
      ground: 'The free test puts the total at 2,011\u00a0to\u00a02,189. A full test narrows the range.',
    },
    {
      name: 'a free test beside a full one, which counts alone',
      tests: [full(ago(22), target + 40), freeTest(ago(8), 600)],
      line: 'On track since Oct 24',
      words: 'Clearly above the 2,200 target for Ashby Hall on the latest test',
      ground: 'Even the low end of the test\u2019s range, 2,200, clears the target.',
    },
    {
      name: 'a full test that lacks a section has no total',
      tests: [taken(ago(8), 'full', { verbal: 700, reading: 700 })],
      line: 'No full test yet',
      words: 'Take a full test to see how far away the 2,200 target for Ashby Hall is',
      ground: 'Until then, there is no practice score to compare with the target.',
    },
    {
      name: 'no test and no target',
      tests: [],
      change: nothingSaid,
      line: 'No full test yet',
      words: 'A first test will show where the scores stand',
      ground: 'The free test takes 65 minutes and measures all three sections.',
    },
    {
      name: 'the target lies in the band after a test that was off track',
      tests: [full(ago(70), target - 200), full(ago(30), target - 195), full(ago(1), target - 30)],
      line: 'Worth watching since Nov 14',
      words: '30 below the 2,200 target for Ashby Hall, too close to tell',
      ground:
        'The range runs from 2,130\u00a0to\u00a02,210, and the target lies within it. Until Nov 14, it was off track.',
    },
    {
      name: 'a first test below the target, the test day not known: there is time',
      tests: [full(ago(300), target - 53)],
      change: { profile: { testDay: null } },
      line: 'Worth watching since Jan 19',
      words: '53 below the 2,200 target for Ashby Hall on the first test',
      ground: 'One test is a starting point. A second one will show the direction.',
    },
  ])('$name', ({ tests, sessions, change, line, words, ground }) => {
    const { verdict } = viewOf(tests, sessions, change);
    expect(statusSinceText(verdict, sunday)).toBe(line);
    expect(verdictSentence(verdict, sunday)).toBe(words);
    expect(verdictReasonText({ ...verdict, absence: null }, sunday)).toBe(ground);
  });

  test('mentions a week without study in spite of a plan, unless it is about that already', () => {
    const absence = { from: ago(13), to: ago(7), notes: [] };
    const { verdict } = viewOf([full(ago(8), target + 60)]);
    const reasonOf = (reason: PreparationEvidence) =>
      verdictReasonText({ ...verdict, reason, absence }, sunday);
    expect(reasonOf({ kind: 'clears', tests: 2 })).toBe(
      'Each test clears the target even at the low end of its range. There was no study from Nov 2 to 8.',
    );
    expect(reasonOf({ kind: 'away', days: 9 })).not.toContain('There was no study');
  });

  test('names the notes that explain a week without study', () => {
    const { verdict } = viewOf([full(ago(8), target + 60)]);
    const reasonWith = (...texts: readonly string[]) =>
      verdictReasonText(
        { ...verdict, absence: { from: ago(13), to: ago(7), notes: texts.map(noteOn(13, 7)) } },
        sunday,
      );
    expect(reasonWith('Sick')).toMatch(/There was no study from Nov 2 to 8 \(“Sick”\)\.$/);
    expect(reasonWith('Sick', 'School exams')).toMatch(/\(“Sick” and “School exams”\)\.$/);
    expect(reasonWith('\u05d7\u05d5\u05dc\u05d4 3')).toContain('(“\u2068\u05d7\u05d5\u05dc\u05d4 3\u2069”).');
  });

  test.each([
    ['no note', [], 'watch'],
    ['a note on most of the days', [noteOn(8, 2)('Sick')], 'on track'],
    ['a note on few of them', [noteOn(8, 6)('Sick')], 'watch'],
    ['a note on other days', [noteOn(30, 12)('Sick')], 'watch'],
  ] as const)('nothing studied for a week, with %s: %s', (_, notes, status) => {
    const learner = recordWith(logOf(studied(3, 9), [full(ago(22), target + 60)]), { notes });
    const verdict = preparationVerdict(learner, evening);
    expect(verdict.status).toBe(status);
    if (status === 'on track')
      expect(verdictReasonText(verdict, sunday)).not.toContain('The concern is the lack of study');
  });

  test.each([
    ['without a plan', null],
    ['with an empty plan', planWith([])],
  ])('a child %s counts as on track', (_, plan) => {
    const learner = recordWith(logOf(studied(1, 9), [full(ago(22), target + 60)]), { plan });
    expect(preparationVerdict(learner, evening).status).toBe('on track');
  });

  test('a score reported from elsewhere doesn’t count as study', () => {
    const elsewhere = withoutMinutes(full(ago(1), target + 60));
    const learner = recordWith(logOf(studied(3, 9), [full(ago(22), target + 60), elsewhere]));
    expect(preparationVerdict(learner, evening).reason).toEqual({ kind: 'away', days: 9 });
    expect(lastStudyDay(learner)).toBe(ago(9));
    expect(lastStudyDay(logOf([], [elsewhere]))).toBeNull();
  });
});

test.each([
  [48, 48, 'days to the test, Saturday, Jan 2'],
  [2, 2, 'days to the test, Tuesday, Nov 17'],
  [1, 1, 'day to the test, Monday, Nov 16'],
  [0, null, 'The test is today, Sunday, Nov 15.'],
  [-1, null, 'The test was on Saturday, Nov 14.'],
])('with %i days to go', (days, figure, words) => {
  const { verdict } = viewOf([], [], { profile: { testDay: addDays(sunday, days) } });
  expect(testCountdownText(verdict)).toEqual({ days: figure, text: words });
});

test('says so if no test day is set', () => {
  const { verdict } = viewOf([], [], { profile: { testDay: null } });
  expect(verdict).toMatchObject({ testDay: null, daysToTest: null });
  expect(testCountdownText(verdict)).toEqual({ days: null, text: 'The test day isn\u2019t set yet.' });
});

/** A topic with `right` of 20 answers right on each of the last two days. */
const topic = (name: TopicId, subject: ScoredSection, right: number, minutes = 30) =>
  [0, 1].map((day) => session(ago(day), subject, minutes, { topic: name, solved: 20, right }));
const above = [full(ago(1), target + 100)];
const weakTone = [{ topic: 'reading-tone', answered: 20, right: 5 }] as const;
const strong = [
  ...topic('synonyms', 'verbal', 18),
  ...topic('math-circles', 'quantitative', 18),
  ...topic('reading-main-idea', 'reading', 18, 25),
];

describe('the next step', () => {
  const inSixDays = entryOn(addDays(sunday, 6), { start: 14 * 60, activity: activityOf(null) });
  const planned = { plan: planWith([inSixDays]) };
  const unplanned = { plan: planWith([]) };
  test.each([
    {
      name: 'the test is over',
      change: { profile: { testDay: ago(1) } },
      title: 'Read the official score report together',
      reason: 'The score guide explains each figure on it.',
    },
    {
      name: 'the test is today',
      change: { profile: { testDay: sunday } },
      title: 'Nothing new today',
      reason: 'The test is today. What counts now is what has already been learned.',
    },
    {
      name: 'the test is tomorrow',
      change: { profile: { testDay: addDays(sunday, 1) } },
      title: 'A light evening',
      reason: 'The test is tomorrow. Rest is worth more now than another drill.',
    },
    {
      name: 'no test, nothing studied, nothing planned',
      tests: [],
      sessions: [],
      change: unplanned,
      title: 'The free test, in 65 minutes',
      reason: 'Half of each scored section is enough to show which section costs the most points.',
    },
    {
      name: 'no test and nothing said',
      tests: [],
      sessions: studied(3),
      change: nothingSaid,
      title: 'The free test, in 65 minutes',
      reason: 'Half of each scored section is enough to show which section costs the most points.',
    },
    {
      name: 'a test without a score, which measured nothing',
      tests: [taken(ago(1), 'verbal', {})],
      change: unplanned,
      title: 'The free test, in 65 minutes',
      reason: 'Half of each scored section is enough to show which section costs the most points.',
    },
    {
      name: 'no test, nothing studied, one planned',
      tests: [],
      sessions: [],
      change: planned,
      title: 'A first full test on Saturday, Nov 21',
      reason: 'Nothing is logged yet. A full test shows where to begin.',
    },
    {
      name: 'no test, a shorter one planned, which is no full one',
      tests: [],
      sessions: [],
      change: {
        plan: planWith([
          entryOn(addDays(sunday, 2), { activity: { kind: 'checkpoint', test: 'diagnostic' } }),
        ]),
      },
      title: 'The free test, in 65 minutes',
      reason: 'Half of each scored section is enough to show which section costs the most points.',
    },
    {
      name: 'measured by a section test, all else is as after a full one',
      tests: [section(ago(1), 700)],
      sessions: topic('math-circles', 'quantitative', 12),
      change: unplanned,
      title: 'Two sessions on circles',
      reason: '24 of 40 questions right so far, and the most to gain is in Math.',
    },
    {
      name: 'a weak topic where there are no targets, so that no section has the most to gain',
      tests: [full(ago(1), 2100)],
      sessions: topic('math-circles', 'quantitative', 12),
      change: nothingSaid,
      title: 'Two sessions on circles',
      reason: '24 of 40 questions right so far, a smaller share than on any other topic.',
    },
    {
      name: 'a topic that was weak in a test',
      tests: [taken(ago(1), 'full', { verbal: 700, quantitative: 700, reading: 700 }, weakTone)],
      sessions: strong,
      change: nothingSaid,
      title: 'Two sessions on tone',
      reason: '5 of 20 questions right so far, a smaller share than on any other topic.',
    },
    {
      name: 'no test, all study, one planned',
      tests: [],
      sessions: studied(3),
      change: planned,
      title: 'A first full test on Saturday, Nov 21',
      reason: '3 hours of study are logged. Only a full test shows a total score.',
    },
    {
      name: 'nothing for a week',
      tests: [full(ago(30), target + 100)],
      sessions: studied(1, 9),
      title: 'One short session to begin again',
      reason:
        'Nothing has been logged since Friday, Nov 6. Coming back matters more than the length of the session.',
    },
    {
      name: 'a plan of which more than half is missed',
      sessions: [session(ago(30), 'quantitative', 60), session(ago(2), 'quantitative', 60)],
      title: 'A smaller plan that gets done',
      reason:
        '10 of 12 planned sessions in the last two weeks were missed. A short plan that gets done beats a long one that doesn\u2019t.',
    },
    {
      name: 'the weakest topic of the section with the most to gain',
      sessions: [...topic('math-circles', 'quantitative', 12), ...topic('reading-inference', 'reading', 10)],
      tests: [fullOf(ago(1), 780, 750, 780)],
      change: unplanned,
      title: 'Two sessions on circles',
      reason: '24 of 40 questions right so far, and the most to gain is in Math.',
    },
    {
      name: 'the weakest topic where that section has none',
      sessions: topic('reading-inference', 'reading', 10),
      tests: [fullOf(ago(1), 780, 750, 780)],
      change: unplanned,
      title: 'Two sessions on inference',
      reason: '20 of 40 questions right so far, a smaller share than on any other topic.',
    },
    {
      name: 'no weak topic, and a subject with too little time',
      tests: [withoutMinutes(full(ago(60), target + 100))],
      sessions: strong,
      change: unplanned,
      title: 'One more writing session a week',
      reason: 'Writing had 0% of the hours so far; we advise 15%.',
    },
    {
      name: 'the same where the log began with a test before',
      tests: [full(ago(60), target + 100)],
      sessions: strong,
      change: unplanned,
      title: 'One more writing session a week',
      reason: 'Writing had 0% of the last four weeks\u2019 hours; we advise 15%.',
    },
    {
      name: 'nothing weak and nothing neglected',
      tests: [full(ago(60), target + 100)],
      sessions: [...strong, session(ago(1), 'writing', 30)],
      change: planned,
      title: 'The next full test, Saturday, Nov 21',
      reason:
        'No topic is weak, and no subject is clearly short of its share of study time. A test will show what that adds up to.',
    },
  ])('$name', ({ tests = above, sessions = studied(3), change, title, reason }) => {
    const words = parentNextStepText(
      chooseParentNextStep(recordWith(logOf(sessions, tests), change), evening),
    );
    expect(words).toEqual({ title, reason });
  });

  test('doesn’t ask for a smaller plan if a note explains what was missed', () => {
    const log = logOf([session(ago(30), 'quantitative', 60), session(ago(2), 'quantitative', 60)], above);
    const stepWith = (notes: readonly TimelineNote[]) =>
      chooseParentNextStep(recordWith(log, { notes }), evening).kind;
    expect(stepWith([noteOn(2, 0)('Sick')])).toBe('smaller plan');
    expect(stepWith([noteOn(13, 5)('Sick')])).not.toBe('smaller plan');
  });
});

describe('what to say and what to leave out', () => {
  test.each([
    {
      name: 'on track, with days in a row',
      tests: above,
      sessions: studied(7, 0),
      suggestion: 'Seven study days in a row. What makes that work?',
      remarkToAvoid: 'Only 100 more points to a perfect score.',
    },
    {
      name: 'on track, on some days',
      tests: above,
      sessions: [session(ago(2), 'quantitative', 60), session(ago(5), 'quantitative', 60)],
      suggestion: 'You studied on three days this week. Which one went best?',
      remarkToAvoid: 'Only 100 more points to a perfect score.',
    },
    {
      name: 'at the top of the scale',
      tests: [full(ago(1), 2400)],
      sessions: [],
      suggestion: 'You made time to study this week. How did it go?',
      remarkToAvoid: 'Now don\u2019t lose a single point.',
    },
    {
      name: 'fallen',
      tests: [withoutMinutes(full(ago(22), target + 140)), full(ago(1), target + 50)],
      suggestion: 'What was that last test like for you?',
      remarkToAvoid: 'You\u2019re down 90 points.',
    },
    {
      name: 'a week away',
      tests: [full(ago(22), target + 60)],
      sessions: studied(1, 9),
      suggestion: 'What would make it easier to start again?',
      remarkToAvoid: 'You haven\u2019t studied in nine days.',
    },
    {
      name: 'rising',
      tests: [withoutMinutes(full(ago(101), target - 140)), full(ago(1), target - 66)],
      suggestion: 'Your work is paying off. What has helped the most?',
      remarkToAvoid: 'You\u2019re still 66 points short.',
    },
    {
      name: 'just above',
      tests: [full(ago(1), target + 1)],
      sessions: [],
      suggestion: 'You made time to study this week. How did it go?',
      remarkToAvoid: 'You\u2019re only 1 point over.',
    },
    {
      name: 'exactly on it',
      tests: [full(ago(1), target)],
      sessions: [],
      suggestion: 'You made time to study this week. How did it go?',
      remarkToAvoid: 'You barely made it.',
    },
    {
      name: 'off track, the plan not kept',
      tests: [full(ago(60), target - 50), full(ago(1), target - 150)],
      sessions: [session(ago(30), 'quantitative', 60)],
      suggestion: 'What gets in the way of the plan, and what would help?',
      remarkToAvoid: 'You\u2019re down 100 points.',
    },
    {
      name: 'no test and no study',
      tests: [],
      sessions: [],
      suggestion: 'What would you like to begin with: words, numbers, or stories?',
      remarkToAvoid: 'Remember, you need 2,200.',
    },
    {
      name: 'no test, all study',
      tests: [],
      sessions: studied(6),
      suggestion: 'Six study days in a row. What makes that work?',
      remarkToAvoid: 'Remember, you need 2,200.',
    },
    {
      name: 'the test is tomorrow',
      tests: above,
      change: { profile: { testDay: addDays(sunday, 1) } },
      suggestion: 'What would make tonight a good evening?',
      remarkToAvoid: 'Remember, you need 2,200.',
    },
    {
      name: 'the test is today',
      tests: above,
      change: { profile: { testDay: sunday } },
      suggestion: 'I\u2019m glad you\u2019re doing this. See you right after.',
      remarkToAvoid: 'Remember, you need 2,200.',
    },
    {
      name: 'a full test and no target',
      tests: above,
      sessions: [],
      change: nothingSaid,
      suggestion: 'You made time to study this week. How did it go?',
      remarkToAvoid: 'Is that your score?',
    },
    {
      name: 'a free test beside a target',
      tests: [freeTest(ago(1), 700)],
      sessions: [],
      suggestion: 'You made time to study this week. How did it go?',
      remarkToAvoid: 'Is that your score?',
    },
    {
      name: 'no test, no study and no target',
      tests: [],
      sessions: [],
      change: nothingSaid,
      suggestion: 'What would you like to begin with: words, numbers, or stories?',
      remarkToAvoid: 'You should have started sooner.',
    },
    {
      name: 'a score from elsewhere, which is no day of study',
      tests: [withoutMinutes(full(ago(1), target))],
      sessions: [],
      suggestion: 'What would make it easier to start again?',
      remarkToAvoid: 'You barely made it.',
    },
    {
      name: 'the test is over',
      tests: above,
      change: { profile: { testDay: ago(1) } },
      suggestion: 'How do you feel now that it\u2019s behind you?',
      remarkToAvoid: 'So, what did you get?',
    },
  ])('$name', ({ tests, sessions, change, suggestion, remarkToAvoid }) =>
    expect(viewOf(tests, sessions, change).conversationTip).toEqual({ suggestion, remarkToAvoid }),
  );
});

describe('the sample families', () => {
  test.each([
    {
      name: 'Maya Anders',
      line: 'On track since Sep 19',
      words: 'Clearly above the 2,200 target for Ashby Hall on four full tests in a row',
      step: 'Two sessions on inference',
      suggestion: 'Twelve study days in a row. What makes that work?',
      remarkToAvoid: 'Only 60 more points to a perfect score.',
    },
    {
      name: 'Theo Anders',
      line: 'Worth watching since Nov 14',
      words: '66 below the 2,280 target for Norcott School, and clearly rising since Jun 27',
      step: 'Two sessions on circles',
      suggestion: 'Your work is paying off. What has helped the most?',
      remarkToAvoid: 'You\u2019re still 66 points short.',
    },
    {
      name: 'Nora Whitfield',
      line: 'Off track since Jun 27',
      words: '165 below the 2,160 target for Fenwick Academy',
      step: 'A smaller plan that gets done',
      suggestion: 'What gets in the way of the plan, and what would help?',
      remarkToAvoid: 'You\u2019re down 99 points.',
    },
    {
      name: 'Sam Okafor',
      line: 'No full test yet',
      words: 'Take a full test to see how far away the 2,050 target for Quillham School is',
      // His plan has no test.
      step: 'A first full test on Saturday, Nov 21',
      suggestion: 'Five study days in a row. What makes that work?',
      remarkToAvoid: 'Remember, you need 2,050.',
    },
    {
      name: 'Ines Duarte',
      line: 'Worth watching since Nov 14',
      words: '53 below the 2,200 target for Ashby Hall on the first test',
      step: 'Two sessions on analogies: degree',
      suggestion: '18 study days in a row. What makes that work?',
      remarkToAvoid: 'You\u2019re still 53 points short.',
    },
    {
      name: 'Ravi Menon',
      line: 'Worth watching since Nov 14',
      words: '42 below the 2,370 target for St. Brannock\u2019s Academy, and clearly rising since May 16',
      step: 'Two sessions on inference',
      suggestion: 'Your work is paying off. What has helped the most?',
      remarkToAvoid: 'You\u2019re still 42 points short.',
    },
  ])('$name', async ({ name, line, words, step, suggestion, remarkToAvoid }) => {
    const samples = await Promise.all(Object.values(otherFamilyLoaders).map((load) => load()));
    const all = [defaultSampleFamily, ...samples].flatMap(
      (sample) => buildSampleFamily(sample, evening).children,
    );
    const learner = assertPresent(
      all.find(({ profile }) => profile.nickname === name),
      name,
    );
    const answer = buildPreparationSummary(learner, evening);
    expect(statusSinceText(answer.verdict, sunday)).toBe(line);
    expect(verdictSentence(answer.verdict, sunday)).toBe(words);
    expect(parentNextStepText(answer.nextStep).title).toBe(step);
    expect(answer.conversationTip).toEqual({ suggestion, remarkToAvoid });
  });
});
