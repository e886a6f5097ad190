import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Passage } from '@/domain/exam/items/item';
import { isHighlighted, rangesOverlap, type TextRange, expandToWholeWords } from './textRanges';
import { textRangeRect, selectedTextRanges, elementTextRange } from './wordPositions';

/** The actions offered for the words that the student has selected or pointed at. */
export interface SelectionToolbarState {
  readonly ranges: readonly TextRange[];
  readonly canHighlight: boolean;
  readonly canRemove: boolean;
  /** Where the last of the words is; null for touch, where the browser's own menu is beside the words. */
  readonly words: {
    readonly contextElement: HTMLElement;
    readonly getBoundingClientRect: () => DOMRect;
  } | null;
}

/** Delay before acting on a selection that is still growing. */
const settledMs = 200;

interface SelectionOptions {
  readonly text: RefObject<HTMLElement | null>;
  readonly passage: Passage;
  readonly highlights: readonly TextRange[];
  /**
   * Called when a mouse or pen has selected words. Returns true if it has handled the selection, so that no actions are offered.
   */
  readonly onSelected: (stretches: readonly TextRange[]) => boolean;
}

/** Follows the browser's selection in a passage and returns the actions for it. */
export function useSelectionActions({ text, passage, highlights, onSelected }: SelectionOptions) {
  const [offer, setOffer] = useState<SelectionToolbarState | null>(null);

  const update = useEffectEvent((finger: boolean, target: Element | null, released: boolean) => {
    const root = text.current;
    if (root === null) return;
    const selected = selectedTextRanges(root).flatMap((each) => expandToWholeWords(passage.text, each) ?? []);
    const pointedAt = target !== null && root.contains(target) ? target.closest('mark') : null;
    const piece = selected.length > 0 || pointedAt === null ? null : elementTextRange(pointedAt);
    const marked = piece === null ? [] : highlights.filter((each) => rangesOverlap(each, piece));
    const ranges = selected.length > 0 ? selected : marked;
    const last = ranges.at(-1);
    if (last === undefined) {
      setOffer(null);
      return;
    }
    if (released && !finger && selected.length > 0 && onSelected(selected)) return;
    const lastLetter = { ...last, start: Math.max(last.start, last.end - 1) };
    setOffer({
      ranges,
      canHighlight: !ranges.every((each) => isHighlighted(passage.text, highlights, each)),
      canRemove: ranges.some((each) => highlights.some((other) => rangesOverlap(each, other))),
      words:
        finger || textRangeRect(root, lastLetter) === null
          ? null
          : {
              contextElement: root,
              getBoundingClientRect: () => textRangeRect(root, lastLetter) ?? root.getBoundingClientRect(),
            },
    });
  });

  useEffect(() => {
    let down = false;
    let finger = false;
    let target: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (ms: number, released: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => update(finger, target, released), ms);
    };
    const onDown = (event: PointerEvent) => {
      down = true;
      finger = event.pointerType === 'touch';
    };
    const onUp = (event: PointerEvent) => {
      down = false;
      target = event.target instanceof Element ? event.target : null;
      // Pressing the buttons of the offered actions isn't a new selection.
      if (target?.closest('[data-selection-offer]') !== null) return;
      settle(0, true);
    };
    const onCancel = () => {
      down = false;
    };
    const onKey = () => {
      target = null;
      finger = false;
    };
    const onChange = () => {
      if (!down || finger) settle(settledMs, false);
    };
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onCancel);
    document.addEventListener('keydown', onKey);
    document.addEventListener('selectionchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', onCancel);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('selectionchange', onChange);
    };
  }, []);

  const dismiss = () => {
    document.getSelection()?.removeAllRanges();
    setOffer(null);
  };
  return { offer, dismiss };
}
