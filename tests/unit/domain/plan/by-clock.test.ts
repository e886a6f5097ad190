import { describe, expect, test } from 'vitest';
import { standingOf } from '@/domain/plan/by-clock';
import { times } from '../exam/report/sample-results';
import { dayMs, evidence, nowMs, standingsFrom } from './sample-practice';

/** So many untimed and so many timed answers to one topic, today or on an earlier day. */
const answers = (untimed: number, timed: number, at = nowMs) => [
  ...times(untimed, () => evidence({ at })),
  ...times(timed, () => evidence({ at, timed: true, right: false })),
];
const longAgo = nowMs - 365 * dayMs;

describe('which answers speak', () => {
  test.each([
    // untimed, timed, wanted, then what speaks
    [20, 8, 'timed', { state: 'known', clock: 'timed', responses: 8 }],
    [8, 20, 'untimed', { state: 'known', clock: 'untimed', responses: 8 }],
    [20, 7, 'timed', { state: 'known', clock: 'untimed', responses: 20 }],
    [7, 20, 'untimed', { state: 'known', clock: 'timed', responses: 20 }],
    [5, 3, 'timed', { state: 'not-enough', clock: 'untimed', responses: 5 }],
    [3, 5, 'untimed', { state: 'not-enough', clock: 'timed', responses: 5 }],
    [0, 0, 'timed', { state: 'not-enough', clock: 'untimed', responses: 0 }],
  ] as const)('%i untimed and %i timed answers, %s wanted', (untimed, timed, wanted, expected) => {
    const standing = standingOf(standingsFrom(answers(untimed, timed)), wanted);
    expect(standing.sections.quantitative).toMatchObject(expected);
    if (untimed + timed > 0) {
      expect(standing.topics.get('math-percent')).toMatchObject(expected);
      expect(standing.groups.get('fractions-percent')).toMatchObject(expected);
    }
  });

  test('answers that are too old give way to recent ones under the other clock', () => {
    const all = [...answers(0, 20, longAgo), ...answers(10, 0)];
    expect(standingOf(standingsFrom(all)).sections.quantitative).toMatchObject({
      clock: 'untimed',
      responses: 10,
    });
  });

  test('each topic is chosen for itself, and the ability comes from where the topic does, or else its section', () => {
    const circles = { topic: 'math-circles', timed: true } as const;
    const standings = standingsFrom([...answers(10, 0), ...times(10, () => evidence(circles))]);
    const standing = standingOf(standings);
    expect(standing.sections.quantitative).toMatchObject({ clock: 'timed', responses: 10 });
    expect(standing.topics.get('math-percent')).toMatchObject({ clock: 'untimed', responses: 10 });
    expect(standing.topics.get('math-circles')).toMatchObject({ clock: 'timed', responses: 10 });
    expect(standing.abilityIn('quantitative', 'math-percent')).toBe(
      standings.untimed.abilityIn('quantitative', 'math-percent'),
    );
    expect(standing.abilityIn('quantitative', 'math-area')).toBe(
      standings.timed.abilityIn('quantitative', 'math-area'),
    );
  });
});
