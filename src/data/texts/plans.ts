/** The provider's plans and their prices: what /pricing shows. */

export interface Plan {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  /** A line each, with links to pages where they help, written `[words](page)`. */
  readonly includes: readonly string[];
  /** Shown as written when set; without it, "Ask for a quote" with an email link. No price is ever invented. */
  readonly price?: string;
}

export const plans: readonly Plan[] = [
  {
    name: 'Practice',
    summary: 'Section practice and full practice tests.',
    includes: [
      '[Section practice](sectionStudy) in verbal, math, and reading, and the [writing sample](writingTest)',
      'The [free diagnostic](freeTest) and the [full practice tests](fullLengthTests)',
      'An explanation of every choice, and a [score report](scoreReport) after each test',
      'The [study planner](studyPlanner), the [error log](errorLog), and the [word list](verbalPracticeApp)',
    ],
    price: 'Free',
  },
  {
    name: 'Term Course',
    summary: 'Two, four, or six weeks, planned day by day.',
    includes: [
      'A syllabus that ends on your test day: [two](course2), [four](course4), or [six weeks](course6)',
      'Practice for each day, a link away',
      'Practice tests along the way, to see what has changed',
    ],
  },
  {
    name: '1:1 Coaching',
    summary: 'Meetings with a coach who has been through boarding school admissions.',
    includes: [
      '[One student, one coach](coaching), and a recent result to look at',
      'Two or three things to do before the next meeting',
      'An honest look at [what has changed](mentoringSuccess), and how sure that is',
    ],
  },
];
