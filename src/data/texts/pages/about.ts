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
  lead: `${brand.name} helps students prepare for the SSAT and helps their parents see how they are doing. Here is how we work, and where our limits are.`,
  sections: [
    {
      id: 'who',
      title: 'Who We Are',
      body: [
        `${brand.name} provides test preparation for students who are applying to boarding and independent schools. We offer [practice and full tests](practiceTest), [term courses](course4), and [1:1 coaching](coaching). Parents get [dashboards](parentsDashboard) for the student who practices on this device, and sample families to look at first. Schools can look at all of it without signing up.`,
        ...makerSentences(brand.maker),
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
      title: 'Privacy: What Is Saved, and Where',
      body: [
        'Most of our readers are minors, so we collect nothing about them. There are no accounts, and no server of ours has your work. Answers, results, and essays stay in your own browser. Before the first test or drill begins, we ask whether to save them.',
        {
          kind: 'terms',
          terms: [
            { term: 'Before you choose', text: 'None of your work is saved.' },
            {
              term: 'Only for this visit',
              text: 'Your work is saved in this tab. It survives a reload, but closing the tab deletes it.',
            },
            {
              term: 'On this device',
              text: 'Your tests, answers, essays, notes, words, reasons for mistakes, and plan are saved in this browser until you delete them. So are your profile, your goals, and the scores and notes you enter.',
            },
            {
              term: 'Who can read it',
              text: 'Anyone who can use this browser on this device. We can’t, and your school can’t. A copy you share has your figures and your notes on the timeline, but no essays or individual answers; anyone with the link or the file can read it.',
            },
            {
              term: 'How to delete it',
              text: 'Under [Test Results](testResults) you can see everything that is saved, export it as a file, and delete one test or all of it. Clearing the site’s data in the browser deletes it, too.',
            },
            {
              term: 'In an email',
              text: 'When a page writes an email for you, it opens your mail program. The page itself sends nothing.',
            },
          ],
        },
      ],
      aside: {
        kind: 'note',
        title: 'Not forever',
        text: 'A browser may clear what a site has saved: Safari, and any browser on an iPhone or iPad, does so after seven days of use without a tap on the site. An exported file is safe from that.',
      },
    },
    {
      id: 'cookies',
      title: 'Cookies and Counting',
      body: [
        'The site sets no cookies, shows no ads, loads nothing from other companies, and counts no visitors, so there is nothing to accept or refuse. Besides your work, the browser remembers whether you chose light or dark, and it has a copy of the site’s pages for use without a connection; a button at the foot of each page removes that copy.',
        'Like any website, this one comes from a server, which can see the internet address of a device and the pages it requests.',
      ],
    },
    {
      id: 'questions',
      title: 'How Questions Are Made',
      body: [
        `Every question, passage, and writing prompt was written for this site, for the ${level.name} Level. None was taken from a real test.`,
        {
          kind: 'steps',
          items: [
            '**A question as the test asks it:** plain American English, five choices, no calculator.',
            '**Wrong choices that mean something.** Each one is what partial knowledge leads to: a look-alike word, a reversed relation, a common slip in a calculation.',
            '**An explanation for every choice.** It says why the right one is right, what makes each wrong one tempting, and where it fails.',
            '**A place in a balanced set.** Each full test has the same mix of topics and aims for the same difficulty, and no two share a question.',
          ],
        },
        `For math drills, there are also ${generators} kinds of problems whose numbers are new each time, so practice never runs out.`,
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
            `**Answered again.** ${answeredAgain} answered once more in a separate reading, from the question and its choices alone. No answer differed from the one we give. Where a second choice could be defended, the question was rewritten and read again.`,
            `**Calculated again.** For each of the ${formatNumber(recomputed)} math questions, a program calculates the answer from a formula, and no wrong choice may have that value.`,
            `**Looked up.** We checked ${formatNumber(facts)} facts in ${formatNumber(passagesWithFacts)} nonfiction passages, each fact in at least two public sources.`,
            `**Letters in balance.** Across all questions, the letter that is right most often is right ${formatTableHours(100 * mostFrequentKey)}% of the time; an even spread would be 20%.`,
            '**Read by a program, too.** Software checks word pairs against a dictionary, passages for reading level, and every sentence for American spelling.',
          ],
        },
        'The programs check all questions every time the site is tested, not only when a question is new.',
      ],
      aside: {
        kind: 'note',
        title: 'What we can’t claim',
        text: 'Before its questions count, the test maker tries them out on students. Ours have not been tried out that way, so the difficulty we give a question is a judgment, not a measurement.',
      },
    },
    {
      id: 'estimates',
      title: 'How Estimates Work',
      body: [
        'No practice test can give an SSAT score. Each form of the real test has its own table for turning right answers into scores, and our tests have no such table. So we give an estimate, always as a range. The [scoring page](scoring#section) calculates an estimate from your own counts and says when [a change](scoring#change) is more than chance.',
        {
          kind: 'list',
          items: [
            `With fewer than ${minScoredQuestions} questions from a section, there is no estimate.`,
            'Questions you have seen before don’t count toward an estimate.',
            'If the clock was paused or off, the range is wider.',
            'The essay has no score on the real test, so it has none here.',
          ],
        },
        `Here is an example for a full verbal section with ${tally.right} right, ${tally.wrong} wrong, and ${tally.blank} blank answers. ${rangeMeaningText} ${retestRangeText} This estimate typically [misses by about ${formatNumber(band.standardError)} points](scoring#change). ${scoreFacts.standardError.text} So ours is the rougher measure.`,
      ],
      piece: 'band',
    },
    {
      id: 'gdpr',
      title: 'Your Rights under the GDPR',
      body: [
        `European law gives you the right to see your data, correct it, take it with you, and have it deleted. What you do here stays in your browser alone, so you can do all of that yourself under [Test Results](testResults) and in your profile on [My Dashboard](myPage). An email you send us is different, because we receive it. Write to ${mail}, and we will tell you what we have and delete it if you like.`,
      ],
    },
    {
      id: 'terms',
      title: 'Terms of Use',
      body: [
        {
          kind: 'list',
          items: [
            '**Free to use.** Tests, practice, courses, and dashboards cost nothing. For [coaching](coaching), ask for a quote.',
            '**For learning.** Print and use what you find here for yourself, your child, or your students. Please don’t sell it or publish the questions elsewhere.',
            '**Estimates, not scores.** No result here is an SSAT score or a promise of a score or of a place at a school.',
            '**As is.** We check questions and facts, but mistakes remain possible. Confirm dates, fees, and rules at ssat.org, and export results that matter to you: we can’t restore what a browser has cleared.',
            '**Under 18.** Ask a parent or guardian before you write to us or meet a coach.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Report a Mistake',
      body: [
        'If a question seems wrong to you, please tell us. Every question you review has a link below its explanations: “Something wrong with this question?” It leads here and fills in the question number.',
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
      { to: 'parentsDashboard', label: 'See a parent’s view' },
      { to: 'home', hash: 'products', label: 'What we offer' },
    ],
  },
  sources: [scoreFacts.standardError, scoreFacts.scoreTable, testFacts.skills],
} as const satisfies GuideText;
