import { breakMinutes, olderBreakMinutes } from '@/domain/exam/catalog/plan-parts';
import { testTakingFacts } from '@/data/facts/testTakingFacts';
import { testFacts } from '@/data/facts/testFacts';
import { writingFacts } from '@/data/facts/writingFacts';
import { levelIds } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import type { GuideText } from '@/domain/page-text/guide-text';

/** Text of the page at /about-ssat. */
export const aboutTestText = {
  lead: 'The SSAT is an admission test that many independent and boarding schools ask for. The test has four kinds of questions and two breaks and takes a little over three hours. This page is about the Middle and Upper Levels.',
  sections: [
    {
      id: 'levels',
      title: 'Which Level to Take',
      body: [
        `The level depends on the grade your student is in now, not the grade your student is applying for. ${testFacts.upOrDown.text} The Middle and Upper Levels have the same sections and times, but the questions and the score scale differ.`,
        'There is also an Elementary Level for younger children. That test has a different structure, and this site doesn’t cover it. We have practice questions and full tests for the two other levels.',
      ],
      aside: {
        kind: 'table',
        caption: 'Levels by current grade',
        head: ['Level', 'Grades', 'Section'],
        rows: levelIds.map((id) => {
          const { name, grades, scale } = testLevels[id];
          return [name, `${grades.low} to ${grades.high}`, `${scale.least}–${scale.most}`];
        }),
      },
    },
    {
      id: 'timeline',
      title: 'The Test from Start to Finish',
      body: [
        `Each part has its own clock, and you can’t use its leftover time elsewhere. ${testFacts.noReturn.text}`,
      ],
      piece: 'timeline',
    },
    {
      id: 'sections',
      title: 'What Each Section Asks',
      body: [
        `Every question has five choices, A to E. ${testTakingFacts.calculator.text} ${testFacts.scoring.text} [See how scoring works](scoring).`,
        {
          kind: 'terms',
          terms: [
            {
              term: 'Writing sample',
              text: `One of two prompts. ${writingFacts.prompts.text} ${writingFacts.writing.text} [Practice writing](writingTest).`,
            },
            {
              term: 'Quantitative',
              text: 'Arithmetic, algebra, geometry, and data, in two sections that count as one. [Practice math](mathPractice).',
            },
            {
              term: 'Reading',
              text: `Passages of fiction, humanities (including poetry), science, and social studies. ${testFacts.passages.text} [Practice reading](readingTest).`,
            },
            {
              term: 'Verbal',
              text: 'First 30 synonyms, then 30 analogies. [Practice verbal](verbalPractice).',
            },
            {
              term: 'Experimental',
              text: 'The test maker tries out questions for future tests: six verbal, five reading, and five quantitative. These questions don’t count.',
            },
          ],
        },
      ],
    },
    {
      id: 'ways',
      title: 'Paper, Test Center, or Home',
      body: [
        `${testTakingFacts.ways.text} Check ssat.org to see what is offered near you.`,
        testTakingFacts.limits.text,
        {
          kind: 'terms',
          terms: [
            {
              term: 'On paper',
              text: 'On a Standard date with others, or on a Flex date, sometimes alone. Practice with pencil and paper.',
            },
            {
              term: 'At a test center',
              text: 'On a computer at a center, by appointment. Practice on a screen.',
            },
            {
              term: 'At home',
              text: `On your own computer, supervised online. ${testTakingFacts.atHome.text} See [Test Day](aboutTest#day) for what you need.`,
            },
          ],
        },
      ],
      aside: {
        kind: 'note',
        title: 'Which one to choose',
        text: 'Choose the one your student is most at ease with. If you are unsure, try one practice test on paper and one on a screen.',
      },
    },
    {
      id: 'day',
      title: 'Test Day',
      body: [
        {
          kind: 'steps',
          items: [
            'The day before, check your ticket or confirmation, and ssat.org, to see what to bring and when to arrive.',
            testTakingFacts.paperDay.text,
            `${testTakingFacts.phone.text} ${testTakingFacts.calculator.text}`,
            testTakingFacts.homeDay.text,
            'Bring a sweater. Where they are allowed, also bring a snack and water.',
            'In each section, answer what you know first. Come back to the rest while that section’s clock is still running.',
            'During the breaks, stand up, eat something where food is allowed, and leave the last section behind.',
          ],
        },
        'Enter your test date in the [countdown](countdown) to get a list of what to do by when.',
      ],
    },
    {
      id: 'accommodations',
      title: 'Extra Time and Other Accommodations',
      body: [
        `Students with a documented need can ask the test maker for accommodations. ${testTakingFacts.accommodationApproval.text} ${testTakingFacts.accommodations.text}`,
        testTakingFacts.extraTime.text,
        `The [timeline](aboutTest#timeline) shows the whole day, and you can take our full tests with [the same timing](fullLengthTests).`,
        `${testTakingFacts.otherExtraTime.text} Here, you can practice with twice the usual time, although we don’t know the official schedule. You can also take 1.25 times the usual time, which is for practice only.`,
      ],
      aside: {
        kind: 'note',
        title: 'Where to ask',
        text: 'Check ssat.org to see which documents you need. The school counselor often knows what is already on file.',
      },
    },
    {
      id: 'register',
      title: 'Registering',
      body: [
        'You register with the test maker, not with us or with the school you are applying to. On a Flex date, you test through a school or a consultant, so ask them how to sign up.',
        {
          kind: 'steps',
          items: [
            'Ask each school whether it requires the test, when it wants the scores, and whether it prefers one way of taking the test.',
            'Choose a date that leaves room for a second one before the earliest deadline.',
            `Register at ssat.org. Dates, deadlines, and fees change from year to year, so we don’t repeat them here. ${testTakingFacts.feeWaivers.text}`,
            'Choose which schools receive the scores, or find out how to add them later.',
            `After the test, one step remains. ${testTakingFacts.statement.text} ${testTakingFacts.scoreRelease.text}`,
          ],
        },
      ],
      piece: 'register',
    },
    {
      id: 'documents',
      title: 'Where Documents Differ',
      body: [
        'If a guide or prep book disagrees with this page, check the date of that source.',
        {
          kind: 'table',
          caption: 'What we found, by document',
          head: ['Detail', 'Some sources', 'What we follow'],
          rows: [
            [
              'The two breaks',
              `${olderBreakMinutes[0]} and ${olderBreakMinutes[1]} minutes, on paper`,
              `${breakMinutes} minutes each`,
            ],
            [
              'Prompts, Upper Level',
              'A story opening or an essay question, until about 2022',
              'A personal or a general question',
            ],
            [
              'Prompts, Middle Level',
              'One of two story openings, until about 2022',
              'A story opening or a personal question',
            ],
            [
              'Extra breaks with time and a half',
              'On paper only (the test maker, August 2021)',
              'On paper and at home',
            ],
          ],
        },
        'We follow the test maker’s present pages. You can also see the other breaks on the [timeline](aboutTest#timeline).',
      ],
    },
  ],
  next: {
    title: 'See Where You Stand',
    text: 'The free test is half a test, at either level. Before you start studying, you see which section costs you the most points.',
    action: { to: 'freeTest', label: 'Start the free test' },
    also: [
      { to: 'scoring', label: 'How the SSAT is scored' },
      { to: 'fullLengthTests', label: 'Full-length practice tests' },
    ],
  },
  sources: [
    testFacts.levels,
    testFacts.upOrDown,
    testFacts.scale,
    testFacts.length,
    testFacts.scoring,
    testFacts.noReturn,
    testFacts.passages,
    writingFacts.prompts,
    writingFacts.olderPrompts,
    writingFacts.writing,
    testTakingFacts.ways,
    testTakingFacts.atHome,
    testTakingFacts.limits,
    testTakingFacts.paperDay,
    testTakingFacts.phone,
    testTakingFacts.homeDay,
    testTakingFacts.calculator,
    testTakingFacts.extraTime,
    testTakingFacts.otherExtraTime,
    testTakingFacts.accommodations,
    testTakingFacts.accommodationApproval,
    testTakingFacts.statement,
    testTakingFacts.scoreRelease,
    testTakingFacts.feeWaivers,
    testFacts.olderBreaks,
    testFacts.olderExtraBreaks,
  ],
} as const satisfies GuideText;
