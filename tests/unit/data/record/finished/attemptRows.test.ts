/** The rows of finished attempts: the time of explanations, rows of earlier and newer versions, and impossible ones. */
import { describe, expect, test } from 'vitest';
import {
  readAnswersRow,
  readAttemptRow,
  readOrphanedAnswers,
  toAnswersRow,
  toAttemptRow,
} from '@/data/record/finished/attemptRows';
import { assertPresent } from '@/lib/assert';
import { toFinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import {
  begin,
  chooseC,
  end,
  oneSection,
  played,
  practiceWithFeedback,
} from '../../../domain/exam/sample-attempts';
import first from './answers-version-1.json';
import second from './answers-version-2.json';
import { finished } from '../sample-attempts';

const { attempt } = played(
  [begin, chooseC, { type: 'check' }, { type: 'tick', afterMs: 40_000 }, { type: 'next' }, end],
  { ...oneSection, conditions: practiceWithFeedback },
);
const stored = (row: unknown): unknown => JSON.parse(JSON.stringify(row));
/** A row as stored before the time was counted. */
const withoutTime = (row: unknown): unknown =>
  JSON.parse(JSON.stringify(row, (key, value: unknown) => (key === 'explanationMs' ? undefined : value)));

test('every row carries the time of the explanations', () => {
  expect(readAttemptRow(stored(toAttemptRow(attempt)))).toEqual({ state: 'sound', value: attempt });
  expect(readAnswersRow(stored(toAnswersRow(attempt)))).toMatchObject({
    value: { studyMs: 44_000, parts: [{ usedMs: 3000, explanationMs: 41_000 }] },
  });
});

test('rows from before it was counted have none', () => {
  const old = readAttemptRow(withoutTime(toAttemptRow(attempt)));
  if (old.state !== 'sound') throw new Error('It can be read');
  expect(toFinishedAttempt(old.value)).toMatchObject({
    studyMs: 3000,
    parts: [{ usedMs: 3000, explanationMs: 0 }],
  });
});

test('a running attempt has no answers row', () => {
  expect(() => toAnswersRow(played([begin, chooseC]).attempt)).toThrow('Only a finished attempt has answers');
});

const changed = (change: object) => ({ ...Object(stored(toAnswersRow(finished('a')))), ...change });
const withParts = (change: object) => {
  const sound = Object(stored(toAnswersRow(finished('a'))));
  const [verbal, ...others] = sound.answers.parts;
  return { ...sound, answers: { ...sound.answers, parts: [{ ...verbal, ...change }, ...others] } };
};

describe('an answers row', () => {
  test.each<[string, unknown, 'sound' | 'unreadable' | 'newer']>([
    ['as it is written', changed({}), 'sound'],
    ['of version 2', second, 'sound'],
    ['of version 1, without the facts of parts', first.answers, 'unreadable'],
    ['of a newer version', { id: 'a', version: 3, much: 'else' }, 'newer'],
    ['without a version', { id: 'a' }, 'unreadable'],
    ['that is damaged', changed({ answers: {} }), 'unreadable'],
    ['of another attempt', changed({ id: 'b' }), 'unreadable'],
    ['with as many questions as answers', withParts({ questions: 2, newQuestions: 1 }), 'sound'],
    ['with fewer questions than answers', withParts({ questions: 1 }), 'unreadable'],
    ['with more new questions than questions', withParts({ newQuestions: 4 }), 'unreadable'],
    ['with fewer new questions than answers to new ones', withParts({ newQuestions: 0 }), 'unreadable'],
    ['that isn’t a row', 'text', 'unreadable'],
    ['that doesn’t exist', undefined, 'unreadable'],
  ])('%s', (_, each, state) => {
    expect(readAnswersRow(each).state).toBe(state);
  });
});

const ofVersion1 = (answers: string) => ({
  ...first.answers,
  answers: { ...first.answers.answers, sections: [{ timed: true, answers }] },
});

describe('the answers of an attempt that was set aside', () => {
  test.each([
    ['syn-0001:B:w::0:', 'wrong'],
    ['syn-0001:B:r::0:', 'right'],
    ['syn-0001:-:b::0:', 'blank'],
    ['syn-0001:B:C::0:', 'wrong'],
    ['syn-0001:B:B::0:', 'right'],
    ['syn-0001:-:C::0:', 'blank'],
  ])('%s in a row of version 1 is read as %s', (answers, verdict) => {
    const read = readOrphanedAnswers(ofVersion1(answers));
    expect(read?.sections[0]?.answers[0]?.verdict).toBe(verdict);
  });

  test.each<[string, unknown]>([
    ['of another attempt', { ...first.answers, id: 'b' }],
    ['of version 1 with an impossible answer', ofVersion1('syn-0001:F:w::0:')],
    ['of a newer version', { id: 'a', version: 3, much: 'else' }],
    ['that is damaged', { id: 'a', version: 1, answers: {} }],
    ['that doesn’t exist', undefined],
  ])('can’t be read from a row %s', (_, row) => {
    expect(readOrphanedAnswers(row)).toBeNull();
  });

  test('are those of its row, without what lists show', () => {
    const facts = assertPresent(toFinishedAttempt(finished('a')), 'It has finished');
    expect(readOrphanedAnswers(stored(toAnswersRow(finished('a'))))).toEqual({
      id: 'a',
      planId: facts.planId,
      level: facts.level,
      finishedAt: facts.finishedAt,
      studyMs: 49_000,
      essayMs: 0,
      sections: [
        expect.objectContaining({ timed: true }),
        expect.objectContaining({ timed: expect.any(Boolean) }),
      ],
    });
  });
});
