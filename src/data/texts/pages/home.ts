import { brand, freePrice } from '@/brand';
import { bankFigures } from '@/data/bank-figures/bankFigures';
import {
  allGradesText,
  allLevelsText,
  estimatedLevelsText,
  fullTestsPerLevelText,
  levelFigures,
  perLevelText,
  readAgainText,
} from '@/data/texts/levelTexts';
import { pricingPlans } from '@/data/texts/pricingPlans';
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestMinutes } from '@/domain/exam/catalog/full-test-plan';
import type { LevelId } from '@/domain/exam/level/level-id';
import { makerSentences } from '@/data/makerSentences';
import type { PageLink, GuideTerm } from '@/domain/page-text/guide-text';
import {
  maxFirstRecallsPerDay,
  mistakeReviewMinutes,
  recallIntervalDays,
} from '@/domain/plan/mistakes/error-log';
import { minPlanMinutes } from '@/domain/plan/weeks/plan-limits';
import { usualNewWordsPerDay } from '@/domain/plan/words/new-word-quota';
import { expectedWordSeconds } from '@/domain/plan/words/word-pace';
import {
  capitalize,
  formatCount,
  formatList,
  formatMinutes,
  formatNumber,
  formatPercent,
  spellOutCount,
} from '@/lib/text/format';

/** Text beside a small picture of a product. The first link is the primary one. */
export interface ProductText {
  readonly title: string;
  readonly text: string;
  readonly links: readonly [PageLink, ...PageLink[]];
}

/** A step of how the site works, beside its drawing. */
export interface WorkingText {
  readonly title: string;
  readonly text: string;
  readonly link: PageLink;
}

const fullTests = bankFigures.fullForms;
const [firstRecall, secondRecall] = recallIntervalDays;

/** "1,689 questions and three full tests" */
function questionsAndTests(level: LevelId): string {
  const { questions, fullForms } = bankFigures.byLevel[level];
  return `${formatNumber(questions)} questions and ${spellOutCount(fullForms)} full tests`;
}

/** A day of practice with its usual minutes: what a topic needs at least, the usual new words, and the mistakes that return. */
const dailyTasks = [
  { label: 'One topic', minutes: minPlanMinutes },
  {
    label: formatCount(usualNewWordsPerDay, 'new word'),
    minutes: Math.round(expectedWordSeconds(0, usualNewWordsPerDay) / 60),
  },
  {
    label: formatCount(maxFirstRecallsPerDay, 'mistake'),
    minutes: mistakeReviewMinutes(maxFirstRecallsPerDay),
  },
] as const;
const dailyMinutes = 5 * Math.round(dailyTasks.reduce((sum, { minutes }) => sum + minutes, 0) / 5);

const freePlans = pricingPlans.filter(({ price }) => price === freePrice);
const paidPlans = pricingPlans.filter(({ price }) => price !== freePrice);

/** Coaching takes a person's time and isn't part of the site. */
const isSiteFree = paidPlans.every(({ id }) => id === 'coaching');
const freeOffers = formatList(freePlans.flatMap(({ offers }) => offers));

/** Says what is free and what the rest costs, as the provider's plans do. */
const costText = [
  ...(freePlans.length === 0
    ? []
    : [isSiteFree ? `Everything here is free: ${freeOffers}.` : `${capitalize(freeOffers)} are free.`]),
  ...paidPlans.map(({ name, offers, price }) =>
    price === undefined ? `For ${formatList(offers)}, ask us for a quote.` : `${name} costs ${price}.`,
  ),
].join(' ');

/** Who made the site: the maker's fields, or the provider's name if they are empty. */
const [madeBy = `Made by ${brand.name}.`] = makerSentences(brand.maker);

const mostCommonLetter = formatPercent(Math.round(100 * bankFigures.mostFrequentKey));

