import { type FocusEvent, type KeyboardEvent, useState } from 'react';

interface RovingFocus {
  /** Spread on the element around the buttons, which must have no others inside. */
  readonly groupProps: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  };
  /** Returns the `tabIndex` of the button at an index. */
  readonly tabIndexOf: (index: number) => 0 | -1;
}

/**
 * Makes a group of buttons one Tab stop (MUI has this only inside components of its own). Left and Right go to the button before and
 * after, Up and Down to the nearest one in the row above and below, Home and End to the first and last.
 */
export function useRovingFocus(): RovingFocus {
  const [stop, setStop] = useState(0);
  return {
    groupProps: {
      onKeyDown: (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const buttons = buttonsIn(event.currentTarget);
        const from = buttons.findIndex((button) => button === document.activeElement);
        const to = from === -1 ? null : targetOf(event.key, buttons, from);
        if (to === null) return;
        event.preventDefault();
        buttons[to]?.focus();
      },
      onFocus: ({ currentTarget, target }) => {
        const index = buttonsIn(currentTarget).findIndex((button) => button === target);
        if (index !== -1) setStop(index);
      },
    },
    tabIndexOf: (index) => (index === stop ? 0 : -1),
  };
}

const buttonsIn = (group: HTMLElement) => [...group.querySelectorAll('button')];

/** Returns the index of the button that a key goes to; null for other keys. The ends are not joined. */
function targetOf(key: string, buttons: readonly HTMLElement[], from: number): number | null {
  const last = buttons.length - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, from - 1);
    case 'ArrowRight':
      return Math.min(last, from + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowUp':
      return nearestInRow(buttons, from, -1);
    case 'ArrowDown':
      return nearestInRow(buttons, from, 1);
    default:
      return null;
  }
}

/** Returns the button of the next row in a direction that is closest to the one at `from`; `from` itself if there is no such row. */
function nearestInRow(buttons: readonly HTMLElement[], from: number, direction: 1 | -1): number {
  const places = buttons.map((button) => button.getBoundingClientRect());
  const here = places[from];
  if (here === undefined) return from;
  const beyond = places.filter(({ top }) => direction * (top - here.top) > here.height / 2);
  const rowTop = beyond.toSorted((a, b) => direction * (a.top - b.top))[0]?.top;
  if (rowTop === undefined) return from;
  const row = places.flatMap(({ top, left }, index) =>
    top === rowTop ? [{ index, away: Math.abs(left - here.left) }] : [],
  );
  return row.toSorted((a, b) => a.away - b.away)[0]?.index ?? from;
}
