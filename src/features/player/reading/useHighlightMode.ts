import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import { isHighlighted, type TextRange, rangesBetween, wordRanges } from './textRanges';
import { firstVisibleWord, textRangeRect, wordOnNextLine } from './wordPositions';

/** Word indexes: the selection extends from the anchor to the head, which the arrow keys move. */
interface WordCursor {
  readonly anchor: number;
  readonly head: number;
}

interface HighlightModeOptions {
  readonly paragraphs: readonly string[];
  readonly highlights: readonly TextRange[];
  readonly text: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Receives the focus when the mode ends. */
  readonly button: RefObject<HTMLElement | null>;
  /** Highlights the ranges, or removes their highlights if every word in them is already highlighted. */
  readonly onToggle: (stretches: readonly TextRange[]) => void;
  readonly announce: (words: string) => void;
}

const noStretches: readonly TextRange[] = [];
/** A selection of more words than this is announced by its number of words. */
const spokenWords = 12;

/** Highlight mode: the student highlights words with a word cursor that the arrow keys move, or by selecting them. */
export function useHighlightMode(options: HighlightModeOptions) {
  const { paragraphs, highlights, text, scroller, button, onToggle, announce } = options;
  const words = useMemo(() => wordRanges(paragraphs), [paragraphs]);
  const [on, setOn] = useState(false);
  const [cursor, setCursor] = useState<WordCursor | null>(null);
  const chosen = useMemo(
    () => (cursor === null ? noStretches : rangesBetween(words, cursor.anchor, cursor.head)),
    [words, cursor],
  );

  // Scrolls the word at the head of the cursor into view.
  const head = cursor === null ? undefined : words[cursor.head];
  useEffect(() => {
    const [box, root] = [scroller.current, text.current];
    const word = head === undefined || root === null ? null : textRangeRect(root, head);
    if (box === null || word === null) return;
    const { top, bottom } = box.getBoundingClientRect();
    const margin = word.height * 2;
    if (word.top < top + margin) box.scrollTop -= top + margin - word.top;
    else if (word.bottom > bottom - margin) box.scrollTop += word.bottom - (bottom - margin);
  }, [head, scroller, text]);

  const place = (next: WordCursor) => {
    setCursor(next);
    const stretches = rangesBetween(words, next.anchor, next.head);
    const count = Math.abs(next.head - next.anchor) + 1;
    const spoken =
      count > spokenWords
        ? `${count} words selected`
        : stretches.map(({ paragraph, start, end }) => paragraphs[paragraph]?.slice(start, end)).join(' ');
    const all = stretches.every((each) => isHighlighted(paragraphs, highlights, each));
    announce(all ? `${spoken}, highlighted` : spoken);
  };
  const start = (): WordCursor => {
    const at =
      text.current === null || scroller.current === null
        ? 0
        : firstVisibleWord(text.current, scroller.current, words);
    return { anchor: at, head: at };
  };

  const end = () => {
    setOn(false);
    setCursor(null);
    announce('Highlighting off');
  };
  /** `byKeyboard` shows the word cursor at once; a mouse selects without it. */
  const toggle = (byKeyboard: boolean) => {
    if (on) {
      end();
      return;
    }
    setOn(true);
    announce(
      'Highlighting on: arrow keys move by word, Shift and arrow keys select, Enter highlights, Escape exits',
    );
    if (byKeyboard) setCursor(start());
    scroller.current?.focus({ preventScroll: true });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!on || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      end();
      button.current?.focus();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen.length > 0) onToggle(chosen);
      return;
    }
    const next = cursor === null ? null : wordAfterKey(event.key, cursor.head, words, text.current);
    if (next === null && !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (cursor === null || next === null) place(start());
    else place({ head: next, anchor: event.shiftKey ? cursor.anchor : next });
  };
  return { on, chosen, toggle, onKeyDown };
}

function wordAfterKey(
  key: string,
  head: number,
  words: readonly TextRange[],
  root: HTMLElement | null,
): number | null {
  const paragraph = words[head]?.paragraph;
  const inParagraph = (word: TextRange) => word.paragraph === paragraph;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, head - 1);
    case 'ArrowRight':
      return Math.min(words.length - 1, head + 1);
    case 'ArrowUp':
      return root === null ? head : wordOnNextLine(root, words, head, -1);
    case 'ArrowDown':
      return root === null ? head : wordOnNextLine(root, words, head, 1);
    case 'Home':
      return words.findIndex(inParagraph);
    case 'End':
      return words.findLastIndex(inParagraph);
    default:
      return null;
  }
}
