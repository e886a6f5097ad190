import { describe, expect, test } from 'vitest';
import { applyAttemptEvent, type Attempt, remainingPartMs } from '@/domain/exam/attempts/attempt';
import type { ClockReading } from '@/domain/exam/attempts/clock';
import { assertPresent } from '@/lib/assert';
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
  readingAt,
  sampleForm,
  startUtcMs,
  type Step,
  stepsTo,
} from '../sample-attempts';

const inPractice = { ...sampleForm, conditions: practice };
const tick: Step = { type: 'tick' };
const longTick: Step = { type: 'tick', afterMs: 59_000 };
const write: Step = { type: 'write', text: 'It was late.' };
const part = (attempt: Attempt, index: number) => assertPresent(attempt.parts[index], `no part ${index}`);

describe('when time is up', () => {
  test.each<[string, readonly Step[], number, string, number]>([
    ['an essay', [...stepsTo.essay, longTick, longTick, longTick], 0, 'running', 1],
    ['a break', [...stepsTo.break, longTick, longTick], 1, 'directions', 2],
    ['a section', [...stepsTo.quantitative, longTick, longTick], 2, 'directions', 3],
    ['the last part', [...stepsTo.experimental, longTick, longTick], 4, 'finished', 4],
  ])('%s ends by itself with its whole limit used', (_, steps, index, phase, now) => {
    const { attempt } = played(steps);
    expect(part(attempt, index)).toMatchObject({
      ending: 'time-up',
      usedMs: attempt.form.parts[index]?.limitMs,
    });
    expect(attempt).toMatchObject({ phase: { name: phase }, part: now });
  });

  test.each([
    [59_999, 'running', { usedMs: 89_999, ending: null }],
    [60_000, 'finished', { usedMs: 90_000, ending: 'time-up' }],
    [60_001, 'finished', { usedMs: 90_000, ending: 'time-up' }],
  ])('is precise to the millisecond: %i ms after 30 of 90 seconds', (afterMs, name, state) => {
    const { attempt } = played([begin, { ...tick, afterMs: 30_000 }, { ...tick, afterMs }], oneSection);
    expect(attempt).toMatchObject({ phase: { name }, parts: [state] });
  });

  test('accepts an answer a millisecond earlier, but not at that moment', () => {
    const late = [begin, { ...tick, afterMs: 45_000 }];
    const answers = [44_999, 45_000].map((afterMs) =>
      part(played([...late, { ...chooseC, afterMs }], oneSection).attempt, 0),
    );
    expect(answers).toMatchObject([
      { items: [{ response: { state: 'chosen' } }, {}, {}], ending: null },
      { items: [{ response: { state: 'blank' } }, {}, {}], ending: 'time-up' },
    ]);
  });

  test('keeps earlier answers and text', () => {
    const essay = played([begin, write, longTick, longTick, longTick]).attempt;
    expect(part(essay, 0)).toMatchObject({ text: 'It was late.', ending: 'time-up' });
    const section = played([...stepsTo.quantitative, chooseC, longTick, longTick]).attempt;
    expect(part(section, 2)).toMatchObject({
      items: [{ response: { state: 'chosen', letter: 'C' } }, {}, {}],
      ending: 'time-up',
    });
  });

  test.each<Step>([
    tick,
    end,
    { type: 'interrupt' },
    { type: 'pause' },
    { type: 'finish' },
    { type: 'resume' },
    chooseC,
    { type: 'next' },
  ])('doesn’t apply a $type at that moment: only the part that is over ends', (step) => {
    const late = played([...stepsTo.quantitative, longTick], inPractice);
    const { attempt } = played([{ ...step, afterMs: 60_000 }], late);
    expect(attempt).toEqual(played([{ ...tick, afterMs: 60_000 }], late).attempt);
    expect(attempt).toMatchObject({ phase: { name: 'directions' }, part: 3 });
  });

  test('never ends an untimed part', () => {
    const untimed = {
      ...oneSection,
      timing: 'untimed' as const,
      parts: [{ ...quantitativePart, limitMs: null }],
    };
    const { attempt } = played([begin, ...Array.from({ length: 200 }, () => longTick)], untimed);
    expect(attempt).toMatchObject({ phase: { name: 'running' }, parts: [{ usedMs: 200 * 59_000 }] });
    expect(remainingPartMs(attempt, readingAt(1e9))).toBeNull();
  });

  test('the clock stops while a checked item shows its explanation', () => {
    const checked: Step[] = [begin, chooseC, { type: 'check' }];
    const withFeedback = { ...oneSection, conditions: practiceWithFeedback };
    const read = played([...checked, longTick, longTick, longTick], withFeedback);
    expect(read.attempt).toMatchObject({ phase: { name: 'running' }, parts: [{ usedMs: 2000 }] });
    expect(remainingPartMs(read.attempt, readingAt(read.ms + 30_000))).toBe(88_000);
    expect(played([{ type: 'next' }, tick], read).attempt.parts).toMatchObject([{ usedMs: 3000 }]);
  });

  test('the time of an explanation is counted apart, even if it is longer than the time left', () => {
    const checked: Step[] = [
      begin,
      { ...tick, afterMs: 60_000 },
      chooseC,
      { type: 'check', afterMs: 20_000 },
    ];
    const withFeedback = { ...oneSection, conditions: practiceWithFeedback };
    const read = played([...checked, { ...tick, afterMs: 40_000 }], withFeedback);
    expect(read.attempt).toMatchObject({
      phase: { name: 'running' },
      parts: [{ usedMs: 81_000, items: [{ timeMs: 81_000, explanationMs: 40_000 }, {}, {}] }],
    });
    const away = played([{ ...tick, afterMs: 600_000 }], read);
    expect(away.attempt).toMatchObject({
      phase: { name: 'interrupted' },
      parts: [{ items: [{ explanationMs: 40_000 }, {}, {}] }],
    });
  });
});

