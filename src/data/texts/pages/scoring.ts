import { scoreFacts } from '@/data/facts/scoreFacts';
import { testFacts } from '@/data/facts/testFacts';
import { writingFacts } from '@/data/facts/writingFacts';
import type { GuideText } from '@/domain/page-text/guide-text';
import { totalScale } from '@/domain/exam/level/test-level';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { formatNumber } from '@/lib/text/format';

const level = testLevels.upper;

/** Text of the page at /ssat-scoring. */
export const scoringText = {
  lead: `${testFacts.scoring.text} Here is what follows from that rule, at the Middle and Upper Levels.`,
  sections: [
    {
      id: 'points',
      title: 'A Point, a Quarter, Nothing',
      body: [
        `The points in a section add up to the **raw score**. The two quantitative parts count as one section of ${level.questions.quantitative} questions. The verbal section has ${level.questions.verbal} questions, and the reading section has ${level.questions.reading}.`,
        `Each raw score is then converted to a **scaled score**. ${testFacts.equating.text} The three scaled scores add up to the total.`,
        'In the short section of 16 questions at the end, the test maker tries out questions for future tests. That section doesn’t count toward any score.',
      ],
      aside: {
        kind: 'table',
        caption: 'Scaled scores by level and current grade',
        head: ['Level', 'Section', 'Total'],
        rows: levelIds.map((id) => {
          const { name, grades, scale } = testLevels[id];
          const total = totalScale(testLevels[id]);
          return [
            `${name} (${grades.low}–${grades.high})`,
            `${scale.least}–${scale.most}`,
            `${formatNumber(total.least)}–${formatNumber(total.most)}`,
          ];
        }),
      },
    },
    {
      id: 'section',
      title: 'Calculate a Section',
      body: [
        `Count your right, wrong, and blank answers in one section, keeping wrong and blank answers apart. The result is an estimate for the ${level.name} Level. ${scoreFacts.scoreTable.text}`,
        `${scoreFacts.middleTables.text} So at that level, stop at the raw score, which you calculate in the same way.`,
      ],
      piece: 'calculator',
    },
    {
      id: 'guess',
      title: 'When a Guess Pays',
      body: [
        'Every question has five choices. On average, a blind guess among all five earns nothing. Once you can rule out one choice, a guess is worth more than a blank.',
      ],
      piece: 'guess',
    },
    {
      id: 'percentile',
      title: 'Scaled Score and Percentile',
      body: [
        `${scoreFacts.percentiles.text} That group includes only students who took an admission test, not all students in the grade, so an SSAT percentile is often much lower than the same student’s percentile on a national school test. ${scoreFacts.otherPercentiles.text}`,
        'See the [score guide](scoreGuide#percentiles) for the medians of each grade and, for the Upper Level, a chart of percentiles by scaled score.',
      ],
      aside: {
        kind: 'note',
        title: 'Not a percentage',
        text: 'The 60th percentile doesn’t mean that 60% of the answers were right. It means that the score is at least as high as the scores of about 60 in 100 students in the group.',
      },
    },
    {
      id: 'change',
      title: 'Is My Change Clear?',
      body: [
        `No test score is exact. ${scoreFacts.standardError.text} Statisticians call that figure the standard error. If a student could take such tests again and again, without learning or forgetting anything, about two scores in three would lie within ${level.standardError} points of the student’s own average, and the others farther off. The figure is the same for both levels.`,
        `${scoreFacts.clearChange.text} In plain words, don’t rely on smaller changes.`,
        scoreFacts.retakeGain.text,
      ],
      piece: 'change',
      aside: {
        kind: 'note',
        title: 'For practice tests',
        text: 'For two practice tests, the difference must be larger than for two official scores. At the Upper Level, your [score report](scoreReport) shows how large it must be for the tests you took.',
      },
    },
    {
      id: 'writing',
      title: 'The Writing Sample',
      body: [
        `${writingFacts.writing.text} Schools can read it beside the application essays. [Practice it here](writingTest).`,
      ],
    },
  ],
  next: {
    title: 'See It at Work',
    text: 'In the free test, you take half of each scored section in 65 minutes and get your raw scores. At the Upper Level, you also get an estimate with its range.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'scoreGuide', label: 'What a score means' },
      { to: 'aboutTest', label: 'What is on the test' },
      { to: 'materials', label: 'Materials to study with' },
    ],
  },
  sources: [
    testFacts.scoring,
    testFacts.equating,
    testFacts.scale,
    scoreFacts.scoreTable,
    scoreFacts.middleTables,
    scoreFacts.percentiles,
    scoreFacts.otherPercentiles,
    scoreFacts.standardError,
    scoreFacts.clearChange,
    scoreFacts.retakeGain,
    writingFacts.writing,
  ],
} as const satisfies GuideText;
