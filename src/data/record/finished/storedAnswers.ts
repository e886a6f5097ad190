/**
 * Encodes a finished attempt's answers as a database row, short enough to read a year of them quickly: one text per section, in
 * which answers, separated by spaces, are `ref:letter:verdict:flags:milliseconds:recall`. The letter is `-` for a blank; the verdict
 * is r (right), w (wrong), or b (blank); the flags are
 * g (guessed), n (narrowed), t (ran out of time), and f (first).
 */
import * as v from 'valibot';
import { type ChoiceLetter, choiceLetters } from '@/domain/exam/items/item';
import type { Verdict } from '@/domain/exam/attempts/response';
import { typedKeys } from '@/lib/typedKeys';
import type { AnswerRecord, AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import {
  attemptIdSchema,
  durationMsSchema,
  instantSchema,
  levelSchema,
  planIdSchema,
} from '@/data/record/attemptSchema';

const verdictCodes: Readonly<Record<Verdict, string>> = { right: 'r', wrong: 'w', blank: 'b' };

const answerText = /^[\w@-]+:(?:[A-E]:[rw]|-:b):g?n?t?f?:\d{1,13}:[\w-]*$/;

const answers = v.pipe(
  v.string(),
  v.check((text) => text === '' || text.split(' ').every((each) => answerText.test(each))),
);

const answersSchema = v.strictObject({
  id: attemptIdSchema,
  planId: planIdSchema,
  level: levelSchema,
  finishedAt: instantSchema,
  studyMs: durationMsSchema,
  sections: v.array(v.strictObject({ timed: v.boolean(), answers })),
});
export type StoredAnswers = v.InferOutput<typeof answersSchema>;
export const storedAnswersSchema: v.GenericSchema<unknown, StoredAnswers> = answersSchema;

export function packAnswers(attempt: AnsweredAttempt): StoredAnswers {
  return {
    ...attempt,
    sections: attempt.sections.map(({ timed, answers: all }) => ({
      timed,
      answers: all.map(textOf).join(' '),
    })),
  };
}

export function unpackAnswers(stored: StoredAnswers): AnsweredAttempt {
  return {
    ...stored,
    sections: stored.sections.map(({ timed, answers: text }) => ({
      timed,
      answers: text === '' ? [] : text.split(' ').map(answerFrom),
    })),
  };
}

function textOf({
  ref,
  letter,
  verdict,
  guessed,
  narrowed,
  ranOut,
  first,
  timeMs,
  recallOf,
}: AnswerRecord): string {
  const flags = `${guessed ? 'g' : ''}${narrowed ? 'n' : ''}${ranOut ? 't' : ''}${first ? 'f' : ''}`;
  return [ref, letter ?? '-', verdictCodes[verdict], flags, Math.round(timeMs), recallOf ?? ''].join(':');
}

function answerFrom(text: string): AnswerRecord {
  const [ref = '', letter = '', verdict = '', flags = '', ms = '', recall = ''] = text.split(':');
  return {
    ref,
    letter: letterFrom(letter),
    verdict: typedKeys(verdictCodes).find((each) => verdictCodes[each] === verdict) ?? 'blank',
    guessed: flags.includes('g'),
    narrowed: flags.includes('n'),
    ranOut: flags.includes('t'),
    first: flags.includes('f'),
    timeMs: Number(ms),
    recallOf: recall === '' ? null : recall,
  };
}

function letterFrom(text: string): ChoiceLetter | null {
  return choiceLetters.find((letter) => letter === text) ?? null;
}
