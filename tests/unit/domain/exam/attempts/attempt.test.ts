import { describe, expect, test } from 'vitest';
import {
  applyAttemptEvent,
  type Attempt,
  endAbandonedAttempt,
  newAttempt,
  remainingPartMs,
  restoreAttempt,
} from '@/domain/exam/attempts/attempt';
import { newEssayState } from '@/domain/exam/essays/essay';
import type { TestForm } from '@/domain/exam/test/form';
import { newSectionState } from '@/domain/exam/attempts/section-state';
import {
  attemptsAt,
  begin,
  chooseC,
  end,
  oneSection,
  played,
  practice,
  quantitativePart,
  readingAt,
  readingPart,
  sampleForm,
  startUtcMs,
  type Step,
  stepsTo,
} from '../sample-attempts';

const inPractice = { ...sampleForm, conditions: practice };
const finish: Step = { type: 'finish' };
const interrupt: Step = { type: 'interrupt' };
const pause: Step = { type: 'pause' };
const resume: Step = { type: 'resume' };
const toQuantitative = stepsTo.quantitative;

const write: Step = { type: 'write', text: 'It was late.' };
const tick: Step = { type: 'tick' };

test('a new attempt starts at the directions of its first part, with every part untouched', () => {
  expect(newAttempt('attempt-1', sampleForm, readingAt(0), new Set())).toEqual({
    id: 'attempt-1',
    form: sampleForm,
    seenBefore: [],
    startedAt: { utcMs: startUtcMs, offsetMinutes: -300 },
    phase: { name: 'directions' },
    part: 0,
    parts: [
      newEssayState(),
      { kind: 'break', usedMs: 0, ending: null },
      newSectionState(3),
      newSectionState(2),
      newSectionState(3),
    ],
    interruptions: [],
    pauses: [],
    lastReading: null,
  });
});

test.each<[string, readonly string[], readonly string[]]>([
  ['none for a student who has seen nothing', [], []],
  ['none of other tests', ['syn-0009'], []],
  ['the items of the form, in its order', ['rea-0001', 'qua-0002', 'syn-0009'], ['qua-0002', 'rea-0001']],
  ['an item in any version', ['qua-0001'], ['qua-0001']],
])('a new attempt records which items were seen before: %s', (_, seen, noted) => {
  const part = { ...quantitativePart, items: ['qua-0001@2', 'qua-0002', 'qua-0003'] };
  const form: TestForm = { ...sampleForm, parts: [part, readingPart] };
  expect(newAttempt('attempt-1', form, readingAt(0), new Set(seen)).seenBefore).toEqual(noted);
});

describe('from phase to phase', () => {
  test.each<[string, readonly Step[], Attempt['phase']['name'], number]>([
    ['the directions wait', [tick, tick], 'directions', 0],
    ['once they are read, the part runs', [begin], 'running', 0],
    ['an essay is handed in, and the break runs at once', [begin, end], 'running', 1],
    ['a break is skipped, and the directions of the next part come', [begin, end, end], 'directions', 2],
    ['a section runs after its directions', toQuantitative, 'running', 2],
    ['a section is handed in, and the next directions come', [...toQuantitative, end], 'directions', 3],
    ['the last part is handed in, and the test is over', [...stepsTo.experimental, end], 'finished', 4],
    ['a running part is interrupted', [...toQuantitative, interrupt], 'interrupted', 2],
    ['a break is interrupted', [...stepsTo.break, interrupt], 'interrupted', 1],
    ['an interrupted part goes on', [...toQuantitative, interrupt, resume], 'running', 2],
    ['an interrupted break goes on', [...stepsTo.break, interrupt, resume], 'running', 1],
    ['a test ends at its directions', [finish], 'finished', 0],
    ['a test ends while an essay runs', [begin, finish], 'finished', 0],
    ['a test ends during a break', [...stepsTo.break, finish], 'finished', 1],
    ['a test ends while a section runs', [...toQuantitative, finish], 'finished', 2],
    ['a test ends while it is interrupted', [...toQuantitative, interrupt, finish], 'finished', 2],
    ['real conditions allow no pause', [...toQuantitative, pause], 'running', 2],
    ['a break under real conditions can’t be paused either', [...stepsTo.break, pause], 'running', 1],
  ])('%s', (_, steps, phase, part) => {
    expect(played(steps).attempt).toMatchObject({ phase: { name: phase }, part });
  });

  test.each<[string, readonly Step[], Attempt['phase']['name'], number]>([
    ['an essay is paused', [begin, pause], 'paused', 0],
    ['a break is paused', [...stepsTo.break, pause], 'paused', 1],
    ['a section is paused', [...toQuantitative, pause], 'paused', 2],
    ['a pause ends', [...toQuantitative, pause, resume], 'running', 2],
    ['a test ends in a pause', [...toQuantitative, pause, finish], 'finished', 2],
    ['a pause isn’t an interruption', [...toQuantitative, pause, interrupt], 'paused', 2],
    ['an interruption isn’t a pause', [...toQuantitative, interrupt, pause], 'interrupted', 2],
  ])('in practice: %s', (_, steps, phase, part) => {
    expect(played(steps, inPractice).attempt).toMatchObject({ phase: { name: phase }, part });
  });

  test('a test with one part ends with that part', () => {
    const { attempt } = played([begin, chooseC, end], oneSection);
    expect(attempt).toMatchObject({
      phase: { name: 'finished', at: { utcMs: startUtcMs + 3000, offsetMinutes: -300 } },
      parts: [{ ending: 'handed-in', usedMs: 2000 }],
      lastReading: null,
    });
  });

  test('a part that was handed in has an ending, and parts never reached have none', () => {
    const { attempt } = played([...stepsTo.quantitative, finish]);
    expect(attempt.parts.map(({ ending }) => ending)).toEqual(['handed-in', 'handed-in', null, null, null]);
  });
});

