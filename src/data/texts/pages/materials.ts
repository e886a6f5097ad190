import { testTakingFacts } from '@/data/facts/testTakingFacts';
import { testFacts } from '@/data/facts/testFacts';
import type { GuideText } from '@/domain/page-text/guide-text';

/** Text of the page of printable sheets at /ssat-materials. A section's id is also the name of its sheet in the URL. */
export const materialsText = {
  lead: 'Some of the work is better done on paper. Here are seven sheets to print, each on one or two pages, Letter or A4. They serve both the Middle and the Upper Level.',
  sections: [
    {
      id: 'answer-sheet',
      title: 'Answer Sheet',
      body: [
        'The sheet has a row of circles for every question on a full test. At either level, use it with a test from a book, or with a [test on this site](fullLengthTests) that you read on the screen and answer on paper.',
        {
          kind: 'list',
          items: [
            'The sections are in the order of the test, with the two quantitative sections separate and the experimental section last.',
            'When you leave a question blank, leave its row empty. Check the number every five questions. If you slip one row, every answer below that row is off.',
            'Count right, wrong, and blank answers when you are done, and [calculate each section’s score](scoring#section).',
          ],
        },
        'Tests you take on the screen are scored for you. The ones you save are in [your test results](testResults).',
      ],
    },
    {
      id: 'words',
      title: 'Word List with Roots',
      body: [
        'You get the words on our list, each with its meaning and origin. Choose the level of the test, a first letter, and a difficulty, or choose a root with its family.',
        {
          kind: 'list',
          items: [
            'Cover the meanings, say each one aloud, and check the box for every word you knew.',
            'Put the words you missed into sentences of your own. A word you have used is harder to forget.',
            'When you [practice on your phone](verbalPracticeApp), each of these words returns when it is due.',
          ],
        },
      ],
    },
    {
      id: 'relations',
      title: 'The Fourteen Relations',
      body: [
        'Our analogies use fourteen relations. For each relation, the sheet has the sentence that joins the two words, an example, and the usual trap.',
        {
          kind: 'list',
          items: [
            'Read a relation, look away, and think of a pair of your own.',
            'Keep the sheet beside you for your first analogies, then put it away.',
            'On the screen, you can [practice each relation](verbalPractice#relations) by itself.',
          ],
        },
      ],
    },
    {
      id: 'formulas',
      title: 'Formula Card',
      body: [
        `The card shows our choice of what to know by heart for math, topic by topic. It says which topics only the Upper Level has. ${testTakingFacts.calculator.text}`,
        {
          kind: 'list',
          items: [
            'Cover the lines in bold type and recall them, three topics a day.',
            'Circle what you missed, and begin with it the next time.',
            'In [math practice](mathPractice), you use the same formulas, with the usual mistakes among the choices. Find the questions you missed in your [error log](errorLog).',
          ],
        },
      ],
    },
    {
      id: 'checklist',
      title: 'Test-Day Checklist',
      body: [
        'The sheet lists what to do the day before, what to bring, and what to leave at home. It has room for what only your family knows.',
        {
          kind: 'list',
          items: [
            'Fill in the top of the sheet together, a week before the test.',
            'Only the test maker can say what the test center requires, so check ssat.org.',
            'See the [countdown](countdown) for what to do before the last week.',
          ],
        },
      ],
    },
    {
      id: 'reading-log',
      title: 'Reading Log',
      body: [
        'Fill in one row for each thing you read, with its point in a single sentence. When you find that sentence, you have found the main idea, which reading questions often ask for.',
        {
          kind: 'list',
          items: [
            'Take the four kinds of passages in turn. The kind you would never choose on your own is the one to practice most.',
            'Fifteen minutes a day is a good start. An article you finish is better than a chapter you don’t.',
            'Find our own passages under [reading practice](readingTest).',
          ],
        },
      ],
    },
    {
      id: 'week',
      title: 'A Blank Week',
      body: [
        'Hang this plan on the wall. It has space for the minutes you study in each of the four sections on seven days.',
        {
          kind: 'list',
          items: [
            'Write in the minutes before the week begins, and leave a day empty.',
            'Check off what is done. You don’t have to make up what you missed.',
            'In the [study planner](studyPlanner), you can plan every week until the test and print the plan.',
          ],
        },
      ],
    },
  ],
  next: {
    title: 'Where to Begin',
    text: 'Take the free test. In 65 minutes, you see which section to work on first.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'countdown', label: 'Countdown to the test' },
      { to: 'errorLog', label: 'Your error log' },
      { to: 'testResults', label: 'Your test results' },
    ],
  },
  sources: [testFacts.length, testFacts.scoring, testTakingFacts.paperDay],
} as const satisfies GuideText;
