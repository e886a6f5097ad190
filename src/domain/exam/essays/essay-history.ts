/**
 * The undo history of an essay. A step is a sentence, a paste, or a deletion. Browsers disagree on how much one Undo reverts, up to
 * the whole text, so this implements it consistently.
 */

/** Positions in UTF-16 code units, as in a text field. Equal positions are a cursor. */
export interface TextSelection {
  readonly start: number;
  readonly end: number;
}

/**
 * `typing`: keyboard, dictation, or a completed composition. `deletion`: Backspace or Delete. `replacement`: an autocorrected word.
 * `block`: paste, cut, drop, or anything else; always its own step.
 */
export type EditKind = 'typing' | 'deletion' | 'replacement' | 'block';

export interface EssayEdit {
  readonly kind: EditKind;
  /** The whole text and its selection. */
  readonly before: { readonly text: string; readonly selection: TextSelection };
  readonly after: { readonly text: string; readonly selection: TextSelection };
  /** Milliseconds from an arbitrary origin. */
  readonly atMs: number;
}

/** Replaces `removed` with `inserted` at `from`. */
interface Change {
  readonly from: number;
  readonly removed: string;
  readonly inserted: string;
}

interface Step extends Change {
  readonly kind: EditKind;
  readonly before: TextSelection;
  readonly after: TextSelection;
}

export interface EssayHistory {
  /** Newest last. */
  readonly undoSteps: readonly Step[];
  readonly redoSteps: readonly Step[];
  /** True while the latest step may still grow. */
  readonly isOpen: boolean;
  readonly editedAt: number;
}

/** Replaces the text from `from` to `to`, then selects `selection`. */
export interface TextReplacement {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly selection: TextSelection;
}

export const emptyEssayHistory: EssayHistory = { undoSteps: [], redoSteps: [], isOpen: false, editedAt: 0 };

/** Typing after a pause this long starts a new step. */
const pauseMs = 10_000;

/** A deletion of up to this many characters (about two words) between typing is a typo correction and joins the sentence's step. */
const longestSlip = 20;

/**
 * The maximum size of the history in characters: ten times the maximum essay length, so that ten pastes of that length can be
 * undone.
 */
const mostCharacters = 200_000;
const mostSteps = 1000;

