import { testFacts } from '@/data/facts/testFacts';
import { courseFigures } from '@/data/courses/courseDays';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { GuideText, GuideTerm } from '@/domain/page-text/guide-text';
import { courses, type CourseLength } from '@/domain/plan/courses/course';
import { formatMinutes, spellOutCount } from '@/lib/text/format';
import { fullTestInclusionsText } from '@/domain/exam/catalog/full-test-plan';

interface CourseText extends GuideText {
  /** Says whom the course is for and whom it isn’t for. */
  readonly facts: readonly GuideTerm[];
  /** In a few words, the students whom the course suits. */
  readonly suits: string;
  /** The focus of each week for students of each level, first week first. */
  readonly weeks: Readonly<Record<LevelId, readonly WeekText[]>>;
}

interface WeekText {
  readonly title: string;
  readonly line: string;
}

const minutesADay = (weeks: CourseLength) => `${courses[weeks].minutesPerDay} minutes`;
const daysAWeek = (weeks: CourseLength) => `${spellOutCount(7 - courses[weeks].restDays.length)} days a week`;

/** Example: "a free Saturday morning for the full test (3 h 10 min, with both breaks and the experimental section)". */
function saturdays(weeks: CourseLength, level: LevelId): string {
  const { fullTests, fullTestMinutes } = courseFigures(weeks, level);
  const long = `${formatMinutes(fullTestMinutes)}, ${fullTestInclusionsText(true)}`;
  return fullTests === 1
    ? `a free Saturday morning for the full test (${long})`
    : `${spellOutCount(fullTests)} free Saturday mornings for the full tests (each ${long})`;
}

/** Lists what a student at a level needs for a course, such as Saturday mornings for its full tests. */
export const courseNeeds = (weeks: CourseLength, level: LevelId): GuideTerm => ({
  term: 'What you need',
  text: `A laptop or tablet, paper and pencil, and ${saturdays(weeks, level)}.`,
});

/** Uses the same texts at both levels, for a course whose tests are in the same weeks at both. */
const atBothLevels = (weeks: readonly WeekText[]) => ({ middle: weeks, upper: weeks });

/** The sections that all three course pages share, in page order. */
const sections = [
  {
    id: 'days',
    title: 'Day by Day',
    body: [
      'Choose an entry to open its practice. Each day, the drills cover the topics likely to earn you the most points.',
    ],
    piece: 'days',
  },
  {
    id: 'tests',
    title: 'The Tests Along the Way',
    body: [
      'After each test, your practice and error log build on the results. You take no practice test in the last week.',
    ],
    piece: 'tests',
  },
  {
    id: 'compared',
    title: 'The Three Courses',
    body: [
      'All three courses divide the time among the sections in the same way and end with a lighter week.',
    ],
    piece: 'compared',
  },
  {
    id: 'good-to-know',
    title: 'Good to Know',
    body: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Which course?',
            text: 'Count the weeks until the test and take the longest course that fits. If you have more than six weeks, make a plan of any length in the [study planner](studyPlanner).',
          },
          {
            term: 'Where to begin',
            text: 'Take the [free test](freeTest) before the first Monday, unless the course has it in its first week. From then on, every drill depends on what you do and don’t know.',
          },
          {
            term: 'Another test day',
            text: 'The course leads up to a test on a Saturday. The date on this page is an example, so check ssat.org for real dates. If your test is on another day, enter that day in the planner when you start the course.',
          },
          {
            term: 'Missed days',
            text: 'The planner spreads missed work over the days ahead, but gives no day more than one and a half times the usual minutes. It drops what doesn’t fit. Full tests stay on weekends.',
          },
          {
            term: 'What is saved',
            text: 'If you agree, the course is saved as a plan on this device. There is no account, and nothing is sent to us.',
          },
          {
            term: 'Help from a person',
            text: 'A coach can go through the results of a full test with you. See [1:1 coaching](coaching).',
          },
        ],
      },
    ],
  },
] as const satisfies GuideText['sections'];

const next = {
  title: 'Not Sure Yet?',
  text: 'The free test takes about an hour and shows how much there is to do.',
  action: { to: 'freeTest', label: 'Start the free test' },
} as const;

const closeGaps = {
  title: 'Close the Gaps',
  line: 'Take no tests this week. Work on the topics that cost you the most.',
} as const;

/** Weeks 4 to 6 of the longest course, the same at both levels. */
const toTheEnd = [
  {
    title: 'Build Speed',
    line: 'Take half a verbal section against the clock, and keep practicing.',
  },
  {
    title: 'The Last Full Test',
    line: 'Take it at the same time of day as the real one.',
  },
  {
    title: 'Arrive Rested',
    line: 'Review the last mistakes. The day before, practice only vocabulary.',
  },
] as const satisfies readonly WeekText[];

