import { assertPresent } from '@/lib/assert';
import { scoreFacts } from '@/data/facts/scoreFacts';
import type { GuideText } from '@/domain/page-text/guide-text';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { percentileOf } from '@/domain/exam/report/scaled-score';
import { formatOrdinal } from '@/lib/text/format';

const { middle, upper: level } = testLevels;
const { least, most } = level.scale;
const scoresOfTable = Array.from({ length: (most - least) / 50 + 1 }, (_, index) => least + index * 50);
const eighth = assertPresent(level.medians.byGrade[0], 'a level has medians');
const verbal = (scaled: number) => percentileOf(level, 'verbal', scaled);

/** Text of the page at /ssat-score-guide. */
export const scoreGuideText = {
  lead: 'By itself, a score tells you little. What it means depends on the level and the grade, on who else took the test, and on how precise the score is.',
  sections: [
    {
      id: 'grade',
      title: 'Compare Within the Grade',
      body: [
        `Students in grades ${middle.grades.low} to ${middle.grades.high} take the same ${middle.name} Level test, and students in grades ${level.grades.low} to ${level.grades.high} take the same ${level.name} Level test. Older students have had more years of vocabulary and math. So the same score ranks higher in grade 5 than in grade 7, and higher in grade 8 than in grade 10. Scores from the two levels can’t be compared, because their scales differ.`,
        `${scoreFacts.report.text} Compare a score with those figures.`,
        `Until you have a report, the medians in the table give you a rough idea. They are from ${level.medians.date}, the latest we could find. Half of the students in a grade scored above the median, and half scored below it. A score near the median is ordinary among the students in that grade who took the test.`,
      ],
      aside: {
        kind: 'table',
        caption: `Median scaled scores, ${level.medians.date} (${level.medians.source})`,
        head: ['Grade', 'Verbal', 'Quantitative', 'Reading'],
        rows: levelIds.flatMap((id) => {
          const { name, medians } = testLevels[id];
          return medians.byGrade.map(({ grade, verbal: words, quantitative, reading }) => [
            `${grade} (${name})`,
            ...[words, quantitative, reading].map(String),
          ]);
        }),
      },
    },
    {
      id: 'low',
      title: 'Why Percentiles Look Low',
      body: [
        `${scoreFacts.percentiles.text} That group includes only students who took an admission test, not every student in the grade.`,
        `So a student’s SSAT percentile is often much lower than the same student’s percentile on a national school test, although the student has done no worse. ${scoreFacts.otherPercentiles.text}`,
      ],
      aside: {
        kind: 'note',
        title: 'In one sentence',
        text: 'The 50th percentile on the SSAT is the middle of the students who took the test, not the middle of all students.',
      },
    },
    {
      id: 'percentiles',
      title: 'Scaled Score and Percentile',
      body: [
        `These figures are for the ${level.name} Level. ${scoreFacts.middleTables.text}`,
        `The scale is not a ladder with even rungs. In the middle of our estimated verbal curve, going from 650 to 675 moves a student from the ${formatOrdinal(verbal(650))} to the ${formatOrdinal(verbal(675))} percentile. Near the top, going from 750 to 775 moves the student from the ${formatOrdinal(verbal(750))} to the ${formatOrdinal(verbal(775))}.`,
        `Each of the three sections has its own curve, so equal scaled scores are not equally rare. The verbal and quantitative curves are estimates from one prep company’s undated chart (Kyo Standard), which states no grade, so treat the figures as rough. The verbal curve agrees with the grade ${eighth.grade} median, but the quantitative curve doesn’t. The quantitative curve puts ${eighth.quantitative}, the median for grade ${eighth.grade}, at the ${formatOrdinal(percentileOf(level, 'quantitative', eighth.quantitative))} percentile, though a median belongs at the 50th. At least one of the two sources doesn’t describe today’s grade ${eighth.grade}. The reading curve is our own.`,
      ],
      aside: {
        kind: 'table',
        caption: `Percentile by scaled score, ${level.name} Level, estimated`,
        head: ['Score', 'Verbal', 'Quantitative', 'Reading'],
        rows: scoresOfTable.map((score) => [
          String(score),
          ...(['verbal', 'quantitative', 'reading'] as const).map((section) =>
            formatOrdinal(percentileOf(level, section, score)),
          ),
        ]),
      },
      piece: 'curves',
    },
    {
      id: 'band',
      title: 'A Score Is a Range',
      body: [
        `${scoreFacts.standardError.text} On the [scoring page](scoring#change), we explain what that means, and you can check a change.`,
        `So a difference of a few points between two children or two test days means little. ${scoreFacts.clearChange.text}`,
      ],
    },
    {
      id: 'schools',
      title: 'Boarding School Guide',
      body: [
        'Boarding schools and other independent schools look at many parts of an application. Here is where the SSAT fits in.',
        {
          kind: 'terms',
          terms: [
            {
              term: 'What they read',
              text: 'Grades, teachers’ recommendations, an interview, essays, what a student does outside class, and often a test. Each school decides how much the test counts. Some schools don’t ask for a test at all.',
            },
            {
              term: 'What a score adds',
              text: 'Grades from two schools are hard to compare, but all applicants at one level answer the same kinds of questions on the test. Schools see more than the total. They see which section is strong, and they can compare the writing sample, which has no score, with the essays written at home.',
            },
            {
              term: 'Cutoffs',
              text: 'We list no cutoffs, because we know of none that we could state as fact. Ranges on the internet are often old or unsourced, or they mix grades. Ask the school itself.',
            },
            {
              term: 'Your target',
              text: 'After a first practice test and a talk with the admission office, set a target for each school on your list. The target is your family’s, not the school’s. On the [dashboards](parentsDashboard), you can compare each test with your target. At the Middle Level, where practice tests have raw scores, you can compare official scores.',
            },
            {
              term: 'Fit',
              text: 'Does the school teach and offer what the student wants to do? How far away is it, and can you visit? What does it cost, and is there financial aid? Life there, especially on weekends, matters more than a few points.',
            },
          ],
        },
        'Applying often takes most of a year. Each school sets its own dates, so ask for them first.',
        {
          kind: 'steps',
          items: [
            '**A year or more before:** read about schools, make a long list, and take a first practice test.',
            '**In spring and summer:** visit or join online tours, ask which tests each school takes, and begin to practice.',
            '**From August 1, before you register:** request accommodations if the student needs them. An approval ends on July 31, so an approval from last spring no longer counts.',
            '**In fall:** register for the test at ssat.org, with time for a second date if you want one. Arrange interviews, and ask teachers for recommendations.',
            '**Before each deadline:** finish the essays, and have the scores sent, which takes [some time](aboutTest#register) after the test.',
            '**Afterward:** compare offers and visit again before you decide.',
          ],
        },
        'The [study planner](studyPlanner) and the [countdown](countdown) count back from your test date. A [coach](coaching) can help with the rest.',
      ],
      aside: {
        kind: 'note',
        title: 'Ask the admission office',
        text: 'Do you require the SSAT this year? What scores did most admitted students in this grade have? How do you treat scores from two test dates? What do you look for in the writing sample? When is the application due?',
      },
    },
    {
      id: 'questions',
      title: 'Questions Parents Ask',
      body: [
        {
          kind: 'questions',
          questions: [
            {
              question: 'What is a good score?',
              answer:
                'A good score is one that fits the schools on your list. If you don’t have a list, compare the score with the average on the official report.',
            },
            {
              question: 'Should we take the test again?',
              answer:
                'If there are weeks of practice between the two dates, or if something went wrong the first time, a retake can be worthwhile. With no practice in between, two scores differ mostly by chance. Here is [what the test maker says about gains](scoring#change).',
            },
            {
              question: 'Is a practice score the same as an SSAT score?',
              answer:
                'No. A practice score is an estimate. We write our own questions, and we can’t adjust our scores for small differences in difficulty as the test maker does. So we show a range and tell you what makes it wider, such as a short test or a paused clock. At the Middle Level, we show raw scores only.',
            },
            {
              question: 'Does guessing help?',
              answer:
                'Only after you rule out a choice. A wrong answer costs a quarter of a point, so a blind guess among five choices earns nothing on average. [See what a guess is worth with fewer choices](scoring#guess).',
            },
          ],
        },
      ],
    },
  ],
  next: {
    title: 'Get a First Result',
    text: 'The free test takes 65 minutes. You see what to practice next, and at the Upper Level, you get a range for each section.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'scoring', label: 'How the SSAT is scored' },
      { to: 'scoreReport', label: 'Your score report' },
    ],
  },
  sources: [
    scoreFacts.report,
    scoreFacts.medians,
    scoreFacts.scoreTable,
    scoreFacts.middleTables,
    scoreFacts.gradesOfLevel,
    scoreFacts.percentiles,
    scoreFacts.otherPercentiles,
    scoreFacts.standardError,
    scoreFacts.clearChange,
  ],
} as const satisfies GuideText;
