/**
 * Consistency checks for stored attempts, beyond those of the schema: they reject combinations of values that the state machine
 * never produces.
 */
import { assertUnreachable } from '@/lib/assert';
import type { Attempt, PartState } from './attempt';
import { maxEssayLength } from '@/domain/exam/essays/essay';
import { hasImmediateFeedback } from './immediate-feedback';
import type { AttemptConditions, FormPart } from '@/domain/exam/test/form';
import type { ChoiceLetter } from '@/domain/exam/items/item';
import { type ItemState, maxExplanationMs } from '@/domain/exam/items/item-state';
import { offersSecondTry } from './second-try';
import { formItemIds } from '@/domain/exam/test/form-item-ids';

/** An upper bound for time limits: no part is this long, even at double time. A stored limit above it can't come from this site. */
const longestLimitMs = 4 * 60 * 60 * 1000;

/** Tolerance for fractions of a millisecond in sums of browser clock readings. */
const roundingMs = 1;

/** Checks whether the state machine could have produced this attempt. */
export function isConsistentAttempt(attempt: Attempt): boolean {
  const { form, parts, part, phase, lastReading } = attempt;
  return (
    form.parts.length === parts.length &&
    isIndex(part, parts.length) &&
    (phase.name === 'running') === (lastReading !== null) &&
    areStopsSound(attempt) &&
    isSeenSound(attempt) &&
    form.parts.every((formPart, index) => {
      const state = parts[index];
      return (
        state !== undefined && fits(formPart, state, form.conditions) && isInItsPlace(attempt, state, index)
      );
    })
  );
}

function isIndex(value: number, length: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < length;
}

/** Checks interruptions and pauses: the clock can stop only in a part that was reached, and real conditions allow no pause. */
function areStopsSound({ form, part, phase, interruptions, pauses }: Attempt): boolean {
  return (
    [...interruptions, ...pauses].every((stop) => isIndex(stop.part, part + 1) && stop.lengthMs >= 0) &&
    (form.conditions.mode === 'practice' || (pauses.length === 0 && phase.name !== 'paused'))
  );
}

/** `seenBefore` may list only items of the form, each once. */
function isSeenSound({ form, seenBefore }: Attempt): boolean {
  const ids = new Set(formItemIds(form));
  return new Set(seenBefore).size === seenBefore.length && seenBefore.every((id) => ids.has(id));
}

/** Parts end in order: those before the current one have ended, and those after it haven't begun. */
function isInItsPlace({ part, parts, phase }: Attempt, state: PartState, index: number): boolean {
  if (index < part) return state.ending !== null;
  if (index > part || phase.name === 'directions') return isUntouched(state);
  const isLast = index === parts.length - 1;
  return state.ending === null || (phase.name === 'finished' && isLast);
}

function isUntouched(state: PartState): boolean {
  if (state.ending !== null || state.usedMs !== 0) return false;
  switch (state.kind) {
    case 'section':
      return (
        state.highlights.length === 0 &&
        state.items.every(
          ({ answeredAtMs, crossedOut, flagged, checked }) =>
            answeredAtMs === null && crossedOut.length === 0 && !flagged && !checked,
        )
      );
    case 'essay':
      return state.prompt === null && state.outline === '' && state.text === '';
    case 'break':
      return true;
    default:
      return assertUnreachable(state);
  }
}

function fits(part: FormPart, state: PartState, conditions: AttemptConditions): boolean {
  const { limitMs } = part;
  const { usedMs, ending } = state;
  if (usedMs < 0) return false;
  if (limitMs !== null && (limitMs <= 0 || limitMs > longestLimitMs)) return false;
  if (limitMs !== null && usedMs > limitMs + roundingMs) return false;
  if (ending === 'time-up' && (limitMs === null || usedMs < limitMs - roundingMs)) return false;
  switch (part.kind) {
    case 'section':
      return (
        state.kind === 'section' &&
        new Set(part.items).size === part.items.length &&
        part.keys.length === part.items.length &&
        (part.recalls === undefined || part.recalls.length === part.items.length) &&
        (part.endless !== true || (conditions.mode === 'practice' && limitMs === null)) &&
        state.items.length === part.items.length &&
        isIndex(state.current, state.items.length) &&
        state.items.every(
          (item, place) =>
            isSoundItem(item, usedMs, conditions) &&
            isSoundTry(item, part.keys[place], offersSecondTry(conditions, part)),
        ) &&
        state.highlights.every(({ start, end }) => start < end) &&
        state.items.reduce((sum, item) => sum + item.timeMs, 0) <= usedMs + roundingMs * state.items.length
      );
    case 'essay':
      return (
        state.kind === 'essay' &&
        (state.prompt === null || part.prompts.includes(state.prompt)) &&
        state.text.length <= maxEssayLength &&
        state.outline.length <= maxEssayLength
      );
    case 'break':
      return state.kind === 'break';
    default:
      return assertUnreachable(part);
  }
}

function isSoundItem(item: ItemState, usedMs: number, conditions: AttemptConditions): boolean {
  const { response, crossedOut, confidence, timeMs, answeredAtMs, checked, secondTry, explanationMs } = item;
  const isPractice = conditions.mode === 'practice';
  return (
    timeMs >= 0 &&
    new Set(crossedOut).size === crossedOut.length &&
    (response.state === 'blank'
      ? confidence === null
      : answeredAtMs !== null && !crossedOut.includes(response.letter)) &&
    (answeredAtMs === null || (answeredAtMs >= 0 && answeredAtMs <= usedMs + roundingMs)) &&
    (confidence === null || isPractice) &&
    (!checked || hasImmediateFeedback(conditions)) &&
    explanationMs >= 0 &&
    explanationMs <= maxExplanationMs &&
    (explanationMs === 0 || checked || secondTry !== null)
  );
}

/** A second try follows a wrong answer and uses a different letter. */
function isSoundTry(
  { response, crossedOut, secondTry }: ItemState,
  key: ChoiceLetter | undefined,
  isOffered: boolean,
): boolean {
  if (secondTry === null) return true;
  const { letter } = secondTry;
  return (
    isOffered &&
    response.state === 'chosen' &&
    response.letter !== key &&
    (letter === null || (letter !== response.letter && !crossedOut.includes(letter)))
  );
}
