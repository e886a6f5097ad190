import type { GuideText } from '@/domain/page-text/page-text';
import { smallestRealChange, totalScale } from '@/domain/exam/level/level';
import { levelIds } from '@/domain/exam/level/level-id';
import { levels } from '@/domain/exam/level/levels';
import { belowNational, retakeGain } from '@/domain/exam/report/published';
import { number, range } from '@/lib/format';

const level = levels.upper;
const realFrom = smallestRealChange(level);

/** How the SSAT is scored (/ssat-scoring). */
export const scoringText = {
  lead: 'A right answer gains one point, a wrong one costs a quarter of a point, and a blank costs nothing. The rest of this page follows from that.',
  sections: [
    {
      id: 'points',
      title: 'A Point, a Quarter, Nothing',
      body: [
        `The points of a section add up to its **raw score**. The two math parts are scored together, as one section of ${level.questions.quantitative} questions; verbal has ${level.questions.verbal}, and reading has ${level.questions.reading}.`,
        'Each raw score is then turned into a **scaled score**. No two forms of the test are equally hard, so each form has its own table: the same raw score can mean a slightly different scaled score on another day. The three scaled scores add up to the total.',
        'The short section of 16 questions at the end tries out questions for future tests. It doesn’t count toward any score.',
      ],
      aside: {
        kind: 'table',
        caption: 'Scaled scores by level and current grade',
        head: ['Level', 'Section', 'Total'],
        rows: levelIds.map((id) => {
          const { name, grades, scale } = levels[id];
          const total = totalScale(levels[id]);
          return [
            `${name} (${grades.low}–${grades.high})`,
            `${scale.least}–${scale.most}`,
            `${number(total.least)}–${number(total.most)}`,
          ];
        }),
      },
    },
    {
      id: 'section',
      title: 'Work Out a Section',
      body: [
        `Count the right, wrong, and blank answers of one section. Wrong and blank are different things, so keep them apart. What comes out is an estimate for the ${level.name} Level, put together from publicly quoted tables.`,
      ],
      piece: 'calculator',
    },
    {
      id: 'guess',
      title: 'When a Guess Pays',
      body: [
        'Every question has five choices. A blind guess among all five gains nothing on average. As soon as one choice can be ruled out, a guess is worth more than a blank.',
      ],
      piece: 'guess',
    },
    {
      id: 'percentile',
      title: 'Scaled Score and Percentile',
      body: [
        `The percentile runs from 1 to 99. It compares a student with others in the same grade who took the test for the first time in the last three years. Most of them are applying to selective schools, so an SSAT percentile runs ${range(belowNational)} points lower than the percentile of a national school test.`,
        'The medians for each grade, and a chart of scaled scores against percentiles, are in the [score guide](scoreGuide#percentiles).',
      ],
      aside: {
        kind: 'note',
        title: 'Not a percentage',
        text: 'A 60th percentile doesn’t mean that 60% of the answers were right. It means a score at least as high as those of about 60 in 100 of the group.',
      },
    },
    {
      id: 'change',
      title: 'Is My Change Real?',
      body: [
        `No test is exact to the point. The test maker gives its standard error as ${level.standardError} scaled points a section. From that it follows that two scores in one section have to differ by about ${realFrom.section} points, and two totals by about ${realFrom.total}, before chance becomes an unlikely explanation.`,
        `On a second try, Upper Level students typically gain ${range(retakeGain)} points a section: too little to be seen in one student’s scores.`,
      ],
      piece: 'change',
      aside: {
        kind: 'note',
        title: 'For practice tests',
        text: 'Two estimates from practice tests need a wider gap than two official scores. Your [score report](scoreReport) works it out for the tests you took.',
      },
    },
    {
      id: 'writing',
      title: 'The Writing Sample',
      body: [
        'The writing sample has no score. Schools receive it as it was written and can read it beside the application essays. [Practice it here](writingTest).',
      ],
    },
  ],
  next: {
    title: 'See It at Work',
    text: 'The free test is half a test, takes 65 minutes, and ends with an estimate that shows how certain it is.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'scoreGuide', label: 'What a score means' },
      { to: 'aboutTest', label: 'What is on the test' },
      { to: 'materials', label: 'Materials to study with' },
    ],
  },
  statesFacts: true,
} as const satisfies GuideText;
