import { scoreFacts } from '@/data/facts/scoreFacts';
import { testFacts } from '@/data/facts/testFacts';
import { rangeMeaningText } from '@/domain/exam/report/range-text';
import { retestRangeText } from '@/domain/exam/report/retest-probabilities';
import { brand } from '@/brand';
import { bankFigures } from '@/data/bank-figures/bankFigures';
import {
  allGradesText,
  allLevelsText,
  anyLevelText,
  estimatedLevelsText,
  levelFigures,
  levelFiguresRow,
  readAgainText,
} from '@/data/texts/levelTexts';
import { minScoredQuestions } from '@/domain/exam/report/estimate';
import type { GuideText } from '@/domain/page-text/guide-text';
import { formatNumber, formatTableHours } from '@/lib/text/format';
import { estimateExample } from '@/data/texts/estimate-example';
import { makerSentences } from '@/data/makerSentences';

const mail = `[${brand.contact.email}](mailto:${brand.contact.email})`;
const { recomputed, facts, passagesWithFacts, generators, words, mostFrequentKey } = bankFigures;

const { tally, band } = estimateExample;

/** Text of the page at /about. */
export const aboutText = {
  lead: `${brand.name} helps students prepare for the SSAT at the ${allLevelsText} and helps their parents see how they are doing.`,
  sections: [
    {
      id: 'who',
      title: 'Who We Are',
      body: [
        ...makerSentences(brand.maker),
        `We offer [practice and full tests](practiceTest), [term courses](course4), and [1:1 coaching](coaching) to students in ${allGradesText} who are applying to boarding and independent schools. Parents get [dashboards](parentsDashboard), and schools can look at everything without signing up.`,
        'We are not affiliated with the test maker. Only the test maker gives SSAT scores.',
      ],
      aside: {
        kind: 'note',
        title: 'Write or call us',
        text: `Call ${brand.contact.phone}, or write to ${mail}. For a mistake in a question, there is [a form below](about#report).`,
      },
    },
    {
      id: 'privacy',
      title: 'What Is Saved and Where',
      body: [
        'Most of our readers are minors, so we collect nothing about them. There are no accounts and no cookies. If you choose to save your answers, results, and essays, they stay in your own browser. See the [privacy policy](legal#privacy) for details.',
      ],
    },
    {
      id: 'questions',
      title: 'How Questions Are Made',
      body: [
        `Every question, passage, and writing prompt was written for this site, for the ${anyLevelText}. None comes from a real test.`,
        {
          kind: 'list',
          items: [
            '**Each wrong choice reflects a common mistake,** such as a look-alike word, a reversed relationship, or a slip in a calculation.',
            '**We explain every choice.** You see why the right choice is right and what makes each wrong one tempting.',
            '**The full tests of a level match.** We gave them the same mix of topics and aimed for the same difficulty. No two share a question.',
          ],
        },
        `You won’t run out of math drills, because ${formatNumber(generators)} types of problems get new numbers each time. The word list has ${formatNumber(words)} words, many of them for both levels.`,
      ],
      aside: {
        kind: 'table',
        caption: 'Our questions in numbers, by level',
        head: ['Kind', ...levelFigures.map(({ name }) => name)],
        rows: [
          levelFiguresRow('Synonyms', 'synonyms'),
          levelFiguresRow('Analogies', 'analogies'),
          levelFiguresRow('Math questions', 'quantitative'),
          levelFiguresRow('Reading questions', 'reading'),
          levelFiguresRow('All questions', 'questions'),
          levelFiguresRow('Types of math drills', 'generators'),
          levelFiguresRow('Reading passages', 'passages'),
          levelFiguresRow('Writing prompts', 'prompts'),
          levelFiguresRow('Full tests', 'fullForms'),
          levelFiguresRow('Words to learn', 'words'),
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
            `**Answered again.** Someone who had not written them answered ${readAgainText(levelFigures)} without the answer key. If an answer differed, or a second choice could be defended, we checked the question and rewrote it where needed.`,
            `**Calculated again.** A program calculates the answer to each of the ${formatNumber(recomputed)} math questions and checks that no wrong choice has the same value.`,
            `**Looked up.** We checked ${formatNumber(facts)} facts in ${formatNumber(passagesWithFacts)} nonfiction passages, each against at least two public sources.`,
            `**Balanced.** No letter is the right answer more than ${formatTableHours(100 * mostFrequentKey)}% of the time. An even spread would be 20%.`,
            '**Checked by software.** Every time we test the site, software checks word pairs, reading level, and American spelling.',
          ],
        },
      ],
      aside: {
        kind: 'note',
        title: 'What we can’t claim',
        text: 'The test maker tries questions out on students before they count. We haven’t done that with ours, so the level and the difficulty we give a question are judgments, not measurements.',
      },
    },
    {
      id: 'estimates',
      title: 'How Estimates Work',
      body: [
        'Each version of the real test has its own table for turning right answers into scores. We have no such tables for our tests. So for the Upper Level, we give you an estimate, always as a range.',
        `${scoreFacts.middleTables.text} So a Middle Level test shows your raw scores and the share of questions you got right.`,
        {
          kind: 'list',
          items: [
            `We give no estimate for a section with fewer than ${minScoredQuestions} questions. Questions you had seen before don’t count.`,
            'If the clock was paused or off, the range is wider.',
          ],
        },
        `The example is a full verbal section at the ${estimatedLevelsText}, with ${tally.right} right, ${tally.wrong} wrong, and ${tally.blank} blank answers. ${rangeMeaningText} ${retestRangeText} This estimate typically [misses by about ${formatNumber(band.standardError)} points](scoring#change). ${scoreFacts.standardError.text} So our estimate is less precise. On the [scoring page](scoring#section), you can calculate a range from your own counts.`,
      ],
      piece: 'band',
    },
    {
      id: 'report',
      title: 'Report a Mistake',
      body: [
        'If a question seems wrong to you, please tell us. Below the explanations, choose “Something wrong with this question?” That link brings you here with the question number filled in.',
      ],
      piece: 'report',
    },
  ],
  next: {
    title: 'See for Yourself',
    text: 'You don’t need an account for the free test. It ends with a report and an explanation of every choice.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'features', label: 'All features' },
      { to: 'legal', label: 'Privacy and terms' },
    ],
  },
  sources: [scoreFacts.standardError, scoreFacts.scoreTable, scoreFacts.middleTables, testFacts.skills],
} as const satisfies GuideText;
