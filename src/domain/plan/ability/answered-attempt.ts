/** The answers of finished attempts, on which all practice recommendations are based. */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import type { ChoiceLetter } from '@/domain/exam/items/item';
import { explanationMsOf, type ItemState, wasOnScreen } from '@/domain/exam/items/item-state';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { Verdict } from '@/domain/exam/attempts/response';
import { attemptVerdicts } from '@/domain/exam/scoring/section-verdicts';
import { sittingStudyMs, type StudiedPart } from '@/domain/plan/study-minutes';
import { assertPresent } from '@/lib/assert';

/** An item that an attempt showed, and the student's response. */
export interface AnswerRecord {
  /** The item's id and version, as in the form. */
  readonly ref: string;
  /** Null for a blank. */
  readonly letter: ChoiceLetter | null;
  readonly verdict: Verdict;
  /** The student marked it as a guess. */
  readonly guessed: boolean;
  /** The student crossed out at least one choice. */
  readonly narrowed: boolean;
  /** Still blank when the section's time ran out. */
  readonly ranOut: boolean;
  /** No earlier attempt showed this item, in any version. */
  readonly first: boolean;
  readonly timeMs: number;
  /** The id of the mistake that this item retests; null outside mistake reviews. */
  readonly recallOf: string | null;
}

/** A section of an attempt; includes only the items that were reached. */
export interface AnsweredSection {
  readonly timed: boolean;
  readonly answers: readonly AnswerRecord[];
}

/** A finished attempt, reduced to what practice needs. */
export interface AnsweredAttempt {
  readonly id: string;
  readonly planId: string;
  readonly level: LevelId;
  readonly finishedAt: Instant;
  /** Study time in milliseconds, with explanations and without breaks; 0 if nothing was answered or written. */
  readonly studyMs: number;
  readonly sections: readonly AnsweredSection[];
}

/** Returns null if the attempt isn't finished. Omits items that were never shown, because they are no evidence. */
export function toAnsweredAttempt(attempt: Attempt): AnsweredAttempt | null {
  const { id, form, phase, parts } = attempt;
  if (phase.name !== 'finished') return null;
  const verdicts = attemptVerdicts(attempt);
  return {
    id,
    planId: form.planId,
    level: form.level,
    finishedAt: phase.at,
    studyMs: studyMsOf(attempt),
    sections: form.parts.flatMap((part, index) => {
      const state = parts[index];
      if (part.kind !== 'section' || state?.kind !== 'section') return [];
      const leftAt = state.ending === null ? state.current : null;
      const answers = part.items.flatMap((ref, place): readonly AnswerRecord[] => {
        const item = assertPresent(state.items[place], `Item ${place + 1} has no state`);
        const judged = assertPresent(verdicts[index]?.[place], `Item ${place + 1} has no verdict`);
        if (!wasOnScreen(item) || (place === leftAt && isOpen(item))) return [];
        const { response, confidence, crossedOut, timeMs } = item;
        const letter = response.state === 'chosen' ? response.letter : null;
        return [
          {
            ref,
            letter,
            verdict: judged.verdict,
            guessed: confidence === 'guess',
            narrowed: crossedOut.length > 0,
            ranOut: letter === null && state.ending === 'time-up',
            first: !judged.seenBefore,
            timeMs,
            recallOf: part.recalls?.[place] ?? null,
          },
        ];
      });
      return [{ timed: part.limitMs !== null, answers }];
    }),
  };
}

function studyMsOf({ form, parts }: Attempt): number {
  const studied = form.parts.flatMap(({ limitMs }, index): readonly StudiedPart[] => {
    const state = parts[index];
    if (state === undefined || state.kind === 'break') return [];
    const { usedMs } = state;
    if (state.kind === 'essay') return [{ kind: 'essay', usedMs, limitMs }];
    const { items } = state;
    return [
      { kind: 'section', usedMs, limitMs, questions: items.length, explanationMs: explanationMsOf(items) },
    ];
  });
  const answered = parts
    .flatMap((state) => (state.kind === 'section' ? state.items : []))
    .filter(({ response }) => response.state === 'chosen').length;
  return sittingStudyMs(studied, answered);
}

/**
 * Returns true if the item was viewed but not worked on. If the student ended the test on such an item, it doesn't count as blank.
 */
function isOpen({ response, crossedOut, answeredAtMs, checked }: ItemState): boolean {
  return response.state === 'blank' && crossedOut.length === 0 && answeredAtMs === null && !checked;
}