describe('returns the same object for an event that doesn’t apply', () => {
  const allSteps: readonly Step[] = [
    tick,
    begin,
    end,
    interrupt,
    pause,
    resume,
    finish,
    chooseC,
    { type: 'clear' },
    { type: 'next' },
    { type: 'toggle-flag' },
    write,
    { type: 'choose-prompt', prompt: 'pro-0001' },
  ];
  const situations = [
    ['the directions', attemptsAt.directions, ['begin-part', 'finish']],
    ['an interruption', attemptsAt.interrupted, ['resume', 'finish']],
    ['a pause', attemptsAt.paused, ['resume', 'finish']],
    ['the end', attemptsAt.finished, []],
  ] as const;

  test.each(
    situations.flatMap(([place, attempt, taken]) =>
      allSteps
        .filter(({ type }) => !taken.some((each) => each === type))
        .map((step) => [place, step.type, attempt, step] as const),
    ),
  )('at %s: %s', (_place, _type, attempt, step) => {
    expect(applyAttemptEvent(attempt, { ...step, now: readingAt(200_000) })).toBe(attempt);
  });
});

describe('a student’s work', () => {
  test.each<[string, readonly Step[], Step]>([
    ['a text in a section', toQuantitative, write],
    ['a prompt in a section', toQuantitative, { type: 'choose-prompt', prompt: 'pro-0001' }],
    ['an answer in an essay', stepsTo.essay, chooseC],
    ['an answer in a break', stepsTo.break, chooseC],
    ['a text in a break', stepsTo.break, write],
    ['a prompt that the form does not offer', stepsTo.essay, { type: 'choose-prompt', prompt: 'pro-0009' }],
    ['directions that were already read', toQuantitative, begin],
    ['the end of an interruption that never happened', toQuantitative, resume],
  ])('%s changes only the time', (_, steps, step) => {
    const before = played(steps);
    expect(played([step], before).attempt).toEqual(played([tick], before).attempt);
  });

  test('goes only to the part in progress', () => {
    const { attempt } = played([begin, write, end, end, begin, chooseC, end, begin, { type: 'toggle-flag' }]);
    expect(attempt.parts).toMatchObject([
      { text: 'It was late.' },
      {},
      { items: [{ response: { state: 'chosen', letter: 'C' } }, {}, {}] },
      { items: [{ flagged: true, response: { state: 'blank' } }, {}] },
      { items: [{ flagged: false }, {}, {}] },
    ]);
  });

  test('can’t be changed in a part that has ended', () => {
    const ended = played([...toQuantitative, chooseC, end]);
    const later = played([begin, { type: 'choose', letter: 'A' }, { type: 'back' }, end], ended);
    expect(later.attempt.parts.slice(0, 3)).toEqual(ended.attempt.parts.slice(0, 3));
  });
});

describe('reading an attempt after a reload or a crash', () => {
  test.each(['essay', 'break', 'section', 'review'] as const)(
    'a running %s is interrupted as of the last counted time, with all work kept',
    (place) => {
      const attempt = attemptsAt[place];
      const since = attempt.lastReading?.utcMs;
      expect(restoreAttempt(attempt)).toEqual({
        ...attempt,
        phase: { name: 'interrupted', since },
        lastReading: null,
      });
    },
  );

  test.each(['directions', 'interrupted', 'paused', 'finished'] as const)(
    'returns the same object if no clock was running (%s)',
    (place) => {
      expect(restoreAttempt(attemptsAt[place])).toBe(attemptsAt[place]);
    },
  );

  test('continues on a new page, whose monotonic clock starts over', () => {
    const attempt = restoreAttempt(attemptsAt.section);
    const hourLater = { utcMs: startUtcMs + 3_600_000, monotonicMs: 40, offsetMinutes: -300 };
    const resumed = applyAttemptEvent(attempt, { type: 'resume', now: hourLater });
    expect(resumed).toMatchObject({ phase: { name: 'running' }, lastReading: hourLater });
    expect(remainingPartMs(resumed, hourLater)).toBe(remainingPartMs(attempt, hourLater));
    expect(resumed.parts).toBe(attempt.parts);
  });
});

describe('ending an abandoned test', () => {
  test.each([
    ['before it began', [], 0],
    ['while it ran', [begin, chooseC], 2000],
    ['interrupted', [begin, chooseC, interrupt], 3000],
    ['paused', [begin, chooseC, pause], 3000],
  ] as const)('%s: it was finished when it was left, with all answers', (_, steps, leftAfterMs) => {
    const { attempt } = played(steps, { ...oneSection, conditions: practice });
    const ended = endAbandonedAttempt(attempt);
    const at = { utcMs: startUtcMs + leftAfterMs, offsetMinutes: -300 };
    expect(ended.phase).toEqual({ name: 'finished', at });
    expect(ended.parts).toBe(attempt.parts);
    expect(ended.interruptions).toBe(attempt.interruptions);
  });

  test('leaves a finished one alone', () => {
    expect(endAbandonedAttempt(attemptsAt.finished)).toBe(attemptsAt.finished);
  });
});