const sixWeeksWithThreeTests: readonly WeekText[] = [
  {
    title: 'See the Whole Test',
    line: 'Try every kind of question, then take a full test on Saturday.',
  },
  closeGaps,
  {
    title: 'Measure Again',
    line: 'Take the second full test, two weeks after the first.',
  },
  ...toTheEnd,
];

const sixWeeksWithTwoTests: readonly WeekText[] = [
  {
    title: 'See Where You Stand',
    line: 'Try every kind of question, then take the free test on Saturday.',
  },
  closeGaps,
  {
    title: 'See the Whole Test',
    line: 'Take a first full test, with all of its sections and breaks.',
  },
  ...toTheEnd,
];

export const courseTexts = {
  2: {
    lead: 'The test is close. See all of it once, then work on what costs you the most points.',
    suits: 'A test two to three weeks away',
    facts: [
      {
        term: 'Who it’s for',
        text: `Students whose test is two to three weeks away and who have about ${minutesADay(2)} a day, ${daysAWeek(2)}.`,
      },
      {
        term: 'Who it’s not for',
        text: 'Anyone with a month or more. The [4-Week Complete](course4) has the same parts at a calmer pace and adds a second full test.',
      },
    ],
    weeks: atBothLevels([
      {
        title: 'See the Whole Test',
        line: 'Try every kind of question, then take a full test on Saturday.',
      },
      {
        title: 'Fix What Costs Most',
        line: 'Practice what cost you the most points on Saturday’s test. The day before the SSAT, practice only vocabulary.',
      },
    ]),
    sections,
    next: {
      ...next,
      also: [
        { to: 'course4', label: '4-Week Complete' },
        { to: 'course6', label: '6-Week Master' },
        { to: 'pricing', label: 'Plans and pricing' },
      ],
    },
    sources: [testFacts.length, testFacts.scoring],
  },
  4: {
    lead: 'Cover every section of the SSAT in four weeks, at the Middle or the Upper Level. Find where you lose points, close the gaps, and see what has changed.',
    suits: 'A first test, four to five weeks away',
    facts: [
      {
        term: 'Who it’s for',
        text: `Students with a test four to five weeks away and about ${minutesADay(4)} a day, ${daysAWeek(4)}.`,
      },
      {
        term: 'Who it’s not for',
        text: 'With less than four weeks left, take the [2-Week Intensive](course2). With six weeks or more, and vocabulary to build, take the [6-Week Master](course6).',
      },
    ],
    weeks: atBothLevels([
      {
        title: 'See the Whole Test',
        line: 'Try every kind of question, then take a full test on Saturday.',
      },
      {
        title: 'Close the Gaps',
        line: 'Take no tests this week. Work on the topics that cost you the most.',
      },
      {
        title: 'Measure Again',
        line: 'Take the second full test, two weeks after the first.',
      },
      {
        title: 'Arrive Rested',
        line: 'Review the last mistakes. The day before, practice only vocabulary.',
      },
    ]),
    sections,
    next: {
      ...next,
      also: [
        { to: 'course2', label: '2-Week Intensive' },
        { to: 'course6', label: '6-Week Master' },
        { to: 'parentsDashboard', label: 'See a parent’s view' },
      ],
    },
    sources: [testFacts.length, testFacts.scoring],
  },
  6: {
    lead: 'Six weeks before the test, you have time for what can’t be rushed: vocabulary, reading, and calm under time pressure.',
    suits: 'A first test, with vocabulary to build',
    facts: [
      {
        term: 'Who it’s for',
        text: `Students who begin six to seven weeks before the test, with about ${minutesADay(6)} a day, ${daysAWeek(6)}.`,
      },
      {
        term: 'Who it’s not for',
        text: 'With less than six weeks left, take the [4-Week Complete](course4), or the [2-Week Intensive](course2) if the test is close.',
      },
    ],
    weeks: { middle: sixWeeksWithTwoTests, upper: sixWeeksWithThreeTests },
    sections,
    next: {
      ...next,
      also: [
        { to: 'course2', label: '2-Week Intensive' },
        { to: 'course4', label: '4-Week Complete' },
        { to: 'verbalPracticeApp', label: 'Vocabulary on your phone' },
      ],
    },
    sources: [testFacts.length, testFacts.scoring],
  },
} as const satisfies Readonly<Record<CourseLength, CourseText>>;
