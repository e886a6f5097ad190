/** The details of a test. */
import { describe, expect, test } from 'vitest';
import {
  buildTestDetails,
  missedQuestionsText,
  sectionAnswersText,
  sectionTimeText,
  testTimeText,
} from '@/domain/dashboard/scores/test-details';
import { assertPresent } from '@/lib/assert';
import { withoutMinutes } from '@/data/sample/reportedTests';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { ago, freeTest, full, logOf, nothingSaid, recordWith, section, taken } from '../logs';

const count = (topic: TopicId, answered: number, right: number) => ({ topic, answered, right });

test.each([
  [40, 0, 0, '40 minutes of work'],
  [155, 0, 15, '155 minutes of work and 15 minutes of breaks'],
  [90, 25, 0, '90 minutes of work, 25 of them for the essay'],
  [180, 25, 15, '180 minutes of work, 25 of them for the essay, and 15 minutes of breaks'],
  [1, 0, 1, '1 minute of work and 1 minute of breaks'],
])('%d minutes with %d for the essay and %d of breaks: %s', (minutes, essayMinutes, breakMinutes, words) =>
  expect(testTimeText({ minutes, essayMinutes, breakMinutes })).toBe(words),
);

describe('the details of a test', () => {
  const tests = [full(ago(30), 2100, 70), section(ago(7), 712, 'reading'), full(ago(1), 2160, 78)];
  const learner = recordWith(logOf([], tests));
  const opened = (index: number) => buildTestDetails(learner, assertPresent(tests[index], 'a test'));
  test('show everything for a full test, each score next to that of the full test before', () => {
    expect(opened(2)).toMatchObject({
      day: ago(1),
      minutes: 170,
      breakMinutes: 20,
      percentile: 78,
      total: {
        band: { estimate: 2160 },
        target: 2200,
        change: { difference: 60, direction: 'stable', since: { scope: 'full', day: ago(30) } },
      },
    });
    expect(
      opened(2).sections.map(({ subject, target, change }) => [
        subject,
        target,
        change?.since.day,
        change?.difference,
      ]),
    ).toEqual([
      ['verbal', 735, ago(30), 20],
      ['quantitative', 745, ago(30), 20],
      ['reading', 720, ago(30), 20],
    ]);
  });
  test('say which sections’ time includes a part of the experimental section', () => {
    expect(opened(2).sections.map(sectionTimeText)).toEqual([
      '35 minutes of work, with its part of the experimental section',
      '65 minutes of work, with its part of the experimental section',
      '45 minutes of work, with its part of the experimental section',
    ]);
    expect(opened(1).sections.map(sectionTimeText)).toEqual(['40 minutes of work']);
    // With time and a half, a section alone may take as long.
    const conditions = { mode: 'real', timing: 'half-more-home', pauses: 0, interruptions: 0 } as const;
    const slow = { ...full(ago(1), 2160), conditions };
    expect(buildTestDetails(learner, slow).sections.some((each) => each.hasExperimental)).toBe(false);
    const untimed = { ...slow, conditions: { ...conditions, timing: 'untimed' } } as const;
    expect(buildTestDetails(learner, untimed).sections.some((each) => each.hasExperimental)).toBe(false);
  });
  test('show only the tested section for a section test', () => {
    expect(opened(1)).toMatchObject({ minutes: 40, breakMinutes: 0, percentile: null, total: null });
    expect(opened(1).sections).toMatchObject([
      {
        subject: 'reading',
        band: { estimate: 712, low: 689, high: 735 },
        target: 720,
        change: null,
      },
    ]);
  });
  test('show ranges for a test taken here, and no breaks if its end is unknown', () => {
    const free = freeTest(ago(1), 600);
    const own = recordWith(logOf([], [free]), nothingSaid);
    expect(buildTestDetails(own, free)).toMatchObject({
      total: { band: { estimate: 1800, low: 1711, high: 1889 }, target: null, change: null },
      percentile: null,
    });
    expect(buildTestDetails(own, withoutMinutes(free))).toMatchObject({ minutes: 0, breakMinutes: 0 });
  });
  test('count the answers of each section, and list the five kinds of wrong choices taken most', () => {
    const answers = {
      verbal: { right: 12, wrong: 2, blank: 1, guesses: { answered: 1, right: 0 } },
    };
    const traps = Array.from({ length: 7 }, (_, place) => ({
      topic: 'synonyms' as const,
      distractor: 'opposite' as const,
      count: 7 - place,
    }));
    const own = recordWith(logOf([], [{ ...freeTest(ago(1), 600), answers, traps }]), nothingSaid);
    const details = buildTestDetails(own, assertPresent(own.tests[0], 'a test'));
    expect(details.sections.map((each) => each.answers)).toEqual([answers.verbal, null, null]);
    expect(details.traps).toEqual(traps.slice(0, 5));
  });
  test('have the percentile of each section where a report gave one', () => {
    const latest = full(ago(1), 2160, 78);
    const verbal = { state: 'reported', source: 'official', score: 735, percentile: 87 } as const;
    const reported = { ...latest, scores: { ...latest.scores, verbal } };
    const own = recordWith(logOf([], [reported]));
    expect(buildTestDetails(own, reported).sections.map(({ rank }) => rank)).toEqual([
      { source: 'report', percentile: { low: 87, high: 87 } },
      null,
      null,
    ]);
  });
  test('list the topics with the most wrong answers, five at most', () => {
    const taught = taken(ago(1), 'full', { verbal: 700, quantitative: 700, reading: 700 }, [
      count('synonyms', 30, 28),
      count('math-circles', 4, 1),
      count('math-percent', 10, 7),
      count('math-rate', 5, 5),
      count('reading-tone', 8, 7),
      count('reading-detail', 9, 8),
      count('reading-inference', 12, 6),
    ]);
    expect(
      buildTestDetails(recordWith(logOf([], [taught])), taught).mistakes.map(({ topic }) => topic),
    ).toEqual(['reading-inference', 'math-circles', 'math-percent', 'synonyms', 'reading-tone']);
  });
  test('list no topics if only the scores are known', () => expect(opened(2).mistakes).toEqual([]));
  test('show no previous score for the first test', () => {
    expect(opened(0).total?.change).toBeNull();
    expect(opened(0).sections.map(({ change }) => change)).toEqual([null, null, null]);
  });
});

test.each([
  [{ right: 60, wrong: 0, blank: 0 }, 0, 0, '60 right, 0 wrong, 0 blank, no guesses'],
  [{ right: 52, wrong: 6, blank: 2 }, 1, 0, '52 right, 6 wrong, 2 blank, 1 guess among them (none right)'],
  [{ right: 52, wrong: 6, blank: 2 }, 3, 1, '52 right, 6 wrong, 2 blank, 3 guesses among them (1 right)'],
])('the answers %o with %i guesses, %i of them right', (counts, answered, right, text) =>
  expect(sectionAnswersText({ ...counts, guesses: { answered, right } })).toBe(text),
);

test.each([
  [1, 'See the question that wasn’t right'],
  [8, 'See the 8 questions that weren’t right'],
])('%i missed questions', (missed, text) => expect(missedQuestionsText(missed)).toBe(text));
