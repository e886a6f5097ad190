/** Answers, attempts, evidence, and an index for tests of the practice rules. For tests only. */
import * as fc from 'fast-check';
import { type Difficulty, choiceLetters } from '@/domain/exam/items/item';
import type { AnswerRecord, AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { buildSkillProfile, type ResponseTally } from '@/domain/plan/ability/ability';
import type { ResponseEvidence } from '@/domain/plan/ability/evidence';
import type { Mistake } from '@/domain/plan/mistakes/error-log';
import { type GeneratorMetadata, buildItemIndex, type ItemMetadata } from '@/domain/plan/topics/item-facts';
import { allTopics } from '@/domain/plan/topics/topics';

/** Saturday, November 21, 2026, noon in UTC. */
export const nowMs = Date.UTC(2026, 10, 21, 12);
export const dayMs = 86_400_000;
export const difficulties = [1, 2, 3, 4, 5] as const satisfies readonly Difficulty[];

export function evidence(changes: Partial<ResponseEvidence> = {}): ResponseEvidence {
  return {
    section: 'quantitative',
    topic: 'math-percent',
    difficulty: 3,
    right: true,
    isTimed: false,
    answeredAtMs: nowMs,
    ...changes,
  };
}

const topicOfEvidence = fc.constantFrom(...allTopics).map(({ id, section }) => ({ topic: id, section }));

/** Any evidence from a year before `nowMs` to a day after it, which a clock set back can cause. */
export const anyEvidence: fc.Arbitrary<ResponseEvidence> = fc
  .tuple(
    topicOfEvidence,
    fc.record({
      difficulty: fc.constantFrom(...difficulties),
      right: fc.boolean(),
      isTimed: fc.boolean(),
      answeredAtMs: fc.integer({ min: nowMs - 365 * dayMs, max: nowMs + dayMs }),
    }),
  )
  .map(([topic, rest]) => ({ ...topic, ...rest }));

/** An answer to a new question, by default the right one, A. */
export function answer(ref: string, changes: Partial<AnswerRecord> = {}): AnswerRecord {
  const letter = changes.letter === undefined ? 'A' : changes.letter;
  return {
    ref,
    letter,
    verdict: letter === null ? 'blank' : letter === 'A' ? 'right' : 'wrong',
    confidence: null,
    narrowed: false,
    ranOut: false,
    first: true,
    timeMs: 20_000,
    recallOf: null,
    ...changes,
  };
}

export const wrong = { letter: 'B' } as const;
export const leftBlank = { letter: null } as const;

/** An untimed attempt with one section of these answers, finished at a given time, by default in New York's winter time. */
export function attemptWith(
  finishedMs: number,
  answers: readonly AnswerRecord[],
  changes: Partial<AnsweredAttempt> = {},
): AnsweredAttempt {
  return {
    id: `attempt-${finishedMs}`,
    planId: 'drill-quantitative',
    level: 'upper',
    finishedAt: { utcMs: finishedMs, offsetMinutes: -300 },
    studyMs: 100_000,
    essayMs: 0,
    sections: [{ timed: false, answers }],
    ...changes,
  };
}

/** The skill profile from this evidence, by default at noon on November 21. */
export const skillProfileAt = (all: readonly ResponseEvidence[], now = nowMs) =>
  buildSkillProfile(all, now, 'upper');

/** An entry of the error log, by default a question on percent that was answered wrong on November 21 and is due on its day. */
export function mistake(id: string, changes: Partial<Mistake> = {}): Mistake {
  return {
    id,
    facts: {
      kind: 'quantitative',
      section: 'quantitative',
      topic: 'math-percent',
      group: 'fractions-percent',
      difficulty: 3,
    },
    itemRef: id,
    miss: { kind: 'wrong', letter: 'B' },
    missedAt: { utcMs: nowMs, offsetMinutes: -300 },
    planId: 'form-a',
    similarityKey: null,
    recalls: 0,
    dueDay: '2026-11-21',
    ...changes,
  };
}

/** A response count as in a skill profile, by default for today's timed answers. */
export function tally(responses: number, right: number, changes: Partial<ResponseTally> = {}): ResponseTally {
  return {
    responses,
    right,
    weight: responses,
    lately: { responses, right },
    practiced: { lately: 0, thisEvening: 0 },
    ...changes,
  };
}

export const anyLetter = fc.constantFrom(...choiceLetters);

/** A letter with its verdict, or a blank. */
export const anyJudged: fc.Arbitrary<Pick<AnswerRecord, 'letter' | 'verdict'>> = fc.oneof(
  fc.record({ letter: anyLetter, verdict: fc.constantFrom('right', 'wrong') }),
  fc.constant({ letter: null, verdict: 'blank' } as const),
);

export function percentItem(id: string, changes: Partial<ItemMetadata> = {}): ItemMetadata {
  return {
    id,
    version: 1,
    kind: 'quantitative',
    section: 'quantitative',
    topic: 'math-percent',
    group: 'fractions-percent',
    difficulty: 3,
    key: 'A',
    file: 'form-a/quantitative-1',
    passage: null,
    distractors: { B: 'wrong-whole' },
    ...changes,
  };
}

export function nounItem(id: string, changes: Partial<ItemMetadata> = {}): ItemMetadata {
  return percentItem(id, {
    kind: 'synonym',
    section: 'verbal',
    topic: 'synonyms',
    group: 'synonyms-nouns',
    file: 'practice/synonyms',
    distractors: { B: 'look-alike', C: 'opposite' },
    ...changes,
  });
}

export function detailItem(id: string, passage: string, changes: Partial<ItemMetadata> = {}): ItemMetadata {
  return percentItem(id, {
    kind: 'reading',
    section: 'reading',
    topic: 'reading-detail',
    group: 'detail',
    file: 'practice/reading',
    passage,
    distractors: { B: 'too-strong' },
    ...changes,
  });
}

export function generator(id: string, changes: Partial<GeneratorMetadata> = {}): GeneratorMetadata {
  return {
    id,
    topic: 'math-percent',
    group: 'fractions-percent',
    difficulty: 3,
    levels: ['upper'],
    ...changes,
  };
}

/** Three math questions, two of them with siblings; three synonyms; and a passage with two questions. */
export const smallIndex = buildItemIndex('upper', {
  items: [
    percentItem('qua-0001', { difficulty: 2 }),
    percentItem('qua-0002', { difficulty: 4 }),
    percentItem('qua-0003', { topic: 'math-circles', group: 'geometry' }),
    nounItem('syn-0001'),
    nounItem('syn-0002'),
    nounItem('syn-0003', { file: 'form-a/verbal' }),
    detailItem('rea-0001', 'pas-0001'),
    detailItem('rea-0002', 'pas-0001'),
  ],
  generators: [generator('percent-easy', { difficulty: 1 }), generator('percent-hard', { difficulty: 4 })],
});

/** Thirty nouns, no two of which are missed in a similar way. */
export const thirtyNouns: readonly ItemMetadata[] = Array.from({ length: 30 }, (_, place) =>
  nounItem(`syn-10${10 + place}`, { distractors: {} }),
);
