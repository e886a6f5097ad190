import { bankFigures } from '@/data/bank-figures/bankFigures';
import {
  allLevelsText,
  estimatedLevelsText,
  fullTestsPerLevelText,
  levelFigures,
  levelFiguresRow,
  rawLevelsText,
} from '@/data/texts/levelTexts';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import type { GuideTerm, GuideText } from '@/domain/page-text/guide-text';
import {
  maxFirstRecallsPerDay,
  maxSimilarMistakes,
  recallIntervalDays,
} from '@/domain/plan/mistakes/error-log';
import { sessionRecoveryShare } from '@/domain/plan/ability/session-gain';
import { recommendedShares } from '@/domain/plan/weeks/section-shares';
import { formatCount, spellOutCount, formatPercent, formatShareAsPercent } from '@/lib/text/format';

const { relations, mathTopics } = bankFigures;

/** The pieces of the product on the page: what each is, with its links. The page shows the piece itself beside it. */
export const featureTexts = {
  students: {
    look: {
      term: 'A first look',
      text: `In the [free test](freeTest), you take half of each scored section and see where you lose points. At the ${estimatedLevelsText}, you also get an estimate for all three. If you are in a hurry, take [ten verbal questions](quickTest) in five minutes.`,
    },
    tests: {
      term: 'Full tests',
      text: `[Full-length tests](fullLengthTests), ${fullTestsPerLevelText}, follow the order, timing, and breaks of the real test and share no questions. You can choose extra time.`,
    },
    sections: {
      term: 'Practice by section',
      text: `Practice [verbal](verbalPractice) with ${relations} analogy relations, [math](mathPractice) with up to ${mathTopics} topics, [reading](readingTest) passage by passage, and the [writing sample](writingTest) in 25 minutes.`,
    },
    today: {
      term: 'Ten good minutes',
      text: 'In [Practice by Section](sectionStudy), we pick the questions likely to earn you the most points today and tell you why.',
    },
    explanations: {
      term: 'Explanations',
      text: 'For every choice in every [practice question](sectionStudy) and test question, you see why it is right, or why it is tempting and where it fails.',
    },
    words: {
      term: 'Words',
      text: 'Learn the [words](verbalPracticeApp) of your level, a few a day. Each word returns around the time we estimate that you would start to forget it.',
    },
    mistakes: {
      term: 'Mistakes that return',
      text: 'In the [error log](errorLog), each question you missed returns until you get it right twice, a week apart.',
    },
    report: {
      term: 'A report',
      text: 'In the [score report](scoreReport), you see what a test result means, how certain we are, and what to do next.',
    },
    results: {
      term: 'All your tests',
      text: 'Under [Test Results](testResults), you can find all your saved tests in one place and see what has changed.',
    },
    plan: {
      term: 'A plan',
      text: 'The [study planner](studyPlanner) lays out the weeks until your test, and the [countdown](countdown) shows what to do by when. You can add both to your calendar.',
    },
    paper: {
      term: 'On paper',
      text: 'Print [materials](materials) such as an answer sheet, a word list with roots, the 14 relations, a formula card, and a checklist for test day.',
    },
  },
  parents: {
    answer: {
      term: 'The answer first',
      text: 'The [parent overview](parentsDashboard) begins with the answers to two questions: Is it going well? What would help now?',
    },
    whole: {
      term: 'The whole picture',
      text: 'The [parent dashboard](parentDashboard) has tabs for progress, test scores, study time, notifications, weekly reports, and goals.',
    },
    page: {
      term: 'A page to keep',
      text: 'The [score report](scoreReport) has a page for parents. The page prints on one sheet and shows each practice score as a range, like this one. A Middle Level test has raw scores instead.',
    },
    scores: {
      term: 'Plain words on scores',
      text: 'Read how the test [is scored](scoring), what a score [means](scoreGuide), and what [test day](aboutTest) is like.',
    },
    course: {
      term: 'A course to follow',
      text: 'Choose a term course of [two](course2), [four](course4), or [six weeks](course6), and see what is due each day.',
    },
    coach: {
      term: 'Someone to ask',
      text: 'Ask for [1:1 coaching](coaching), and read [what coaching can do](mentoringSuccess).',
    },
    essay: {
      term: 'Help with the essay',
      text: 'Read what schools can see in [the essay](writingCoaching) and how to use the minutes you have.',
    },
  },
  schools: {
    room: {
      term: 'To a room',
      text: 'Press a button, and a [dashboard](parentDashboard) fills the screen, one card at a time, in type that people in the last row can read. A second window shows the speaker’s notes and the clock.',
    },
    demo: {
      term: 'A guided demo',
      text: 'Take eight stops in four minutes, from a parent’s view to the study plan. Use the arrow keys to move between stops.',
    },
    children: {
      term: 'Different children',
      text: 'The sample families, most at the Upper Level and one at the Middle Level, range from one in the first week of practice to one at the end of a long year. One child is off track. Choose a family at the top of a [dashboard](studentDashboard).',
    },
    spot: {
      term: 'A test, on the spot',
      text: 'You can open [every test](practiceTest) without an account. If you choose “Only for this visit,” closing the tab deletes the answers.',
    },
    example: {
      term: 'A worked example',
      text: 'On a device without tests, the [score report](scoreReport) shows an example with everything a real report has.',
    },
    behind: {
      term: 'What is behind it',
      text: 'Read how questions are [made and checked](about#questions), how [practice is chosen](features#practice), and [what is saved](legal#privacy).',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, GuideTerm>>>>;

/** Text of the page at /features. */
export const featuresText = {
  lead: `Practice for the ${allLevelsText} with the timing of the real test, an explanation of every choice, and a page for parents that shows how practice is going and how certain we are.`,
  sections: [
    {
      id: 'students',
      title: 'What a Student Gets',
      body: [
        'The examples below come from the product itself. The question is from our practice pool, so try a choice.',
      ],
      piece: 'students',
    },
    {
      id: 'practice',
      title: 'How Practice Is Chosen',
      body: [
        'One rule chooses what you do today and for how long, and we tell you why. You see the same task on the home page, in Practice by Section, in the study planner, on every result, and on the dashboards.',
        {
          kind: 'list',
          items: [
            'We estimate **what you can do** from your first answer to each question. An untimed answer counts half as much as a timed one from a test, and an answer from 30 days ago counts half as much as one from today.',
            `For **a topic with few answers**, we also use your answers to questions of the same kind and to the whole section. We give no estimate for a section with fewer than ${minTopicResponses} answers. When the answers behind an estimate are too old, the estimate stays on the page in a lighter color, with its age. For each next step, we tell you whether it is measured, likely, or a guess.`,
            `**The next step** is the one we expect to earn you the most points per minute. We multiply the share you miss in a topic by the number of questions a test asks about it and by how much ten questions usually teach. The last figure is our judgment. We assume that ten questions close ${formatShareAsPercent(sessionRecoveryShare.quantitative)} of the gap in a math topic, ${formatShareAsPercent(sessionRecoveryShare.verbal)} in an analogy relation, ${formatShareAsPercent(sessionRecoveryShare.reading)} in a reading skill, and ${formatShareAsPercent(sessionRecoveryShare.synonyms)} in synonyms. We expect less from topics you practiced recently.`,
            `**Mistakes** return after ${formatCount(recallIntervalDays[0], 'day')}, then ${formatCount(recallIntervalDays[1], 'day')} later. Once you get a question right both times, it is done. After a long test, ${spellOutCount(maxFirstRecallsPerDay)} mistakes return each day, and one right answer counts for up to ${spellOutCount(maxSimilarMistakes)} mistakes that share a topic and a trap.`,
            'When the clock is off, you can try once more after **a wrong answer**. You get a hint, which is the first step or what made your choice tempting. Only your first answer counts.',
            'When more mistakes are due than fit in a day, **the review** starts with those worth the most points and gives more weight to those that have waited longer. You see when you will be done.',
            `**The plan** gives ${formatPercent(recommendedShares.verbal)} of your time to Verbal, ${formatPercent(recommendedShares.quantitative)} to Math, ${formatPercent(recommendedShares.reading)} to Reading, and ${formatPercent(recommendedShares.writing)} to Writing. After each full test and free test, we shift time toward the sections that cost you the most points. No share changes by more than a third, and the planner shows what changed and why.`,
          ],
        },
      ],
      aside: {
        kind: 'table',
        caption: 'What you can practice with, by level',
        head: ['Kind', ...levelFigures.map(({ name }) => name)],
        rows: [
          levelFiguresRow('Questions', 'questions'),
          levelFiguresRow('Reading passages', 'passages'),
          levelFiguresRow('Full tests', 'fullForms'),
          levelFiguresRow('Math topics', 'mathTopics'),
          levelFiguresRow('Types of math problems with new numbers each time', 'generators'),
          levelFiguresRow('Words to learn', 'words'),
        ],
      },
    },
    {
      id: 'parents',
      title: 'What a Parent Gets',
      body: [
        'The dashboards show the student who practices on this device or a copy that a student shared with a parent. Before the first test, they show sample families, labeled as samples.',
      ],
      piece: 'parents',
    },
    {
      id: 'schools',
      title: 'What a School Can Show',
      body: [
        'An administrator can show all of this to families, in a meeting or on a projector, with nothing to install and no accounts to create.',
      ],
      piece: 'schools',
    },
    {
      id: 'limits',
      title: 'What the Site Doesn’t Do',
      body: [
        {
          kind: 'list',
          items: [
            `We don’t give SSAT scores. For the ${estimatedLevelsText}, we give estimates and tell you how certain they are. For the ${rawLevelsText}, we give raw scores.`,
            `We have questions for the ${allLevelsText}, but none for the Elementary Level.`,
            'We don’t score essays, and neither does the test maker.',
            'Your results don’t move to another device by themselves, because there are no accounts. You can export a file and import it on the other device.',
          ],
        },
      ],
    },
  ],
  next: {
    title: 'Try It',
    text: 'The best way to see what the site does is to take the free test and read the report at the end.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'pricing', label: 'Plans and pricing' },
      { to: 'about', label: 'Who we are' },
      { to: 'myPage', label: 'See a student’s own page' },
      { to: 'help', label: 'Help Center' },
    ],
  },
  sources: [],
} as const satisfies GuideText;
