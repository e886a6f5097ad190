import { bankFigures } from '@/data/bank-figures/bankFigures';
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import type { GuideTerm, GuideText } from '@/domain/page-text/guide-text';
import {
  maxFirstRecallsPerDay,
  maxSimilarMistakes,
  recallIntervalDays,
} from '@/domain/plan/mistakes/error-log';
import { sessionRecoveryShare } from '@/domain/plan/ability/session-gain';
import { recommendedShares } from '@/domain/plan/weeks/section-shares';
import {
  capitalize,
  formatCount,
  spellOutCount,
  formatNumber,
  formatPercent,
  formatShareAsPercent,
} from '@/lib/text/format';

const { questions, passages, fullForms, words, relations, mathTopics, generators } = bankFigures;

/** The pieces of the product on the page: what each is, with its links. The page shows the piece itself beside it. */
export const featureTexts = {
  students: {
    look: {
      term: 'A first look',
      text: 'The [free test](freeTest) has half of each scored section and gives an estimate for all three. If you are in a hurry, take [ten verbal questions](quickTest) in five minutes.',
    },
    tests: {
      term: 'Full tests',
      text: `${capitalize(spellOutCount(fullForms))} [full-length tests](fullLengthTests) with no questions in common, in the order of the real test, with its timing and breaks, and extra time for those who get it.`,
    },
    sections: {
      term: 'Practice by section',
      text: `[Verbal](verbalPractice) with ${relations} analogy relations, [math](mathPractice) with ${mathTopics} topics, [reading](readingTest) passage by passage, and the [writing sample](writingTest) in 25 minutes.`,
    },
    today: {
      term: 'Ten good minutes',
      text: '[Practice by Section](sectionStudy) picks the questions likely to gain you the most points today and says why.',
    },
    explanations: {
      term: 'Explanations',
      text: 'For every choice in every [practice question](sectionStudy) and test question: why it is right, or why it tempts and where it fails.',
    },
    words: {
      term: 'Words',
      text: `${formatNumber(words)} [words](verbalPracticeApp), a few a day. Each one returns about when we estimate that you would start to forget it.`,
    },
    mistakes: {
      term: 'Mistakes that return',
      text: 'The [error log](errorLog) brings back each question you missed until you have gotten it right twice, a week apart.',
    },
    report: {
      term: 'A report',
      text: 'The [score report](scoreReport) says what a test result means, how certain it is, and what to do next.',
    },
    results: {
      term: 'All your tests',
      text: '[Test Results](testResults) has all the tests you have saved in one place, so you see what has changed.',
    },
    plan: {
      term: 'A plan',
      text: 'The [study planner](studyPlanner) plans the weeks until your test, and the [countdown](countdown) says what to do by when. You can add both to your calendar.',
    },
    paper: {
      term: 'On paper',
      text: '[Materials](materials) to print: an answer sheet, a word list with roots, the 14 relations, a formula card, a checklist for test day, and more.',
    },
  },
  parents: {
    answer: {
      term: 'The answer first',
      text: 'The [parent overview](parentsDashboard) begins by answering two questions: is it going well, and what would help now?',
    },
    whole: {
      term: 'The whole picture',
      text: 'The [parent dashboard](parentDashboard) has tabs for progress, test scores, study time, notifications, weekly reports, and goals.',
    },
    page: {
      term: 'A page to keep',
      text: 'The [score report](scoreReport) has a page for parents. It prints on one sheet, and each practice score on it is a range, like this one.',
    },
    scores: {
      term: 'Plain words on scores',
      text: 'The guide says how the test [is scored](scoring), what a score [means](scoreGuide), and what [test day](aboutTest) is like.',
    },
    course: {
      term: 'A course to follow',
      text: 'Term courses of [two](course2), [four](course4), and [six weeks](course6), so you know what is due today.',
    },
    coach: {
      term: 'Someone to ask',
      text: '[1:1 coaching](coaching), and a page that says [what it can do](mentoringSuccess).',
    },
    essay: {
      term: 'Help with the essay',
      text: 'What schools can see in [the essay](writingCoaching), and how to use its minutes.',
    },
  },
  schools: {
    room: {
      term: 'To a room',
      text: 'At the press of a button, a [dashboard](parentDashboard) fills the screen, one card at a time, in type that people in the last row can read. A second window has the speaker’s notes and the clock.',
    },
    demo: {
      term: 'A guided demo',
      text: 'Eight stops in four minutes, from a parent’s view to the study plan. Use the arrow keys to move between them.',
    },
    children: {
      term: 'Different children',
      text: 'The sample families range from one in its first week to one at the end of a long year; one is off track. Choose one at the top of a [dashboard](studentDashboard).',
    },
    spot: {
      term: 'A test, on the spot',
      text: '[Every test](practiceTest) opens without an account. If you choose “Only for this visit,” closing the tab deletes the answers.',
    },
    example: {
      term: 'A worked example',
      text: 'On a device without tests, the [score report](scoreReport) shows an example, with everything a real report has.',
    },
    behind: {
      term: 'What is behind it',
      text: 'How questions are [made and checked](about#questions), how [practice is chosen](features#practice), and [what is saved](legal#privacy).',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, GuideTerm>>>>;

/** Text of the page at /features. */
export const featuresText = {
  lead: 'Practice with the timing of the real test, an explanation of every choice, and a page for parents that says how practice is going and how certain we are.',
  sections: [
    {
      id: 'students',
      title: 'What a Student Gets',
      body: [
        'The figures below come from the product itself. The question is from our practice pool, so try a choice.',
      ],
      piece: 'students',
    },
    {
      id: 'practice',
      title: 'How Practice Is Chosen',
      body: [
        'One rule decides what to do today and for how long, and says why. The home page, Practice by Section, the study planner, every result, and the dashboards show the same task.',
        {
          kind: 'list',
          items: [
            'We estimate **what you can do** from your first answer to each question. An untimed answer counts half as much as a timed one from a test, and an answer from 30 days ago half as much as one from today.',
            `The estimate for **a topic with few answers** leans on that for questions of the same kind, which leans on that for the whole section. With fewer than ${minTopicResponses} answers in a section, we say nothing about it. Once answers are too old, their estimate stays in view, paler, with its age. Each step says whether it is measured, likely, or a guess.`,
            `**The next step** is what may gain the most points a minute: what you miss in a topic, times how often a test asks about it, times what ten questions usually teach. That last part is our judgment: ${formatShareAsPercent(sessionRecoveryShare.quantitative)} of what is missing in a math topic, ${formatShareAsPercent(sessionRecoveryShare.verbal)} in an analogy relation, ${formatShareAsPercent(sessionRecoveryShare.reading)} in a reading skill, ${formatShareAsPercent(sessionRecoveryShare.synonyms)} in synonyms. Topics you practiced recently promise less.`,
            `**Mistakes** return after ${formatCount(recallIntervalDays[0], 'day')}, then ${formatCount(recallIntervalDays[1], 'day')} later. Get a question right both times, and it is done. After a long test, ${spellOutCount(maxFirstRecallsPerDay)} a day return, and one right answer counts for up to ${spellOutCount(maxSimilarMistakes)} mistakes that share a topic and a trap.`,
            'In practice without a clock, you can try once more after **a wrong answer**, with a hint: the first step, or what made the choice tempting. The first answer counts.',
            'When more is due than fits in a day, **the review** takes what is worth the most points, giving more weight to what has waited longer, and says when you will be done.',
            `**The plan** gives ${formatPercent(recommendedShares.verbal)} of your time to Verbal, ${formatPercent(recommendedShares.quantitative)} to Math, ${formatPercent(recommendedShares.reading)} to Reading, and ${formatPercent(recommendedShares.writing)} to Writing. Each full test and free test moves the shares toward the sections that cost you the most, none by more than a third, and the planner shows what moved and why.`,
          ],
        },
      ],
      aside: {
        kind: 'table',
        caption: 'What you can practice with',
        head: ['Kind', 'Number'],
        rows: [
          ['Questions', formatNumber(questions)],
          ['Reading passages', formatNumber(passages)],
          ['Full tests', formatNumber(fullForms)],
          ['Kinds of math problems with new numbers each time', formatNumber(generators)],
          ['Words', formatNumber(words)],
        ],
      },
    },
    {
      id: 'parents',
      title: 'What a Parent Gets',
      body: [
        'The dashboards show the student who practices on this device, or a copy that a student shared with a parent. Before the first test, they show sample families and say so.',
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
      title: 'What It Doesn’t Do',
      body: [
        {
          kind: 'list',
          items: [
            'It doesn’t give SSAT scores. It gives estimates and says how certain they are.',
            'It has no questions for the Middle or the Elementary Level.',
            'It doesn’t score essays. Neither does the test maker.',
            'Results don’t move from one device to another by themselves, because there is no account. You can export a file and import it on the other device.',
          ],
        },
      ],
    },
  ],
  next: {
    title: 'Try It',
    text: 'The best way to see what it does is to take the free test and read the report at the end.',
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
