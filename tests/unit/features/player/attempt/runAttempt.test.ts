import { describe, expect, test } from 'vitest';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { runAttempt } from '@/features/player/attempt/runAttempt';
import { chooseC, played, quantitativePart, readingAt, stepsTo } from '../../../domain/exam/sample-attempts';

/** A runner in the first quantitative section, with a manual clock and a log of everything it saves. */
function sampleRunner() {
  const start = played(stepsTo.quantitative);
  let ms = start.ms;
  const stored: Attempt[] = [];
  const clocks: Attempt[] = [];
  const finished: Attempt[] = [];
  const runner = runAttempt({
    attempt: start.attempt,
    readClock: () => readingAt(ms),
    save: (changed) => stored.push(changed),
    saveClock: (changed) => clocks.push(changed),
    onFinished: (ended) => finished.push(ended),
  });
  return { runner, stored, clocks, finished, pass: (more: number) => (ms += more) };
}

describe('a running attempt', () => {
  test('stores each answer immediately, and shows it at once', () => {
    const { runner, stored } = sampleRunner();
    let shown = 0;
    runner.subscribe(() => (shown += 1));
    runner.send(chooseC);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toBe(runner.getAttempt());
    expect(shown).toBe(1);
  });

  test('neither stores nor renders for an event that changes nothing', () => {
    const { runner, stored } = sampleRunner();
    const before = runner.getAttempt();
    runner.send({ type: 'resume' });
    runner.send({ type: 'begin-part' });
    expect(stored.filter(({ part }) => part !== before.part)).toEqual([]);
    expect(runner.getAttempt().parts).toEqual(before.parts);
  });

  test('counts a tick without rendering, and stores only its clock', () => {
    const { runner, stored, clocks, pass } = sampleRunner();
    const before = runner.getAttempt();
    for (let second = 1; second <= 12; second += 1) {
      pass(1000);
      runner.send({ type: 'tick' });
    }
    expect(runner.getAttempt()).toBe(before);
    expect(stored).toEqual([]);
    expect(clocks.map(({ parts }) => parts[2]?.usedMs)).toEqual(
      Array.from({ length: 12 }, (_, index) => 1000 * (index + 1)),
    );
    expect(runner.getCurrent().parts[2]?.usedMs).toBe(12_000);
    expect(runner.remaining()).toBe((quantitativePart.limitMs ?? 0) - 12_000);
  });

  test('stores typed text without rendering, and shows it with the next change', () => {
    const essay = played(stepsTo.essay);
    const stored: Attempt[] = [];
    const runner = runAttempt({
      attempt: essay.attempt,
      readClock: () => readingAt(essay.ms),
      save: (changed) => stored.push(changed),
      saveClock: () => undefined,
      onFinished: () => undefined,
    });
    let shown = 0;
    runner.subscribe(() => (shown += 1));
    const before = runner.getAttempt();
    runner.send({ type: 'write', text: 'It was' });
    runner.send({ type: 'write-outline', text: 'who, where' });
    expect(runner.getAttempt()).toBe(before);
    expect([shown, stored.length]).toEqual([0, 2]);
    expect(stored[1]?.parts[0]).toMatchObject({ text: 'It was', outline: 'who, where' });
    runner.send({ type: 'interrupt' });
    // The screen of a stopped test counts the words, so text after the stop appears at once.
    runner.send({ type: 'write', text: 'It was late.' });
    expect(shown).toBe(2);
    expect(runner.getAttempt().parts[0]).toMatchObject({ text: 'It was late.' });
  });

  test('shows that time is up without any input', () => {
    const { runner, pass } = sampleRunner();
    let shown = 0;
    runner.subscribe(() => (shown += 1));
    pass(80_000);
    runner.send({ type: 'tick' });
    pass(20_000);
    runner.send({ type: 'tick' });
    expect(shown).toBe(1);
    expect(runner.getAttempt().phase.name).toBe('directions');
    expect(runner.getAttempt().parts[2]?.ending).toBe('time-up');
  });

  test('accepts nothing after the end, and reports the end once', () => {
    const { runner, finished } = sampleRunner();
    runner.send({ type: 'finish' });
    runner.send(chooseC);
    runner.send({ type: 'finish' });
    expect(finished).toHaveLength(1);
    expect(runner.getAttempt().phase.name).toBe('finished');
  });

  test('stores nothing after it is stopped because another tab took over', () => {
    const { runner, stored, clocks, pass } = sampleRunner();
    runner.stop();
    runner.send(chooseC);
    runner.store();
    pass(1000);
    runner.send({ type: 'tick' });
    expect([stored, clocks]).toEqual([[], []]);
  });
});
