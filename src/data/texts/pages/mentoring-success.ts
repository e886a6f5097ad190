import { scoreFacts } from '@/data/facts/scoreFacts';
import { smallestClearChange } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { compareEstimates } from '@/domain/exam/report/estimate-comparison';
import { sectionBand } from '@/domain/exam/report/estimate';
import { expectedGuessPoints, rawScoreQuarters, type VerdictTally } from '@/domain/exam/scoring/scoring';
import type { GuideText } from '@/domain/page-text/guide-text';
import { spellOutCount, formatNumber, formatQuarterPoints, formatRange } from '@/lib/text/format';

const level = testLevels.upper;
const clearFrom = smallestClearChange(level);

/** The example of progress: two full verbal sections by one student. */
const earlier = { right: 34, wrong: 16, blank: 10 };
const later = { right: 41, wrong: 12, blank: 7 };
const measured = (tally: VerdictTally) => ({
  quarters: rawScoreQuarters(tally),
  band: sectionBand(level, 'verbal', tally, false),
});
const [before, after] = [measured(earlier), measured(later)] as const;
const { difference, clearFrom: clearBetweenOurs } = compareEstimates(before.band, after.band);

/** The guessing example: the gain to expect from guessing on eight blanks, each with two choices not ruled out. */
const blanks = 8;
const choicesLeft = 2;
const guess = expectedGuessPoints(choicesLeft);

const counts = (name: string, of: keyof VerdictTally) => [
  name,
  formatNumber(earlier[of]),
  formatNumber(later[of]),
];

/** The two score estimates of the example of progress, for its chart. */
export const exampleScoreBands = { before: before.band, after: after.band, scale: level.scale };

/** Returns a table row that judges a gain of `points` between two official scores in one section. */
const changeRow = (points: number) => [
  `${points} points up`,
  points < clearFrom.section ? 'May be chance' : 'Probably more than chance',
];

/** Text of the page at /mentoring-success. */
export const mentoringSuccessText = {
  lead: 'Coaching may make practice count. Coaching can’t promise a score, and we don’t promise one. A coach can show you what has changed and how certain that change is.',
  sections: [
    {
      id: 'measures',
      title: 'What We Measure',
      body: [
        'A score comes from many small things, and in our view most of them change before the score does. A coach looks at them in this order.',
        {
          kind: 'terms',
          terms: [
            {
              term: 'Work done',
              text: 'How many questions the student has answered and reviewed since the last meeting.',
            },
            {
              term: 'Mistakes that stay fixed',
              text: 'Whether the student gets a missed question right, without help, when it returns days later. You can see this in the [error log](errorLog).',
            },
            {
              term: 'Wrong and blank',
              text: 'Whether the student leaves a question blank instead of guessing wildly, and guesses after ruling out a choice.',
            },
            {
              term: 'Time',
              text: 'How many questions at the end of a section the student never reached.',
            },
            {
              term: 'Estimated score',
              text: 'What a full test shows now and then, always as a range. At the Middle Level, there are raw scores instead. In our view, the score changes last and fluctuates most.',
            },
          ],
        },
      ],
      aside: {
        kind: 'note',
        title: 'Why not a test each week?',
        text: 'Two tests a week apart differ mostly by chance.',
      },
    },
    {
      id: 'two-tests',
      title: 'Example: Two Practice Tests',
      body: [
        'We made up these figures to show the method. A student takes a full verbal section, practices for six weeks, and takes another one.',
        {
          kind: 'table',
          caption: `An example, verbal, ${level.name} Level; scaled scores are estimates`,
          head: ['Result', 'Before', 'After'],
          rows: [
            counts('Right', 'right'),
            counts('Wrong', 'wrong'),
            counts('Blank', 'blank'),
            ['Raw score', formatQuarterPoints(before.quarters), formatQuarterPoints(after.quarters)],
            ['Estimated scaled score', formatNumber(before.band.estimate), formatNumber(after.band.estimate)],
            ['80% range', formatRange(before.band), formatRange(after.band)],
          ],
        },
        `The estimate is ${difference} points higher. Between two practice tests such as these, a difference is clear at ${clearBetweenOurs} points or more, so a coach would say, “This may be progress; another test can help to tell.” Having ${later.right - earlier.right} more right answers and ${earlier.wrong - later.wrong} fewer wrong ones is good news.`,
      ],
      piece: 'bands',
    },
    {
      id: 'change',
      title: 'Example: How Much Is Enough?',
      body: [
        `${scoreFacts.standardError.text} ${scoreFacts.clearChange.text}`,
        {
          kind: 'table',
          caption: 'Examples: one section, two official tests',
          head: ['Change', 'What it means'],
          rows: [15, 30, clearFrom.section, 60].map(changeRow),
        },
        'The student may still have made a small gain, but one pair of tests can’t show it. Try your own two scores on the [scoring page](scoring#change).',
      ],
    },
    {
      id: 'habit',
      title: 'Example: One Habit',
      body: [
        `A student leaves ${spellOutCount(blanks)} questions blank, though only ${spellOutCount(choicesLeft)} choices are still possible on each. Guessing between ${spellOutCount(choicesLeft)} is worth ${guess.numerator}/${guess.denominator} of a point on average, so those blanks cost about ${spellOutCount((blanks * guess.numerator) / guess.denominator)} raw points. A coach can see such a habit in the answers.`,
      ],
    },
    {
      id: 'expect',
      title: 'What Families Can Expect',
      body: [
        {
          kind: 'steps',
          items: [
            '**After the first meeting,** you know where points are being lost and have two or three things to do before the next one.',
            '**After a few weeks,** the coach checks whether those things were done and whether the mistakes they were meant to fix have stopped. If not, the coach changes the plan.',
            '**After each full test,** you get the result and a plain sentence about what it can tell you. At the Upper Level, that includes an estimate with its range and whether the change since the last one may be chance.',
            '**Before test day,** you get an honest answer about what is realistic.',
          ],
        },
      ],
    },
    {
      id: 'promise',
      title: 'What Nobody Can Promise',
      body: [
        {
          kind: 'list',
          items: [
            'A number of points. The gain depends on where a student starts, how many weeks are left, and how much the student practices.',
            'Proof that a gain came from coaching. Students also learn at school in the meantime.',
            'A place at a school. The test is one part of an application.',
          ],
        },
      ],
    },
  ],
  next: {
    title: 'Talk with a Coach',
    text: 'See what happens in a meeting and how to ask for one.',
    action: { to: 'coaching', label: 'About 1:1 coaching' },
    also: [
      { to: 'scoreGuide', label: 'What a score means' },
      { to: 'freeTest', label: 'Take the free test first' },
    ],
  },
  sources: [scoreFacts.standardError, scoreFacts.clearChange, scoreFacts.scoreTable],
} as const satisfies GuideText;
