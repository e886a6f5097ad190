import { scoreFacts } from '@/data/facts/scoreFacts';
import { testFacts } from '@/data/facts/testFacts';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import { retestRangeText } from '@/domain/exam/report/retest-probabilities';
import { brand } from '@/brand';
import { bankFigures } from '@/data/bank-figures/bankFigures';
import { testLevels } from '@/domain/exam/level/test-levels';
import { minScoredQuestions } from '@/domain/exam/report/estimate';
import type { GuideText } from '@/domain/page-text/guide-text';
import { formatNumber, formatTableHours } from '@/lib/text/format';
import { estimateExample } from '@/data/texts/estimate-example';
import { makerSentences } from '@/data/makerSentences';

const mail = `[${brand.contact.email}](mailto:${brand.contact.email})`;
const { questions, readAgain, recomputed, facts, passagesWithFacts, generators, mostFrequentKey } =
  bankFigures;
const level = testLevels.upper;

const { tally, band } = estimateExample;

const answeredAgain =
  readAgain === questions
    ? `All ${formatNumber(questions)} questions were`
    : `Of the ${formatNumber(questions)} questions, ${formatNumber(readAgain)} were`;

/** Text of the page at /about. */
export const aboutText = {
  lead: `${brand.name} helps students prepare for the SSAT and helps their parents see how they are doing.`,
  sections: [
    {
      id: 'who',
      title: 'Who We Are',
      body: [
        ...makerSentences(brand.maker),
        'We prepare students who are applying to boarding and independent schools, with [practice and full tests](practiceTest), [term courses](course4), and [1:1 coaching](coaching). Parents get [dashboards](parentsDashboard). Schools can look at all of it without signing up.',
        'The SSAT belongs to the test maker, with which we are not affiliated. Only the test maker gives SSAT scores.',
      ],
      aside: {
        kind: 'note',
        title: 'Write or call us',
        text: `Call ${brand.contact.phone}, or write to ${mail}. For a mistake in a question, there is [a form below](about#report).`,
      },
    },
    {
      id: 'privacy',
      title: 'What Is Saved, and Where',
      body: [
        'Most of our readers are minors, so we collect nothing about them. There are no accounts and no cookies. Answers, results, and essays stay in your own browser, and only if you choose to save them. The [privacy policy](legal#privacy) has the details.',
      ],
    },
    {
      id: 'questions',
      title: 'How Questions Are Made',
      body: [
        `Every question, passage, and writing prompt was written for this site, for the ${level.name} Level. None was taken from a real test.`,
        {
          kind: 'list',
          items: [
            '**Each wrong choice means something.** It is what partial knowledge leads to: a look-alike word, a reversed relation, a common slip in a calculation.',
            '**Each choice is explained:** why the right one is right, and what makes a wrong one tempting.',
            '**The full tests match.** Each has the same mix of topics and aims for the same difficulty, and no two share a question.',
          ],
        },
        `Math drills never run out: ${generators} kinds of problems have new numbers each time.`,
      ],
      aside: {
        kind: 'table',
        caption: 'Our questions in numbers',
        head: ['Kind', 'Number'],
        rows: [
          ['Synonyms', formatNumber(bankFigures.synonyms)],
          ['Analogies', formatNumber(bankFigures.analogies)],
          ['Math questions', formatNumber(bankFigures.quantitative)],
          ['Reading questions', formatNumber(bankFigures.reading)],
          ['All questions', formatNumber(questions)],
          ['Reading passages', formatNumber(bankFigures.passages)],
          ['Writing prompts', formatNumber(bankFigures.prompts)],
          ['Full tests', formatNumber(bankFigures.fullForms)],
          ['Words to learn', formatNumber(bankFigures.words)],
        ],
      },
    },
    {
      id: 'checks',
      title: 'How They Are Checked',
      body: [
        {
          kind: 'list',
          items: [
            `**Answered again.** ${answeredAgain} answered once more from the question and its choices alone. No answer differed from ours. Where a second choice could be defended, the question was rewritten.`,
            `**Calculated again.** A program calculates the answer to each of the ${formatNumber(recomputed)} math questions, and no wrong choice may have that value.`,
            `**Looked up.** We checked ${formatNumber(facts)} facts in ${formatNumber(passagesWithFacts)} nonfiction passages, each in at least two public sources.`,
            `**In balance.** The letter that is right most often is right ${formatTableHours(100 * mostFrequentKey)}% of the time; an even spread would be 20%.`,
            '**Read by software,** for word pairs, reading level, and American spelling, every time the site is tested.',
          ],
        },
      ],
      aside: {
        kind: 'note',
        title: 'What we can’t claim',
        text: 'The test maker tries its questions out on students before they count. Ours have not been tried out that way, so the difficulty we give a question is a judgment, not a measurement.',
      },
    },
    {
      id: 'estimates',
      title: 'How Estimates Work',
      body: [
        'Each form of the real test has its own table for turning right answers into scores. Our tests have none, so we give an estimate, always as a range.',
        {
          kind: 'list',
          items: [
            `With fewer than ${minScoredQuestions} questions from a section, there is no estimate. Questions you have seen before don’t count.`,
            'If the clock was paused or off, the range is wider.',
          ],
        },
        `Here is one for a full verbal section with ${tally.right} right, ${tally.wrong} wrong, and ${tally.blank} blank answers. ${rangeMeaningText} ${retestRangeText} This estimate typically [misses by about ${formatNumber(band.standardError)} points](scoring#change). ${scoreFacts.standardError.text} So ours is the rougher measure. The [scoring page](scoring#section) calculates one from your own counts.`,
      ],
      piece: 'band',
    },
    {
      id: 'report',
      title: 'Report a Mistake',
      body: [
        'If a question seems wrong to you, please tell us. The link “Something wrong with this question?” below its explanations leads here and fills in the question number.',
      ],
      piece: 'report',
    },
  ],
  next: {
    title: 'See for Yourself',
    text: 'The free test needs no account, and it ends with a report and an explanation of every choice.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'features', label: 'All features' },
      { to: 'legal', label: 'Privacy and terms' },
    ],
  },
  sources: [scoreFacts.standardError, scoreFacts.scoreTable, testFacts.skills],
} as const satisfies GuideText;
