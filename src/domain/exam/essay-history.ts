/**
 * The undo history of a text while it is written: a step is a sentence, a paste, or a deletion. Browsers disagree on what one Undo
 * takes back, up to the whole text; here it is the same in all of them.
 */

/** Positions in a text, in UTF-16 code units as in a text field. Equal ones are a cursor. */
export interface TextSelection {
  readonly start: number;
  readonly end: number;
}

/**
 * `typing`: by keys, by dictation, or by a composition once it has ended. `deletion`: by Backspace or Delete. `replacement`: a word
 * that was corrected for the student. `block`: a paste, a cut, a drop, or anything else, always a step of its own.
 */
export type EditKind = 'typing' | 'deletion' | 'replacement' | 'block';

export interface EssayEdit {
  readonly kind: EditKind;
  /** The whole text, and what was selected in it. */
  readonly before: { readonly text: string; readonly selection: TextSelection };
  readonly after: { readonly text: string; readonly selection: TextSelection };
  /** Milliseconds since any fixed moment. */
  readonly at: number;
}

/** At `from`, `inserted` took the place of `removed`. */
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
  /** The latest last. */
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** True while the latest step may still grow. */
  readonly isOpen: boolean;
  readonly editedAt: number;
}

/** Replaces the text from `from` to `to`, and selects `selection` afterward. */
export interface TextReplacement {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly selection: TextSelection;
}

export const emptyEssayHistory: EssayHistory = { done: [], undone: [], isOpen: false, editedAt: 0 };

/** After a pause this long, what is typed next is a new thought. */
const pauseMs = 10_000;

/** A deletion up to this long, with typing right before and after it, is a slip: part of the sentence. About two words. */
const longestSlip = 20;

/** In characters: ten times the longest essay, so that ten pastes of that length can be undone. */
const mostCharacters = 200_000;
const mostSteps = 1000;

/** A sentence or a line that has just ended. */
const sentenceEnd = /(?:[.!?]["'\u2019\u201d)]*\s|\n)$/;
const sentenceEnds = /[.!?]["'\u2019\u201d)]*\s+|\n+/g;

/** The history after an edit; the very same object where the text hasn't changed. What was undone is forgotten. */
export function recordEdit(history: EssayHistory, edit: EssayEdit): EssayHistory {
  const change = changeOf(edit);
  if (change === null) return history;
  const isPaused = edit.at - history.editedAt >= pauseMs;
  let { done } = history;
  let isOpen = history.isOpen && !isPaused;
  for (const step of stepsOf(edit, change)) {
    const grown = isOpen ? grownBy(done, step) : null;
    done = grown ?? [...done, step];
    isOpen = canGrow(done.at(-1) ?? step, edit.after.text);
  }
  return { done: newest(done), undone: [], isOpen, editedAt: edit.at };
}

/** Takes the latest step back; null where there is none. */
export function undoEdit(
  history: EssayHistory,
): (TextReplacement & { readonly history: EssayHistory }) | null {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  const { from, removed, inserted, before } = step;
  return {
    history: {
      ...history,
      done: history.done.slice(0, -1),
      undone: [...history.undone, step],
      isOpen: false,
    },
    from,
    to: from + inserted.length,
    text: removed,
    selection: before,
  };
}

/** Does again what was undone last; null where there is nothing. */
export function redoEdit(
  history: EssayHistory,
): (TextReplacement & { readonly history: EssayHistory }) | null {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  const { from, removed, inserted, after } = step;
  return {
    history: {
      ...history,
      done: [...history.done, step],
      undone: history.undone.slice(0, -1),
      isOpen: false,
    },
    from,
    to: from + removed.length,
    text: inserted,
    selection: after,
  };
}

/**
 * The one stretch in which two texts differ. Among equal letters the cursor tells which of them is new: it stands behind what was
 * inserted and where something was deleted.
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
  // A word corrected before the cursor leaves what lies between as it was.
  endsAlike(shorter - from);
  return { from, removed: was.slice(from, was.length - same), inserted: is.slice(from, is.length - same) };
}

/** Splits typing into a step for each sentence: dictation brings several at once. */
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

/** The steps with the new one as part of the latest; null where it begins a step of its own. */
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

/** Tells whether a step mends what was typed just before it. It can be undone alone until the student types on. */
function isSlip(typed: Step, step: Step): boolean {
  if (typed.kind !== 'typing' || step.removed.length > longestSlip || !isWithin(typed, step)) return false;
  return step.kind === 'replacement' || (step.kind === 'deletion' && isSame(step.before, typed.after));
}

/** Tells whether `earlier` inserted all that `step` took away, with no other text between them. */
function isWithin(earlier: Step, step: Step): boolean {
  return (
    step.from >= earlier.from && step.from + step.removed.length <= earlier.from + earlier.inserted.length
  );
}

/** Two steps as one. The later one must be within the earlier. */
function composed(earlier: Step, { from, removed, inserted, after }: Step): Step {
  const at = from - earlier.from;
  const kept = [earlier.inserted.slice(0, at), earlier.inserted.slice(at + removed.length)];
  return { ...earlier, inserted: kept.join(inserted), after };
}

/** Two deletions side by side, by Backspace or by Delete; null where they aren't. */
function joinedDeletions(earlier: Step, { from, removed, after }: Step): Step | null {
  if (from + removed.length === earlier.from)
    return { ...earlier, from, removed: removed + earlier.removed, after };
  return from === earlier.from ? { ...earlier, removed: earlier.removed + removed, after } : null;
}

/** Typing ends with a sentence. The space between paragraphs belongs to the sentence that follows. */
function canGrow({ kind, from, inserted }: Step, text: string): boolean {
  if (kind === 'block') return false;
  if (kind !== 'typing' || inserted.trim() === '') return true;
  const end = from + inserted.length;
  return !sentenceEnd.test(text.slice(Math.max(0, end - 8), end));
}

/** The latest steps that memory has room for. */
function newest(done: readonly Step[]): readonly Step[] {
  let characters = 0;
  const first = done.findLastIndex(({ removed, inserted }, index) => {
    characters += removed.length + inserted.length;
    return characters > mostCharacters || index < done.length - mostSteps;
  });
  // The latest step stays whatever its length.
  return first === -1 ? done : done.slice(Math.min(first + 1, done.length - 1));
}

const cursorAt = (position: number): TextSelection => ({ start: position, end: position });
const isSame = (one: TextSelection, other: TextSelection) =>
  one.start === other.start && one.end === other.end;
