import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Attempt, applyAttemptEvent } from '@/domain/exam/attempts/attempt';
import { tallyVerdicts } from '@/domain/exam/scoring/scoring';
import { attemptVerdicts } from '@/domain/exam/scoring/section-verdicts';
import type { Verdict } from '@/domain/exam/attempts/response';
import type { TestForm } from '@/domain/exam/test/form';
import { toFinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import {
  attemptsAt,
  begin,
  chooseC,
  end,
  oneSection,
  played,
  practice,
  practiceWithFeedback,
  quantitativePart,
  sampleForm,
  type Step,
  stepsTo,
} from '../../exam/sample-attempts';
import { at, events, started } from '../../../data/record/sample-attempts';
import { answer } from '../sample-practice';

const untimed: TestForm = {
  ...oneSection,
  conditions: practice,
  timing: 'untimed',
  parts: [{ ...quantitativePart, limitMs: null }],
};

function answersAfter(steps: readonly Step[], form: TestForm = untimed) {
  const answered = toFinishedAttempt(played([begin, ...steps, { type: 'finish' }], form).attempt);
  return answered?.sections.map(({ answers }) => answers) ?? [];
}

test.each(Object.entries<Attempt>(attemptsAt))(
  'an attempt at %s has answers only if it is finished',
  (stage, attempt) => {
    expect(toFinishedAttempt(attempt) !== null).toBe(stage === 'finished');
  },
);

test('an attempt has its id, plan, end, and the study time of its sections and essay', () => {
  const { attempt, ms } = played([...stepsTo.reading, { type: 'choose', letter: 'B' }, { type: 'finish' }]);
  const answered = toFinishedAttempt(attempt);
  // One of eight seconds was spent in the break, and directions have no clock.
  expect(answered).toMatchObject({
    id: attempt.id,
    planId: sampleForm.planId,
    level: sampleForm.level,
    finishedAt: { utcMs: attempt.startedAt.utcMs + ms, offsetMinutes: -300 },
    studyMs: attempt.parts.reduce((sum, part) => sum + (part.kind === 'break' ? 0 : part.usedMs), 0),
  });
  expect(answered?.studyMs).toBe(4000);
});

test('explanations are study time, but not time of the answer', () => {
  const steps: Step[] = [begin, chooseC, { type: 'check' }, { type: 'tick', afterMs: 50_000 }, end];
  const { attempt } = played(steps, { ...untimed, conditions: practiceWithFeedback });
  const answered = toFinishedAttempt(attempt);
  expect(answered?.studyMs).toBe(2000 + 50_000 + 1000);
  expect(answered?.sections[0]?.answers.map(({ timeMs }) => timeMs)).toEqual([2000]);
});

test('an attempt without an answer or a text has no study time', () => {
  const { attempt } = played([begin, { type: 'next', afterMs: 80_000 }, end], untimed);
  expect(toFinishedAttempt(attempt)?.studyMs).toBe(0);
});

test.each<[string, Step, readonly (string | null)[]]>([
  ['at the end of the test was left, not left blank', { type: 'finish' }, ['C']],
  ['when the section was handed in is blank', end, ['C', null]],
])('the question on screen %s', (_, last, letters) => {
  const { attempt } = played([begin, chooseC, { type: 'next' }, last], untimed);
  expect(toFinishedAttempt(attempt)?.sections[0]?.answers.map(({ letter }) => letter)).toEqual(letters);
});

describe('an answer', () => {
  test('has the letter, the verdict, the time, and whether the item was new', () => {
    const [answers] = answersAfter([chooseC, { type: 'next' }, { type: 'choose', letter: 'A' }]);
    expect(answers).toEqual([
      // One second until the choice, one until the next question.
      { ...answer('qua-0001', { letter: 'C', verdict: 'right', first: false, timeMs: 2000 }) },
      { ...answer('qua-0002', { letter: 'A', verdict: 'wrong', timeMs: 2000 }) },
    ]);
  });

  test.each<[string, readonly Step[], object]>([
    ['a guess', [chooseC, { type: 'rate', confidence: 'guess' }], { confidence: 'guess', narrowed: false }],
    ['a sure answer', [chooseC, { type: 'rate', confidence: 'sure' }], { confidence: 'sure' }],
    [
      'an answer after crossing out',
      [{ type: 'toggle-cross-out', letter: 'A' }, chooseC],
      { narrowed: true },
    ],
    [
      'a blank after crossing out',
      [{ type: 'toggle-cross-out', letter: 'A' }],
      { letter: null, narrowed: true },
    ],
    ['a blank after a choice', [chooseC, { type: 'clear' }], { letter: null, narrowed: false }],
  ])('records %s', (_, steps, expected) => {
    expect(answersAfter(steps)[0]?.[0]).toMatchObject({ ref: 'qua-0001', ...expected });
  });

  test('counts as out of time only if the clock ended the section', () => {
    const timed: TestForm = { ...oneSection, conditions: practice };
    const blanks = (last: readonly Step[]) =>
      toFinishedAttempt(
        played([begin, chooseC, { type: 'next' }, ...last], timed).attempt,
      )?.sections[0]?.answers.map(({ letter, ranOut }) => [letter, ranOut]);
    expect(blanks([end])).toEqual([
      ['C', false],
      [null, false],
    ]);
    // Its limit is 90 seconds.
    const minute: Step = { type: 'tick', afterMs: 60_000 };
    expect(blanks([minute, minute])).toEqual([
      ['C', false],
      [null, true],
    ]);
  });

  test('doesn’t exist for an item that was never on screen', () => {
    expect(answersAfter([chooseC])[0]?.map(({ ref }) => ref)).toEqual(['qua-0001']);
  });

  test('doesn’t exist for a section that was never begun, but the section does', () => {
    expect(answersAfter([end, end, begin, chooseC], sampleForm).map((answers) => answers.length)).toEqual([
      1, 0, 0,
    ]);
  });

  test('in a review names the missed item that it repeats', () => {
    const recalls = ['qua-0009', 'percent-easy', 'qua-0003'];
    const form: TestForm = { ...untimed, parts: [{ ...quantitativePart, limitMs: null, recalls }] };
    const [answers] = answersAfter([chooseC, { type: 'next' }, chooseC], form);
    expect(answers?.map(({ recallOf }) => recallOf)).toEqual(['qua-0009', 'percent-easy']);
  });
});

/** One right, one wrong, and one that was never reached. */
test.each([
  ['nothing', [], { right: 1, wrong: 1, blank: 1 }],
  ['the right one', ['qua-0001'], { right: 0, wrong: 1, blank: 1 }],
  ['the blank one and another', ['qua-0003', 'syn-0001'], { right: 1, wrong: 1, blank: 0 }],
  ['all', ['qua-0001', 'qua-0002', 'qua-0003'], { right: 0, wrong: 0, blank: 0 }],
])(
  'a section counts all its items, and separately those not seen before: seen %s',
  (_, seenBefore, unseen) => {
    const steps: readonly Step[] = [begin, chooseC, { type: 'next' }, { type: 'choose', letter: 'A' }];
    const { attempt } = played([...steps, { type: 'finish' }], untimed);
    expect(toFinishedAttempt({ ...attempt, seenBefore })?.sections).toMatchObject([
      { questions: 3, right: 1, wrong: 1, blank: 1, unseen },
    ]);
  },
);

test('the counts of every finished attempt are those of its result', () => {
  fc.assert(
    fc.property(events, fc.subarray(['syn-0001', 'syn-0002', 'rea-0002']), (all, seenBefore) => {
      const ended = [...all, { type: 'finish', now: at(4_000_000) } as const].reduce(
        applyAttemptEvent,
        started('a'),
      );
      const attempt = { ...ended, seenBefore };
      const finished = toFinishedAttempt(attempt);
      fc.pre(finished !== null);
      const judged = attemptVerdicts(attempt).filter((verdicts) => verdicts.length > 0);
      expect(finished?.sections).toMatchObject(
        judged.map((verdicts) => ({
          questions: verdicts.length,
          ...tallyVerdicts(verdicts.map(({ verdict }) => verdict)),
          unseen: tallyVerdicts(
            verdicts.filter(({ seenBefore: isSeen }) => !isSeen).map(({ verdict }) => verdict),
          ),
        })),
      );
    }),
  );
});

test('sections are the parts that aren’t essays, and breaks are no parts', () => {
  const finished = toFinishedAttempt(attemptsAt.finished);
  expect(finished?.parts.map(({ kind, id }) => [kind, id])).toEqual(
    sampleForm.parts.flatMap(({ kind, id }) => (kind === 'break' ? [] : [[kind, id]])),
  );
  expect(finished?.sections).toEqual(finished?.parts.filter(({ kind }) => kind === 'section'));
});

test.each([
  [untimed, false],
  [oneSection, true],
])('a section is timed if a clock ends it', (form, timed) => {
  const answered = toFinishedAttempt(played([begin, chooseC, { type: 'finish' }], form).attempt);
  expect(answered?.sections.map((section) => section.timed)).toEqual([timed]);
});

test.each<[Verdict, readonly Step[]]>([
  ['right', [chooseC]],
  ['wrong', [{ type: 'choose', letter: 'A' }]],
  ['blank', [chooseC, { type: 'clear' }]],
])('an answer is %s according to its letter and its key', (verdict, steps) => {
  expect(answersAfter(steps)[0]?.[0]?.verdict).toBe(verdict);
});
