import { brand, freePrice } from '@/brand';
import type { GuideText, GuideQuestion } from '@/domain/page-text/guide-text';
import { capitalize, formatList } from '@/lib/text/format';
import { allLevelsText } from '@/data/texts/levelTexts';
import { type PricingPlan, pricingPlans as ownPlans } from '@/data/texts/pricingPlans';

const mail = `[${brand.contact.email}](mailto:${brand.contact.email})`;

const aboutQuotes: GuideQuestion = {
  question: 'How do I find out what a plan costs?',
  answer:
    'If a plan shows no price, choose “Ask for a quote.” Your mail program opens with a message. Add the grade, the test date, and what you have in mind. We answer by email.',
};

/**
 * Summarizes what is free, what has a price, and what is available by quote: "Practice, full tests, and term courses for the SSAT
 * at the Middle and Upper Levels are free. For 1:1 coaching, ask us for a quote."
 */
function costs(plans: readonly PricingPlan[]): string {
  const offered = (isOne: (price: string | undefined) => boolean) =>
    plans.flatMap(({ price, offers }) => (isOne(price) ? offers : []));
  const free = offered((price) => price === freePrice);
  const quoted = offered((price) => price === undefined);
  const priced = offered((price) => price !== undefined && price !== freePrice);
  return [
    ...(free.length > 0
      ? [`${capitalize(formatList(free))} for the SSAT at the ${allLevelsText} are free.`]
      : []),
    ...(priced.length > 0 ? [`You pay for ${formatList(priced)}.`] : []),
    ...(quoted.length > 0 ? [`For ${formatList(quoted)}, ask us for a quote.`] : []),
  ].join(' ');
}

/** Builds the text of the page at /pricing. Plans without a price are described as available by quote. */
export function pricingTextFor(plans: readonly PricingPlan[]) {
  const hasQuotes = plans.some(({ price }) => price === undefined);
  return {
    lead: costs(plans),
    sections: [
      {
        id: 'plans',
        title: 'What Is Free and What Costs Money',
        body: hasQuotes
          ? [
              `A coaching meeting takes ${brand.coaching.meetingMinutes} minutes. The coach and the student look at a recent result, and the student leaves with two or three things to do before the next meeting.`,
              'To ask for a quote, write to us with the grade, the test date, and what you have in mind. We email you a price, and there is no obligation.',
            ]
          : [],
        piece: 'plans',
      },
      {
        id: 'choose',
        title: 'Which Plan Fits',
        body: [
          {
            kind: 'terms',
            terms: [
              {
                term: 'You are just looking',
                text: 'Take the [free test](freeTest). You see which section costs you the most points and what to do next.',
              },
              {
                term: 'You have a test date',
                text: 'Count the weeks until the test, and look at the [two-](course2), [four-](course4), or [six-week](course6) course. For any other number of weeks, use the [study planner](studyPlanner).',
              },
              {
                term: 'Practice has stalled',
                text: 'Bring a recent result to [a coach](coaching). A second pair of eyes can find habits that a score doesn’t show.',
              },
              {
                term: 'The essay worries you',
                text: 'Read [how best to spend the 25 minutes](writingCoaching), then [write an essay](writingTest) against the clock.',
              },
            ],
          },
        ],
        aside: {
          kind: 'note',
          title: 'To begin',
          text: `You can start each free plan on its own page, without an account. For 1:1 coaching, write to ${mail} or call ${brand.contact.phone}.`,
        },
      },
      {
        id: 'questions',
        title: 'Questions About Plans',
        body: [
          {
            kind: 'questions',
            questions: [
              {
                question: 'Do I need an account?',
                answer:
                  'No. This site has no accounts. If you choose to save your work, it is saved in your own browser. Read [what is saved and where](legal#privacy).',
              },
              ...(hasQuotes ? [aboutQuotes] : []),
              {
                question: 'Does a plan promise a certain score?',
                answer:
                  'No. Nobody can promise a score. Read [what you can expect from coaching](mentoringSuccess) and how we measure progress.',
              },
              {
                question: 'Can I first see what I would be getting?',
                answer:
                  'Yes. Every page of this site is open to you. Take a [test](practiceTest), look at the [dashboards](parentsDashboard) of sample families, and read through a [course](course4).',
              },
            ],
          },
        ],
      },
    ],
    next: {
      title: 'Start with What Is Free',
      text: 'You don’t need an account for the free test. It ends with a report that a course or a coach can build on.',
      action: { to: 'freeTest', label: 'Start the free test' },
      also: [
        { to: 'features', label: 'All features' },
        { to: 'coaching', label: 'About 1:1 coaching' },
        { to: 'home', hash: 'contact', label: 'Contact us' },
      ],
    },
    sources: [],
  } as const satisfies GuideText;
}

export const pricingText = pricingTextFor(ownPlans);