export const homeText = {
  audience: `The SSAT at the ${allLevelsText}, for students in ${allGradesText} applying to boarding and independent schools`,
  lead: 'Full tests at the real pace, a reason for every choice, and one page that shows a parent whether practice is on track and what to do next.',
  start: 'Start the free test',
  parents: 'See a parent’s view',
  startNote: `Half a test, ${diagnosticMinutes(false)} minutes, no account. You can leave and come back.`,
  cost: costText,
  madeBy,
  about: 'About us',
  pricing: 'See pricing',
  figures: [
    { figure: formatNumber(bankFigures.questions), text: 'questions, every choice explained' },
    { figure: formatNumber(fullTests), text: 'full tests with the real timing and breaks' },
    { figure: formatNumber(bankFigures.words), text: 'words that return until you know them' },
  ],
  /** How the figures are divided between the levels. */
  figuresByLevel: `That is ${perLevelText(questionsAndTests)}.`,
  question: {
    note: 'Try it',
    choices: 'Choices',
    explained: 'Choices with explanations',
    right: 'Right.',
    wrong: 'Not this one. See where it fails and which choice is right.',
    another: 'Try another',
    allReasons: 'Why the others are wrong',
    fewerReasons: 'Hide the other reasons',
    answer: 'Show the answer',
  },
  year: {
    title: 'From Today to Test Day',
    text: 'This is one sample student’s year at the Upper Level, with invented figures. The shaded area shows the range of each estimate. Ranges made this way include a student’s average over many such tests about eight times in ten. “On track” means that even the low end of that range reaches the target that her family has set.',
    link: 'Open her dashboard',
  },
  working: {
    stand: {
      title: 'See Where You Stand',
      text: `Half a test in ${diagnosticMinutes(false)} minutes, plus an essay if you want one. You see where you lose points. At the ${estimatedLevelsText}, you also get a range for each section.`,
      link: { to: 'freeTest', label: 'About the free test' },
    },
    daily: {
      title: `About ${dailyMinutes} Minutes a Day`,
      text: 'Each day, we choose the tasks likely to earn you the most points per minute, and we give you the reason for each. You decide how many minutes to spend.',
      link: { to: 'studyPlanner', label: 'Plan your days' },
    },
    mistakes: {
      title: 'Mistakes Return',
      text: `Each question you miss returns after ${formatCount(firstRecall, 'day')} and again after ${secondRecall} until you get it right twice.`,
      link: { to: 'errorLog', label: 'How the error log works' },
    },
    rehearsals: {
      title: 'Full Rehearsals',
      text: `There are ${fullTestsPerLevelText}. Each takes ${formatMinutes(fullTestMinutes(true))} in the order of the real test, with both breaks.`,
      link: { to: 'fullLengthTests', label: 'About the full tests' },
    },
  } satisfies Readonly<Record<string, WorkingText>>,
  dailyTasks,
  productsTitle: 'What We Offer',
  demo: 'Take the guided demo, eight stops in four minutes',
  products: {
    tests: {
      title: 'Full Practice Tests',
      text: 'You see what each section cost you, how much one test can tell you, and what to do next.',
      links: [
        { to: 'fullLengthTests', label: 'See the full tests' },
        { to: 'scoring', label: 'How the SSAT is scored' },
      ],
    },
    practice: {
      title: 'Practice by Section',
      text: 'Synonyms, analogies, math, reading, and the 25-minute essay. You choose the topic, the number of questions, and whether to be timed.',
      links: [
        { to: 'sectionStudy', label: 'Choose a section' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ],
    },
    parents: {
      title: 'A Parent’s View',
      text: 'Is my child on track? What comes next? How do I talk about it? The first card answers all three questions, and the charts come after it.',
      links: [
        { to: 'parentDashboard', label: 'Open the sample dashboard' },
        { to: 'studentDashboard', label: 'See a student’s dashboard' },
      ],
    },
    courses: {
      title: 'Term Courses',
      text: 'Courses run two, four, or six weeks and lead up to the test. You see what to practice each day and for how long, and you have at least one day off every week.',
      links: [
        { to: 'course4', label: 'See the 4-week course' },
        { to: 'course2', label: '2 weeks' },
        { to: 'course6', label: '6 weeks' },
      ],
    },
    coaching: {
      title: '1:1 Coaching',
      text: `One student meets with one ${brand.coaching.coach}, and they look at a recent result together.`,
      links: [
        { to: 'coaching', label: 'About 1:1 coaching' },
        { to: 'mentoringSuccess', label: 'What coaching is for' },
      ],
    },
  } satisfies Readonly<Record<string, ProductText>>,
  /** Texts in the product pictures that aren't taken from the product itself. */
  pictures: {
    sampleNote: 'Sample data',
    report: {
      title: 'Estimated Scores',
      note: 'Worked example, Upper Level, not an SSAT score',
      total:
        'in total. Ranges made this way include a student’s average over many such tests about eight times in ten.',
    },
    freeDay: 'Day off',
    coach: { title: 'What a Coach Looks at First', share: 'right over four weeks' },
  },
  method: {
    title: 'How Questions Are Made and Checked',
    link: { to: 'about', hash: 'questions', label: 'How questions are made and checked' },
    points: [
      {
        figure: formatNumber(bankFigures.questions),
        term: 'questions, all our own',
        text: 'No question, passage, or prompt comes from a real test. Real tests are copyrighted. Ours follow the same format.',
      },
      {
        figure: formatNumber(bankFigures.readAgain),
        term: 'answered without the key',
        text: `We answered ${readAgainText(levelFigures)} again without the key and looked for a second choice that could be right.`,
      },
      {
        figure: formatNumber(bankFigures.recomputed),
        term: 'calculated a second time',
        text: 'A computer program calculates the answers to these math questions again from a formula.',
      },
      {
        figure: mostCommonLetter,
        term: 'for the most common letter',
        text: `No letter is the right answer more than ${mostCommonLetter} of the time.`,
      },
    ] satisfies readonly (GuideTerm & { readonly figure: string })[],
  },
  contact: {
    title: 'Contact Us',
    text: 'Write or call about a course, a meeting with a coach, or anything on this site.',
    openForm: 'Write a message',
    withoutForm: `An email to ${brand.contact.email} works, too.`,
  },
} as const;
