import { choiceLetters } from '@/domain/exam/items/item';
import type { Confidence } from '@/domain/exam/items/item-state';
import type { AttemptAction } from '../attempt/runAttempt';

/** A key's effect: an action on the attempt, or an effect on the screen alone. */
export type KeyAction =
  | { readonly kind: 'move'; readonly move: AttemptAction }
  | { readonly kind: 'help' }
  | { readonly kind: 'clock' }
  /** Presses the control with this shortcut (`aria-keyshortcuts`), if there is one. */
  | { readonly kind: 'press'; readonly shortcut: string };

interface KeyRow {
  readonly keys: string;
  readonly action: string;
  /** Where the keys work: everywhere, only in practice, only with feedback after each question, or only beside a passage. */
  readonly scope: 'always' | 'practice' | 'feedback' | 'reading';
}

/** All keys of the player, in the order of the "?" dialog. */
export const keyHelpRows: readonly KeyRow[] = [
  { keys: 'A to E, or 1 to 5', action: 'Choose an answer', scope: 'always' },
  { keys: 'Shift with A to E', action: 'Cross out a choice, or bring it back', scope: 'always' },
  { keys: '0 or Backspace', action: 'Clear the answer', scope: 'always' },
  { keys: 'F', action: 'Flag the question, or remove the flag', scope: 'always' },
  { keys: 'N', action: 'Next question', scope: 'always' },
  { keys: 'P', action: 'Previous question', scope: 'always' },
  { keys: 'R', action: 'Review all questions', scope: 'always' },
  { keys: 'T', action: 'Hide or show the clock', scope: 'always' },
  { keys: 'K', action: 'Check the answer', scope: 'feedback' },
  { keys: 'G, L, S', action: 'Rate your answer: guess, leaning, sure', scope: 'practice' },
  { keys: 'H', action: 'Highlight in the passage', scope: 'reading' },
  {
    keys: 'Page Up, Page Down',
    action: 'Scroll the passage (on a Mac, Fn with an up or down arrow)',
    scope: 'reading',
  },
  { keys: 'Esc', action: 'Close what is open', scope: 'always' },
  { keys: '?', action: 'Open this list', scope: 'always' },
];

const confidenceKeys: Readonly<Record<string, Confidence>> = { g: 'guess', l: 'leaning', s: 'sure' };

/**
 * Returns the action for a single key; null if it has none. The attempt decides whether a move is allowed.
 * @param shift crosses a letter's choice out; some layouts need it for digits, which always choose
 */
export function keyActionFor(key: string, shift: boolean): KeyAction | null {
  const byNumber = /^[1-5]$/.test(key) ? choiceLetters[Number(key) - 1] : undefined;
  if (byNumber !== undefined) return moved({ type: 'choose', letter: byNumber });
  const letter = choiceLetters.find((each) => each === key.toUpperCase());
  if (letter !== undefined) return moved({ type: shift ? 'toggle-cross-out' : 'choose', letter });
  const name = key.toLowerCase();
  const confidence = confidenceKeys[name];
  if (confidence !== undefined) return moved({ type: 'rate', confidence });
  switch (name) {
    case '?':
      return { kind: 'help' };
    case 't':
      return { kind: 'clock' };
    case 'h':
      return { kind: 'press', shortcut: 'H' };
    case '0':
    case 'backspace':
      return moved({ type: 'clear' });
    case 'f':
      return moved({ type: 'toggle-flag' });
    case 'k':
      return moved({ type: 'check' });
    case 'n':
      return moved({ type: 'next' });
    case 'p':
      return moved({ type: 'back' });
    case 'r':
      return moved({ type: 'open-review' });
    default:
      return null;
  }
}

function moved(move: AttemptAction): KeyAction {
  return { kind: 'move', move };
}