/** Matches a sentence or line that has just ended. */
const sentenceEnd = /(?:[.!?]["'\u2019\u201d)]*\s|\n)$/;
const sentenceEnds = /[.!?]["'\u2019\u201d)]*\s+|\n+/g;

/** Returns the history after an edit, or the same object if the text hasn't changed. Clears the redo steps. */
export function recordEdit(history: EssayHistory, edit: EssayEdit): EssayHistory {
  const change = changeOf(edit);
  if (change === null) return history;
  const isPaused = edit.atMs - history.editedAt >= pauseMs;
  let { undoSteps } = history;
  let isOpen = history.isOpen && !isPaused;
  for (const step of stepsOf(edit, change)) {
    const grown = isOpen ? grownBy(undoSteps, step) : null;
    undoSteps = grown ?? [...undoSteps, step];
    isOpen = canGrow(undoSteps.at(-1) ?? step, edit.after.text);
  }
  return { undoSteps: newest(undoSteps), redoSteps: [], isOpen, editedAt: edit.atMs };
}

/** Reverts the latest step; null if there is none. */
export function undoEdit(
  history: EssayHistory,
): (TextReplacement & { readonly history: EssayHistory }) | null {
  const step = history.undoSteps.at(-1);
  if (step === undefined) return null;
  const { from, removed, inserted, before } = step;
  return {
    history: {
      ...history,
      undoSteps: history.undoSteps.slice(0, -1),
      redoSteps: [...history.redoSteps, step],
      isOpen: false,
    },
    from,
    to: from + inserted.length,
    text: removed,
    selection: before,
  };
}

/** Reapplies the last undone step; null if there is none. */
export function redoEdit(
  history: EssayHistory,
): (TextReplacement & { readonly history: EssayHistory }) | null {
  const step = history.redoSteps.at(-1);
  if (step === undefined) return null;
  const { from, removed, inserted, after } = step;
  return {
    history: {
      ...history,
      undoSteps: [...history.undoSteps, step],
      redoSteps: history.redoSteps.slice(0, -1),
      isOpen: false,
    },
    from,
    to: from + removed.length,
    text: inserted,
    selection: after,
  };
}

/**
 * Finds the single range in which two texts differ. If repeated letters make it ambiguous, the cursor decides, because it is after
 * inserted text and at the position of deleted text.
 */
function changeOf({ before: { text: was }, after: { text: is, selection } }: EssayEdit): Change | null {
  if (was === is) return null;
  const shorter = Math.min(was.length, is.length);
  const behind = Math.min(is.length - selection.end, shorter);
  let same = 0;
  const endsAlike = (most: number) => {
    while (same < most && was.charCodeAt(was.length - 1 - same) === is.charCodeAt(is.length - 1 - same))
      same += 1;
  };
  endsAlike(behind);
  let from = 0;
  while (from < shorter - same && was.charCodeAt(from) === is.charCodeAt(from)) from += 1;
  // A correction before the cursor leaves the text between them unchanged.
  endsAlike(shorter - from);
  return { from, removed: was.slice(from, was.length - same), inserted: is.slice(from, is.length - same) };
}

/** Splits typing into one step per sentence, because dictation can insert several at once. */
function stepsOf({ kind, before, after }: EssayEdit, change: Change): readonly Step[] {
  const whole = { ...change, before: before.selection, after: after.selection };
  if (kind !== 'typing') return [{ ...whole, kind }];
  if (change.inserted === '') return [{ ...whole, kind: 'deletion' }];
  const { from, removed, inserted } = change;
  const ends = [...inserted.matchAll(sentenceEnds)]
    .map((match) => match.index + match[0].length)
    .filter((end) => end < inserted.length);
  return [...ends, inserted.length].map((end, index): Step => {
    const start = ends[index - 1] ?? 0;
    const isLast = end === inserted.length;
    return {
      kind,
      from: from + start,
      removed: index === 0 ? removed : '',
      inserted: inserted.slice(start, end),
      before: index === 0 ? before.selection : cursorAt(from + start),
      after: isLast ? after.selection : cursorAt(from + end),
    };
  });
}

/** Merges a step into the latest one; null if it starts a new step. */
function grownBy(done: readonly Step[], step: Step): readonly Step[] | null {
  const [earlier, latest] = done.slice(-2).length === 2 ? done.slice(-2) : [undefined, done.at(-1)];
  // The cursor was moved in between.
  if (latest === undefined || !isSame(step.before, latest.after)) return null;
  if (step.kind === 'deletion' && latest.kind === 'deletion') {
    const joined = joinedDeletions(latest, step);
    return joined === null ? null : [...done.slice(0, -1), joined];
  }
  if (step.kind !== 'typing') return null;
  if (latest.kind === 'typing')
    return isWithin(latest, step) && step.removed.length <= longestSlip
      ? [...done.slice(0, -1), composed(latest, step)]
      : null;
  if (earlier === undefined || !isSlip(earlier, latest)) return null;
  const mended = composed(earlier, latest);
  return isWithin(mended, step) ? [...done.slice(0, -2), composed(mended, step)] : null;
}

/** Checks whether a step corrects what was just typed. Such a step can be undone separately until the student continues typing. */
function isSlip(typed: Step, step: Step): boolean {
  if (typed.kind !== 'typing' || step.removed.length > longestSlip || !isWithin(typed, step)) return false;
  return step.kind === 'replacement' || (step.kind === 'deletion' && isSame(step.before, typed.after));
}

/** Returns true if `step` begins inside or at the edge of the text that `earlier` inserted, and removes nothing outside of it. */
function isWithin(earlier: Step, step: Step): boolean {
  return (
    step.from >= earlier.from && step.from + step.removed.length <= earlier.from + earlier.inserted.length
  );
}

/** Merges two steps. The later one must lie within the earlier one. */
function composed(earlier: Step, { from, removed, inserted, after }: Step): Step {
  const at = from - earlier.from;
  const kept = [earlier.inserted.slice(0, at), earlier.inserted.slice(at + removed.length)];
  return { ...earlier, inserted: kept.join(inserted), after };
}

/** Merges two adjacent deletions, by Backspace or by Delete; null if they aren't adjacent. */
function joinedDeletions(earlier: Step, { from, removed, after }: Step): Step | null {
  if (from + removed.length === earlier.from)
    return { ...earlier, from, removed: removed + earlier.removed, after };
  return from === earlier.from ? { ...earlier, removed: earlier.removed + removed, after } : null;
}

/** A typing step ends with its sentence. Space between paragraphs belongs to the sentence that follows. */
function canGrow({ kind, from, inserted }: Step, text: string): boolean {
  if (kind === 'block') return false;
  if (kind !== 'typing' || inserted.trim() === '') return true;
  const end = from + inserted.length;
  return !sentenceEnd.test(text.slice(Math.max(0, end - 8), end));
}

/** Returns the newest steps that fit within the size limits. */
function newest(done: readonly Step[]): readonly Step[] {
  let characters = 0;
  const first = done.findLastIndex(({ removed, inserted }, index) => {
    characters += removed.length + inserted.length;
    return characters > mostCharacters || index < done.length - mostSteps;
  });
  // The latest step is always retained, however long.
  return first === -1 ? done : done.slice(Math.min(first + 1, done.length - 1));
}

const cursorAt = (position: number): TextSelection => ({ start: position, end: position });
const isSame = (one: TextSelection, other: TextSelection) =>
  one.start === other.start && one.end === other.end;