describe('after a gap', () => {
  const gapMs = 600_000;

  test.each<[string, Step, object]>([
    ['a tick', tick, {}],
    ['an answer is kept', chooseC, { response: { state: 'chosen', letter: 'C' }, answeredAtMs: 1000 }],
    ['a flag is kept', { type: 'toggle-flag' }, { flagged: true }],
  ])('%s; the time away isn’t counted, and the test is interrupted', (_, step, item) => {
    const before = played([begin, tick], oneSection);
    const { attempt } = played([{ ...step, afterMs: gapMs }], before);
    expect(attempt).toMatchObject({
      phase: { name: 'interrupted', since: startUtcMs + before.ms },
      parts: [{ usedMs: 1000, current: 0, items: [item, {}, {}] }],
      lastReading: null,
    });
  });

  test('keeps a text', () => {
    const { attempt } = played([begin, { ...write, afterMs: gapMs }]);
    expect(attempt).toMatchObject({
      phase: { name: 'interrupted' },
      parts: [{ text: 'It was late.' }, {}, {}, {}, {}],
    });
  });

  test.each<Step>([
    { type: 'next' },
    { type: 'open-review' },
    { type: 'go-to', index: 2 },
    end,
    { type: 'finish' },
    { type: 'pause' },
    { type: 'interrupt' },
  ])('doesn’t apply a $type: the student first returns to the same screen', (step) => {
    const before = played([...stepsTo.quantitative, chooseC], inPractice);
    expect(played([{ ...step, afterMs: gapMs }], before).attempt).toEqual(
      played([{ ...tick, afterMs: gapMs }], before).attempt,
    );
  });

  test('doesn’t show requested explanations: the response can still be changed', () => {
    const before = played([begin, chooseC], { ...oneSection, conditions: practiceWithFeedback });
    const { attempt } = played([{ type: 'check', afterMs: gapMs }], before);
    expect(attempt).toMatchObject({ parts: [{ items: [{ checked: false }, {}, {}] }] });
  });

  test('resumes the clock where it stopped, and records the part and length of the interruption', () => {
    const away = played([...stepsTo.quantitative, tick, { ...tick, afterMs: gapMs }]);
    const { attempt } = played([{ type: 'resume', afterMs: 5000 }, tick], away);
    expect(part(attempt, 2)).toMatchObject({ usedMs: 2000 });
    expect(attempt.interruptions).toEqual([{ at: startUtcMs + 5000, lengthMs: gapMs + 5000, part: 2 }]);
    expect(attempt.pauses).toEqual([]);
  });

  test('setting the wall clock back gives an interruption of length zero, never negative', () => {
    const before = played([begin], oneSection).attempt;
    const hourBack: ClockReading = { ...readingAt(2000), utcMs: startUtcMs - 3_600_000 };
    const stopped = applyAttemptEvent(before, { type: 'tick', now: hourBack });
    const resumed = applyAttemptEvent(stopped, {
      type: 'resume',
      now: { ...hourBack, utcMs: hourBack.utcMs + 1000 },
    });
    expect(resumed.interruptions).toEqual([{ at: startUtcMs + 1000, lengthMs: 0, part: 0 }]);
    expect(part(resumed, 0).usedMs).toBe(0);
  });
});

describe('interruptions and pauses', () => {
  test('a pause is recorded as a pause, and its time isn’t counted', () => {
    const { attempt } = played(
      [...stepsTo.quantitative, { type: 'pause' }, { type: 'resume', afterMs: minutes(20) }, tick],
      inPractice,
    );
    expect(attempt.pauses).toEqual([{ at: startUtcMs + 5000, lengthMs: minutes(20), part: 2 }]);
    expect(attempt.interruptions).toEqual([]);
    expect(part(attempt, 2).usedMs).toBe(2000);
  });

  test('ending the test during an interruption records it as well', () => {
    const { attempt } = played([begin, { type: 'interrupt' }, { type: 'finish', afterMs: minutes(3) }]);
    expect(attempt.interruptions).toEqual([{ at: startUtcMs + 2000, lengthMs: minutes(3), part: 0 }]);
  });

  test('reading the directions takes no test time', () => {
    const { attempt } = played([...stepsTo.break, end, { ...begin, afterMs: minutes(60) }]);
    expect(attempt).toMatchObject({ phase: { name: 'running' }, part: 2, interruptions: [] });
    expect(part(attempt, 2).usedMs).toBe(0);
  });
});

describe('the time left', () => {
  test.each<[string, Attempt, number, number]>([
    ['is the whole limit at the directions', attemptsAt.directions, 50_000, 120_000],
    ['runs down between two events', played(stepsTo.quantitative).attempt, 4000 + 30_000, 60_000],
    ['is never below zero', played([...stepsTo.quantitative, longTick]).attempt, 63_000 + 80_000, 0],
    ['stops during an interruption', attemptsAt.interrupted, 80_000, 88_000],
    [
      'doesn’t drop after a gap until an event reports it',
      played(stepsTo.quantitative).attempt,
      900_000,
      90_000,
    ],
    ['is the break’s during a break', attemptsAt.break, 12_000, 50_000],
  ])('%s', (_, attempt, ms, left) => {
    expect(remainingPartMs(attempt, readingAt(ms))).toBe(left);
  });
});

function minutes(count: number): number {
  return count * 60_000;
}
