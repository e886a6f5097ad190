/** Connects a text field to a custom undo history, shared by the shortcuts, the browser's own menu, and the buttons. */
import { maxEssayLength } from '@/domain/exam/essays/essay';
import {
  type EditKind,
  emptyEssayHistory,
  recordEdit,
  redoEdit,
  type TextSelection,
  undoEdit,
} from '@/domain/exam/essays/essay-history';
import { editKindOf, countAddedCharacters, undoRedoStepForKey, fieldSelection } from './fieldEvents';
import {
  type TextAddition,
  truncationLimit,
  fullLimit,
  type TextLimitState,
  findReachedTextLimit,
} from './textLimit';
import { revealCursor } from './revealCursor';
import type { TextDraft } from '../useTextDraft';

export interface UndoState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly limit: TextLimitState | null;
}

/** A field's undo history, which lasts as long as its screen. Listeners are called only when `state` changes. */
export interface UndoableField {
  /** Connects to the mounted field. Returns the cleanup function. */
  readonly attach: (element: HTMLTextAreaElement, draft: TextDraft) => () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly focus: () => void;
  readonly state: () => UndoState;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createUndoableField(): UndoableField {
  let history = emptyEssayHistory;
  let field: { readonly element: HTMLTextAreaElement; readonly draft: TextDraft } | null = null;
  /** The text and selection before the next edit. */
  let text = '';
  let selection: TextSelection = { start: 0, end: 0 };
  let isComposing = false;
  let addition: TextAddition | null = null;
  let state: UndoState = { canUndo: false, canRedo: false, limit: null };
  const listeners = new Set<() => void>();

  function notify(limit: TextLimitState | null, hasUnrecorded = false) {
    const next = {
      canUndo: hasUnrecorded || history.undoSteps.length > 0,
      canRedo: history.redoSteps.length > 0,
      limit,
    };
    if (next.canUndo === state.canUndo && next.canRedo === state.canRedo && limit === state.limit) return;
    state = next;
    for (const changed of listeners) changed();
  }

  /** Records the change to the field's text since the last edit. */
  function record(element: HTMLTextAreaElement, kind: EditKind, atMs: number) {
    const { value } = element;
    const after = { text: value, selection: fieldSelection(element) };
    history = recordEdit(history, { kind, before: { text, selection }, after, atMs });
    text = value;
    selection = after.selection;
  }

  function step(move: typeof undoEdit) {
    if (field === null) return;
    const { element, draft } = field;
    // Blurring the field ends the composition of a word by an input method. On phones, the last word is composed until a space
    // follows.
    if (isComposing) {
      element.blur();
      element.focus({ preventScroll: true });
    }
    if (isComposing) return;
    // Text set without an event, as extensions do, also counts as an edit.
    if (element.value !== text) record(element, 'block', history.editedAt);
    const found = move(history);
    if (found === null) return;
    history = found.history;
    element.setRangeText(found.text, found.from, found.to, 'preserve');
    element.setSelectionRange(found.selection.start, found.selection.end);
    text = element.value;
    selection = found.selection;
    revealCursor(element);
    draft.note(text);
    notify(findReachedTextLimit(text));
  }

  function onBeforeInput(event: InputEvent) {
    if (field === null) return;
    const { inputType } = event;
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      step(inputType === 'historyUndo' ? undoEdit : redoEdit);
      return;
    }
    if (isComposing) return;
    const { element } = field;
    selection = fieldSelection(element);
    addition = null;
    const length = countAddedCharacters(event);
    const replaced = selection.end - selection.start;
    const keptLength = element.value.length - replaced;
    if (keptLength + length <= maxEssayLength || length === 0) return;
    addition = { length, keptLength, replaced: replaced > 0 };
    // The browser will add nothing and fire no further event, so the limit is reported here.
    if (keptLength >= maxEssayLength) notify(fullLimit);
  }

  function onInput(event: Event) {
    if (field === null) return;
    const { element, draft } = field;
    draft.note(element.value);
    const inputType = event instanceof InputEvent ? event.inputType : '';
    if (!isComposing) record(element, editKindOf(inputType), event.timeStamp);
    notify(
      truncationLimit(addition, element.value.length) ?? findReachedTextLimit(element.value),
      isComposing,
    );
    addition = null;
  }

  function onComposition({ type, timeStamp }: CompositionEvent) {
    if (field === null) return;
    if (type === 'compositionstart') {
      selection = fieldSelection(field.element);
      isComposing = true;
      return;
    }
    isComposing = false;
    record(field.element, 'typing', timeStamp);
    notify(findReachedTextLimit(text));
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = undoRedoStepForKey(event);
    if (move === null) return;
    event.preventDefault();
    step(move);
  }

  return {
    attach(element, draft) {
      field = { element, draft };
      if (element.value !== text) {
        text = element.value;
        history = emptyEssayHistory;
      }
      selection = fieldSelection(element);
      notify(findReachedTextLimit(text));
      const ending = new AbortController();
      const { signal } = ending;
      element.addEventListener('beforeinput', onBeforeInput, { signal });
      element.addEventListener('input', onInput, { signal });
      element.addEventListener('compositionstart', onComposition, { signal });
      element.addEventListener('compositionend', onComposition, { signal });
      element.addEventListener('keydown', onKeyDown, { signal });
      return () => {
        ending.abort();
        field = null;
        isComposing = false;
      };
    },
    undo: () => step(undoEdit),
    redo: () => step(redoEdit),
    focus: () => field?.element.focus({ preventScroll: true }),
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
