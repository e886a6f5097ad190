import { useEffect } from 'react';
import { type Letter, letters } from '@/domain/exam/item';
import type { Move } from './useTestSession';

/** Every key of the player, as the "?" dialog lists them. */
export const keyList: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'A to E, or 1 to 5', does: 'Choose an answer' },
  { keys: 'Shift with A to E', does: 'Cross a choice out, or bring it back' },
  { keys: '0 or Backspace', does: 'Clear the answer' },
  { keys: 'F', does: 'Flag the question, or take the flag away' },
  { keys: 'N', does: 'Next question' },
  { keys: 'P', does: 'Previous question' },
  { keys: 'R', does: 'Review all questions' },
  { keys: 'T', does: 'Hide or show the time' },
  { keys: '?', does: 'This list' },
];

interface Keys {
  /** Single keys can be switched off: speech input and shaky hands press them by mistake (WCAG 2.1.4). */
  readonly enabled: boolean;
  readonly send: (move: Move) => void;
  readonly onHelp: () => void;
  readonly onTimer: () => void;
}

/** Listens to the player's keys while no dialog is open. Only "?" stays when single keys are switched off. */
export function useKeys({ enabled, send, onHelp, onTimer }: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      if (event.key === '?') {
        onHelp();
        return;
      }
      if (!enabled) return;
      if (event.key.toLowerCase() === 't') onTimer();
      const move = moveOf(event.key, event.shiftKey);
      if (move === null) return;
      event.preventDefault();
      send(move);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled, send, onHelp, onTimer]);
}

function moveOf(key: string, shift: boolean): Move | null {
  const letter = letterOf(key);
  if (letter !== null) return { type: shift ? 'toggle-cross-out' : 'choose', letter };
  switch (key.toLowerCase()) {
    case '0':
    case 'backspace':
      return { type: 'clear' };
    case 'f':
      return { type: 'toggle-flag' };
    case 'n':
      return { type: 'next' };
    case 'p':
      return { type: 'back' };
    case 'r':
      return { type: 'open-review' };
    default:
      return null;
  }
}

function letterOf(key: string): Letter | null {
  const byNumber = /^[1-5]$/.test(key) ? letters[Number(key) - 1] : undefined;
  return byNumber ?? letters.find((letter) => letter === key.toUpperCase()) ?? null;
}
