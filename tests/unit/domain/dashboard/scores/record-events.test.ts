/** The events of a record, each only if it is true. */
import { describe, expect, test } from 'vitest';
import { sampleSource } from '@/data/learners/useLearners';
import { preparationVerdict } from '@/domain/dashboard/answer/preparation-verdict';
import { recordEvents } from '@/domain/dashboard/scores/record-events';
import { recordEventText } from '@/domain/dashboard/scores/record-event-text';
import type { Learner } from '@/domain/learner/learner';
import { ago, evening, full, logOf, recordWith, session } from '../logs';

/** Sessions on the first `days` days of each of the last `weeks` weeks. */
const weeksOfPractice = (weeks: number, days: number) =>
  Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: days }, (__, day) => session(ago(7 * (weeks - week) - 1 - day), 'verbal', 30)),
  ).flat();

/** A review with this many right answers. */
const review = (daysAgo: number, right: number) =>
  session(ago(daysAgo), 'verbal', 30, { kind: 'mistakes', solved: right + 5, right });

const early = full(ago(200), 2100);

const eventsOf = (learner: Learner) => recordEvents(learner, evening);
const found = (learner: Learner) => eventsOf(learner).map(({ kind, day }) => `${kind} ${day}`);

describe('an event is found only if the record has it', () => {
  test.each<[string, Learner, readonly string[]]>([
    ['nothing', recordWith(logOf([], [])), []],
    ['practice without a test', recordWith(logOf(weeksOfPractice(6, 6), [])), []],
    ['one test', recordWith(logOf([], [early])), [`first test ${ago(200)}`]],
    [
      'six weeks kept',
      recordWith(logOf(weeksOfPractice(6, 4), [early])),
      [`first test ${ago(200)}`, `practice ${ago(41)}`],
    ],
    [
      'three weeks kept, too few',
      recordWith(logOf(weeksOfPractice(3, 6), [early])),
      [`first test ${ago(200)}`],
    ],
    ['weeks of three days', recordWith(logOf(weeksOfPractice(6, 3), [early])), [`first test ${ago(200)}`]],
    [
      'a kept week, then most of them not',
      recordWith(logOf([...weeksOfPractice(6, 6).slice(0, 6), ...weeksOfPractice(4, 1)], [early])),
      [`first test ${ago(200)}`],
    ],
    [
      'twelve and thirteen old mistakes right',
      recordWith(logOf([review(30, 12), review(20, 13)], [early])),
      [`first test ${ago(200)}`, `mistakes ${ago(20)}`],
    ],
    ['nine old mistakes right', recordWith(logOf([review(30, 9)], [early])), [`first test ${ago(200)}`]],
    [
      'a range that came to lie above the target',
      recordWith(logOf([], [early, full(ago(60), 2230), full(ago(30), 2250), full(ago(10), 2260)])),
      [`first test ${ago(200)}`, `above target ${ago(30)}`],
    ],
    [
      'a range that fell below the target again',
      recordWith(logOf([], [early, full(ago(30), 2250), full(ago(10), 2230)])),
      [`first test ${ago(200)}`],
    ],
    [
      'a range above the target from the first test on',
      recordWith(logOf([], [full(ago(30), 2250), full(ago(10), 2260)])),
      [`first test ${ago(30)}`],
    ],
    [
      'practice from before the first test',
      recordWith(logOf(weeksOfPractice(6, 6), [full(ago(10), 2100)])),
      [`first test ${ago(10)}`],
    ],
  ])('%s', (_, learner, expected) => {
    expect(found(learner)).toEqual(expected);
  });
});

test('an event between two tests lies on the line between them, and one after the newest test at its height', () => {
  const learner = recordWith(
    logOf([review(30, 20), review(5, 100)], [full(ago(40), 2100), full(ago(20), 2140)]),
  );
  const [, mistakes] = eventsOf(learner);
  expect(mistakes).toMatchObject({ kind: 'mistakes', right: 100, reviews: 2, estimate: 2140 });
  const between = recordWith(logOf([review(30, 20)], [full(ago(40), 2100), full(ago(20), 2140)]));
  expect(eventsOf(between)[1]).toMatchObject({ right: 20, estimate: 2120 });
});

describe('the sample’s year', () => {
  const { family } = sampleSource('2026-11-15');
  const [maya] = family.children;
  const events = recordEvents(maya, family.asOf);

  test('has all four events, each with its date and figure', () => {
    expect(events.map((event) => recordEventText(event, family.asOf.day))).toEqual([
      {
        title: 'First full test',
        detail: 'Dec 27, 2025: 2,160\u00A0to\u00A02,240, too close to the target to tell',
      },
      { title: 'Practice on most days', detail: 'since Aug 17: 13 of 13 weeks' },
      { title: 'Whole range above the target', detail: 'Sep 19: 2,212 at its low end' },
      { title: 'Old mistakes answered right', detail: '100 by Oct 24, in 8 reviews' },
    ]);
  });

  test('says the same as the verdict about the day since which the range has been above the target', () => {
    const { since } = preparationVerdict(maya, family.asOf);
    expect(events.find(({ kind }) => kind === 'above target')?.day).toBe(since);
  });
});
