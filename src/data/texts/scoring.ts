import type { GuideText } from '@/domain/page-text/page-text';

/** How the SSAT is scored (/ssat-scoring). */
export const scoringText = {
  lead: 'A right answer gains one point, a wrong one costs a quarter of a point, and a blank costs nothing. The rest of this page follows from that.',
  sections: [
    {
      id: 'points',
      title: 'A Point, a Quarter, Nothing',
      body: [
        'Points are counted section by section and then turned into a scaled score. The two math sections count as one section of 50 questions. Verbal, math, and reading add up to the total.',
        'The short section of 16 questions at the end tries out questions for future tests. It doesn’t count toward any score.',
      ],
      aside: {
        kind: 'table',
        caption: 'Scaled scores',
        head: ['Level', 'A section', 'Total'],
        rows: [
          ['Middle, grades 5 to 7', '440–710', '1320–2130'],
          ['Upper, grades 8 to 11', '500–800', '1500–2400'],
        ],
      },
    },
    {
      id: 'section',
      title: 'Work Out a Section',
      body: ['Count the three kinds of answers. Wrong and blank are different things, so keep them apart.'],
      piece: 'calculator',
    },
    {
      id: 'guess',
      title: 'When a Guess Pays',
      body: [
        'Guessing blindly among five choices gains nothing on average. As soon as one choice can be ruled out, a guess is worth more than a blank.',
      ],
      piece: 'guess',
    },
    {
      id: 'percentile',
      title: 'Scaled Score and Percentile',
      body: [
        'The percentile compares a student with others in the same grade who took the test for the first time in the last three years. They are all applying to selective schools, so it runs 10 to 40 points lower than on a national school test. A 50th percentile here is the middle of that group.',
        'What that means for your grade is in the [score guide](scoreGuide).',
      ],
      aside: {
        kind: 'table',
        caption: 'Median scaled scores, Upper Level',
        head: ['Grade', 'Verbal', 'Math', 'Reading'],
        rows: [
          ['8', '662', '647', '629'],
          ['9', '683', '668', '644'],
          ['10', '695', '686', '656'],
        ],
      },
    },
    {
      id: 'change',
      title: 'Is My Change Real?',
      body: [
        'No test measures to the point. The test maker gives its standard error as 18 scaled points a section, so a small change between two tests says little. On a second try, Upper Level students typically gain 12 to 14 points a section.',
      ],
      piece: 'change',
    },
    {
      id: 'writing',
      title: 'The Writing Sample',
      body: [
        'The writing sample has no score. Schools receive it as it was written and read it beside the essays of the application. [Practice it here](writingTest).',
      ],
    },
  ],
  next: {
    title: 'See It at Work',
    text: 'The free diagnostic is half a test, takes 65 minutes, and ends with an estimate that shows how sure it is.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'scoreGuide', label: 'What a score means' },
      { to: 'materials', label: 'Materials to study with' },
    ],
  },
  statesFacts: true,
} as const satisfies GuideText;
