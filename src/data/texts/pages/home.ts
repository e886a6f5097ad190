import { rangeMeaningText } from '@/domain/exam/report/range-text';
import { brand } from '@/brand';
import { bankFigures } from '@/data/bank-figures/bankFigures';
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic-plan';
import type { PageLink, GuideTerm } from '@/domain/page-text/guide-text';
import { formatNumber, formatPercent } from '@/lib/text/format';

/** Text beside a small picture of a product. The first link is the primary one. */
export interface ProductText {
  readonly title: string;
  readonly text: string;
  readonly links: readonly [PageLink, ...PageLink[]];
}

export const homeText = {
  audience: 'For students applying to boarding and independent schools',
  lead: `${brand.name} is practice for the Upper Level SSAT in your browser: questions at the pace of the real test, an explanation of every choice, and scores shown as ranges.`,
  start: 'Start the free test',
  parents: 'See a parent’s view',
  startNote: `Half a test, ${diagnosticMinutes(false)} minutes, no account. You can leave and come back.`,
  freeTest: {
    title: 'The Free Test, in Order',
    terms: [
      {
        term: 'During',
        text: 'One clock per section, stopped between sections.',
      },
      {
        term: 'After',
        text: 'A range for each section, every choice explained.',
      },
      {
        term: 'Left out',
        text: 'Breaks and the experimental section of the real test.',
      },
    ] satisfies readonly GuideTerm[],
  },
  productsTitle: 'From Today to Test Day',
  products: {
    practice: {
      title: 'Practice by Section',
      text: 'Synonyms, analogies, math, reading, and the 25-minute essay. You choose the topic, the number of questions, and whether the clock runs. Then you read why each choice is right or wrong.',
      links: [
        { to: 'sectionStudy', label: 'Choose a section' },
        { to: 'quickTest', label: 'Take the quick verbal test' },
      ],
    },
    tests: {
      title: 'Full Practice Tests',
      text: 'The order, the timing, and the breaks of the real test. The report gives a range for each section, says how much one test can tell, and names the next step.',
      links: [
        { to: 'fullLengthTests', label: 'See the full tests' },
        { to: 'scoring', label: 'How the SSAT is scored' },
      ],
    },
    courses: {
      title: 'Term Courses',
      text: 'Two, four, or six weeks that lead up to the test. Each day says what to practice and for how long, and every week has a free day.',
      links: [
        { to: 'course4', label: 'See the 4-week course' },
        { to: 'course2', label: '2 weeks' },
        { to: 'course6', label: '6 weeks' },
      ],
    },
    coaching: {
      title: '1:1 Coaching',
      text: 'One student, one coach who has been through boarding school admissions, and a recent result to look at together.',
      links: [
        { to: 'coaching', label: 'About 1:1 coaching' },
        { to: 'mentoringSuccess', label: 'What coaching is for' },
      ],
    },
    parents: {
      title: 'A Parent’s View: Answers First',
      text: 'Is my child on track, what comes next, and how do I talk about it? The first card of the dashboard answers all three; the charts come below it. “On track” means that the low end of the score’s range, not just the middle, reaches the target.',
      links: [
        { to: 'parentDashboard', label: 'Open the sample dashboard' },
        { to: 'studentDashboard', label: 'See a student’s dashboard' },
      ],
    },
  } satisfies Readonly<Record<string, ProductText>>,
  /** Accessible name of the row of pictures at the top. */
  picturesLabel: 'A question, a score report, and a parent’s view',
  picturesSteps: { earlier: 'Previous picture', later: 'Next picture' },
  /** Texts in the product pictures that aren't taken from the product itself. */
  pictures: {
    sampleNote: 'Sample data',
    question: {
      note: 'Sample question',
      choices: 'Choices',
      right: 'is right. Each of the other choices comes from a common mistake.',
      wrong: 'comes from a common mistake, as every wrong choice does. Its note names the mistake.',
      tryIt: 'Try it with other numbers',
      drawOther: 'Use other numbers',
    },
    report: {
      title: 'Estimated Scores',
      note: 'Worked example, not an SSAT score',
      total: `in total. ${rangeMeaningText}`,
    },
    freeDay: 'Free',
    coach: { title: 'What a Coach Looks at First', share: 'right over four weeks' },
  },
  method: {
    title: 'How Questions Are Made and Checked',
    link: { to: 'about', label: 'Read the whole method' },
    points: [
      {
        figure: formatNumber(bankFigures.questions),
        term: 'questions, all our own',
        text: 'No question, passage, or prompt comes from a real test. Real tests are copyrighted; ours follow their format.',
      },
      {
        figure: formatNumber(bankFigures.readAgain),
        term: 'answered without the key',
        text: 'Each question is answered again without the key and checked for a second choice that could be right.',
      },
      {
        figure: formatNumber(bankFigures.recomputed),
        term: 'calculated a second time',
        text: 'A program calculates the answers to these math questions again, from a formula.',
      },
      {
        figure: formatPercent(Math.round(100 * bankFigures.mostFrequentKey)),
        term: 'for the most frequent letter',
        text: 'Across the whole set, the right answers are spread almost evenly from A to E.',
      },
    ] satisfies readonly (GuideTerm & { readonly figure: string })[],
  },
  contact: {
    title: 'Ask Us',
    text: 'Write or call about a course, a meeting with a coach, or anything on this site.',
    openForm: 'Write a message',
    withoutForm: `An email to ${brand.contact.email} works, too.`,
  },
} as const;
