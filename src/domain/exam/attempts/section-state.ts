/**
 * The state machine of one section: what a student can do with its items, and in which order. It is independent of other parts,
 * clocks, and storage; time comes in as counted milliseconds.
 *
 *   answering <-> reviewing; the attempt around it ends the section
 */
import { assertUnreachable } from '@/lib/assert';
import type { AttemptConditions, FormSection } from '@/domain/exam/test/form';
import { hasImmediateFeedback } from './immediate-feedback';
import { type Highlight, withHighlight, withoutHighlight } from '@/domain/exam/items/highlight';
import type { ChoiceLetter } from '@/domain/exam/items/item';
import {
  type Confidence,
  type ItemState,
  untouchedItem,
  withAnswerChecked,
  withChoice,
  withConfidence,
  withCrossOutToggled,
  withExplanationTime,
  withoutChoice,
} from '@/domain/exam/items/item-state';
import { offersSecondTry } from './second-try';

export type SectionEnding = 'handed-in' | 'time-up';

export interface SectionState {
  readonly kind: 'section';
  readonly phase: 'answering' | 'reviewing';
  /** One per item of the form's section, in order. */
  readonly items: readonly ItemState[];
  /** Index of the item on screen. */
  readonly current: number;
  readonly highlights: readonly Highlight[];
  /** Time counted by the section's clock, in milliseconds. */
  readonly usedMs: number;
  /** Null until the section ends. */
  readonly ending: SectionEnding | null;
}

export type SectionEvent =
  | { readonly type: 'choose'; readonly letter: ChoiceLetter }
  | { readonly type: 'clear' }
  | { readonly type: 'toggle-cross-out'; readonly letter: ChoiceLetter }
  | { readonly type: 'toggle-flag' }
  | { readonly type: 'rate'; readonly confidence: Confidence }
  | { readonly type: 'check' }
  | { readonly type: 'highlight'; readonly highlight: Highlight }
  | { readonly type: 'remove-highlight'; readonly highlight: Highlight }
  | { readonly type: 'go-to'; readonly index: number }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'open-review' };

/** Creates an untouched section with this many items. */
export function newSectionState(items: number): SectionState {
  return {
    kind: 'section',
    phase: 'answering',
    items: Array.from({ length: items }, () => untouchedItem),
    current: 0,
    highlights: [],
    usedMs: 0,
    ending: null,
  };
}

/**
 * Checks whether the section's clock runs. It stops while a checked item is on screen, because reading the explanation or trying
 * again with a hint isn't test time.
 */
export function isSectionClockRunning({ phase, items, current }: SectionState): boolean {
  const item = items[current];
  return phase !== 'answering' || item === undefined || (!item.checked && item.secondTry === null);
}

/** The fields of a section's form that determine whether a second try is available. */
export type SecondTryRules = Pick<FormSection, 'limitMs' | 'keys'>;

/**
 * Adds time to the section's clock and to the item on screen, if any. While the section's clock is stopped, adds it to the item's
 * explanation instead.
 */
export function withSectionTimeAdded(section: SectionState, ms: number): SectionState {
  if (ms <= 0) return section;
  if (!isSectionClockRunning(section)) return withItem(section, (item) => withExplanationTime(item, ms));
  const counted = { ...section, usedMs: section.usedMs + ms };
  return section.phase === 'answering'
    ? withItem(counted, (item) => ({ ...item, timeMs: item.timeMs + ms }))
    : counted;
}

/** Returns the section after an event, or the same object if nothing changes. */
export function applySectionEvent(
  section: SectionState,
  event: SectionEvent,
  conditions: AttemptConditions,
  rules: SecondTryRules,
): SectionState {
  return section.phase === 'answering'
    ? answering(section, event, conditions, rules)
    : reviewing(section, event);
}

function answering(
  section: SectionState,
  event: SectionEvent,
  conditions: AttemptConditions,
  rules: SecondTryRules,
): SectionState {
  const { current, usedMs } = section;
  const keyToTryAgain = offersSecondTry(conditions, rules) ? (rules.keys[current] ?? null) : null;
  switch (event.type) {
    case 'choose':
      return withItem(section, (item) => withChoice(item, event.letter, usedMs));
    case 'clear':
      return withItem(section, (item) => withoutChoice(item, usedMs));
    case 'toggle-cross-out':
      return withItem(section, (item) => withCrossOutToggled(item, event.letter, usedMs));
    case 'toggle-flag':
      return withItem(section, (item) => ({ ...item, flagged: !item.flagged }));
    case 'rate':
      return conditions.mode === 'practice'
        ? withItem(section, (item) => withConfidence(item, event.confidence))
        : section;
    case 'check':
      return hasImmediateFeedback(conditions)
        ? withItem(section, (item) => withAnswerChecked(item, keyToTryAgain))
        : section;
    case 'highlight':
      return withHighlights(section, withHighlight(section.highlights, event.highlight));
    case 'remove-highlight':
      return withHighlights(section, withoutHighlight(section.highlights, event.highlight));
    case 'go-to':
      return isIndex(section, event.index) && event.index !== current
        ? { ...section, current: event.index }
        : section;
    case 'next':
      return current < section.items.length - 1
        ? { ...section, current: current + 1 }
        : { ...section, phase: 'reviewing' };
    case 'back':
      return current > 0 ? { ...section, current: current - 1 } : section;
    case 'open-review':
      return { ...section, phase: 'reviewing' };
    default:
      return assertUnreachable(event);
  }
}

/** The review shows no item, so the only valid events return to one. */
function reviewing(section: SectionState, event: SectionEvent): SectionState {
  if (event.type === 'go-to' && isIndex(section, event.index))
    return { ...section, phase: 'answering', current: event.index };
  return event.type === 'back' ? { ...section, phase: 'answering' } : section;
}

function withItem(section: SectionState, change: (item: ItemState) => ItemState): SectionState {
  const { items, current } = section;
  const item = items[current];
  if (item === undefined) return section;
  const changed = change(item);
  return changed === item ? section : { ...section, items: items.with(current, changed) };
}

function withHighlights(section: SectionState, highlights: readonly Highlight[]): SectionState {
  return highlights === section.highlights ? section : { ...section, highlights };
}

function isIndex({ items }: SectionState, index: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < items.length;
}
