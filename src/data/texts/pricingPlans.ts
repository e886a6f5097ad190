/** Descriptions of the provider's plans. Their names and prices are in `brand.ts`. */
import { brand, type BrandPlan } from '@/brand';
import type { PageLink } from '@/domain/page-text/guide-text';

interface PlanText {
  /** One sentence. */
  readonly summary: string;
  /** One line each, with links written `[words](page)`. */
  readonly includes: readonly string[];
  /** The plan's features, worded for the middle of a sentence: "full tests". */
  readonly offers: readonly string[];
  /** A link to where this plan starts on the site. */
  readonly begin: PageLink;
}

export interface PricingPlan extends BrandPlan, PlanText {}

const texts: Readonly<Record<BrandPlan['id'], PlanText>> = {
  practice: {
    offers: ['practice', 'full tests'],
    begin: { to: 'freeTest', label: 'Start the free test' },
    summary: 'Section practice and full practice tests.',
    includes: [
      '[Section practice](sectionStudy) in verbal, math, and reading, and the [writing sample](writingTest)',
      'The [free test](freeTest) and the [full practice tests](fullLengthTests)',
      'An explanation of every choice, and a [score report](scoreReport) after each test',
      'The [study planner](studyPlanner), the [error log](errorLog), and the [word list](verbalPracticeApp)',
    ],
  },
  course: {
    offers: ['term courses'],
    begin: { to: 'course4', label: 'See the 4-week course' },
    summary: 'Two, four, or six weeks, planned day by day.',
    includes: [
      'A syllabus of [two](course2), [four](course4), or [six weeks](course6) that leads up to your test day',
      'A link to the practice for each day',
      'Practice tests along the way that show what has changed',
    ],
  },
  coaching: {
    offers: ['1:1 coaching'],
    begin: { to: 'coaching', label: 'About 1:1 coaching' },
    summary: `Meetings with a ${brand.coaching.coach}.`,
    includes: [
      `[One student, one coach](coaching), ${brand.coaching.meetingMinutes} minutes, and a recent result to look at`,
      'Two or three things to do before the next meeting',
      'A clear picture of [what has changed](mentoringSuccess) and how sure we can be',
    ],
  },
};

export const pricingPlans: readonly PricingPlan[] = brand.plans.map((plan) => ({
  ...plan,
  ...texts[plan.id],
}));
