/** What finished attempts say of the items that they asked: the evidence that all practice rests on. */
import type { Attempt } from '@/domain/exam/attempt';
import type { Instant } from '@/domain/exam/clock';
import { itemIdFromRef, type Letter } from '@/domain/exam/item';
import { type ItemState, wasOnScreen } from '@/domain/exam/item-state';
import type { LevelId } from '@/domain/exam/level/level-id';
import { type Verdict, verdictByKey } from '@/domain/exam/response';
import { assertPresent } from '@/lib/assert';

/** One item that a student had on screen, in one attempt. */
export interface AnswerRecord {
  /** What its form called it, version included. */
  readonly ref: string;
  readonly letter: Letter | null;
  readonly key: Letter;
  /** The student said that it was a guess. */
  readonly guessed: boolean;
  /** A choice at least was crossed out. */
  readonly narrowed: boolean;
  /** Left blank when the clock ended its section. */
  readonly ranOut: boolean;
  /** The item had been on screen in no attempt before this one, in whatever version. */
  readonly first: boolean;
  readonly timeMs: number;
  /** The id of the missed item that this one asked again; null where it was no practice of mistakes. */
  readonly recallOf: string | null;
}

/** A section of an attempt with the items that were reached. */
export interface AnsweredSection {
  /** Whether a clock ended it. */
  readonly timed: boolean;
  readonly answers: readonly AnswerRecord[];
}

/** A finished attempt without all that only its result needs. */
export interface AnsweredAttempt {
  readonly id: string;
  readonly planId: string;
  readonly level: LevelId;
  readonly finishedAt: Instant;
  /** Milliseconds on its clocks, breaks left out. */
  readonly usedMs: number;
  readonly sections: readonly AnsweredSection[];
}

/** The answers of an attempt; null when it hasn't finished. An item that was never on screen says nothing and is left out. */
export function toAnsweredAttempt(attempt: Attempt): AnsweredAttempt | null {
  const { id, form, phase, parts } = attempt;
  if (phase.name !== 'finished') return null;
  const seen = new Set(attempt.seenBefore);
  return {
    id,
    planId: form.planId,
    level: form.level,
    finishedAt: phase.at,
    usedMs: parts.reduce((sum, part) => sum + (part.kind === 'break' ? 0 : part.usedMs), 0),
    sections: form.parts.flatMap((part, index) => {
      const state = parts[index];
      if (part.kind !== 'section' || state?.kind !== 'section') return [];
      const leftAt = state.ending === null ? state.current : null;
      const answers = part.items.flatMap((ref, place): readonly AnswerRecord[] => {
        const item = assertPresent(state.items[place], `Item ${place + 1} has no state`);
        const key = assertPresent(part.keys[place], `Item ${place + 1} has no key`);
        if (!wasOnScreen(item) || (place === leftAt && isOpen(item))) return [];
        const { response, confidence, crossedOut, timeMs } = item;
        const letter = response.state === 'chosen' ? response.letter : null;
        return [
          {
            ref,
            letter,
            key,
            guessed: confidence === 'guess',
            narrowed: crossedOut.length > 0,
            ranOut: letter === null && state.ending === 'time-up',
            first: !seen.has(itemIdFromRef(ref)),
            timeMs,
            recallOf: part.recalls?.[place] ?? null,
          },
        ];
      });
      return [{ timed: part.limitMs !== null, answers }];
    }),
  };
}

/** Only looked at. Where a test was ended with it on screen, it was left, not left blank. */
function isOpen({ response, crossedOut, answeredAtMs, checked }: ItemState): boolean {
  return response.state === 'blank' && crossedOut.length === 0 && answeredAtMs === null && !checked;
}

/** What the answer was worth. */
export function verdictOfAnswer({ letter, key }: AnswerRecord): Verdict {
  return verdictByKey(key, letter === null ? { state: 'blank' } : { state: 'chosen', letter });
}
