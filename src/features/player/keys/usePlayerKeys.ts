import { useLayoutEffect } from 'react';
import { latinKey } from '@/lib/browser/latinKey';
import type { SendAction } from '../attempt/runAttempt';
import { isForTest } from './isForTest';
import { keyActionFor } from './keyMap';

interface Keys {
  /** False if the student has turned single keys off: speech input and shaky hands press them by mistake (WCAG 2.1.4). */
  readonly enabled: boolean;
  /** True while a question or the review is on screen; elsewhere, only the keys for the clock and the list of keys work. */
  readonly inSection: boolean;
  readonly send: SendAction;
  readonly onHelp: () => void;
  readonly onClock: () => void;
}

/** Listens to the player's keys, except while typing or with a dialog open. Only "?" works when single keys are off. */
export function usePlayerKeys({ enabled, inSection, send, onHelp, onClock }: Keys): void {
  // Before the question is painted: on a busy page a passive effect runs later and would miss a key pressed in between.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || !isForTest(event)) return;
      const action = keyActionFor(latinKey(event), event.shiftKey);
      if (action === null || (!enabled && action.kind !== 'help')) return;
      if (action.kind === 'move' && !inSection) return;
      event.preventDefault();
      if (action.kind === 'help') onHelp();
      else if (action.kind === 'clock') onClock();
      else if (action.kind === 'move') send(action.move);
      else document.querySelector<HTMLElement>(`[aria-keyshortcuts="${action.shortcut}"]`)?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled, inSection, send, onHelp, onClock]);
}
