import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Delay from the first unsent keystroke to sending. A crash may lose at most one second of typing; this is half of that. */
export const sendDelayMs = 500;

/**
 * The latest text of each field, by field name. A text outlives its field, which may unmount before the attempt has accepted the
 * text.
 */
export type DraftTexts = Map<string, string>;

interface DraftOptions {
  readonly drafts: DraftTexts;
  readonly field: string;
  /** The text as saved in the attempt. */
  readonly saved: string;
  readonly onSend: (text: string) => void;
  /** True if a keystroke must be sent immediately because the part is about to end. */
  readonly urgent: () => boolean;
}

/**
 * A text that only the native field holds while the student types, so that typing renders nothing. The object stays the same while
 * the field is mounted.
 */
export interface TextDraft {
  /** The field's initial text. After that, only the field changes its text. */
  readonly initial: string;
  readonly current: () => string;
  /** Records the field's text after a keystroke, without rendering. */
  readonly note: (text: string) => void;
  /** Sends any unsent text. */
  readonly flush: () => void;
  /** Calls back after each keystroke. Returns the unsubscribe function. */
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * Sends typed text to the attempt: at most half a second after the keystroke, when the field loses focus or unmounts, and before
 * the page unloads, so that nothing typed is lost. Sending saves the whole attempt, so it runs in a task of its own and never
 * delays a keystroke.
 */
export function useTextDraft({ drafts, field, saved, onSend, urgent }: DraftOptions): TextDraft {
  const [initial] = useState(() => drafts.get(field) ?? saved);
  const sent = useRef(saved);
  const typed = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const [listeners] = useState(() => new Set<() => void>());

  const flush = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
    if (typed.current === sent.current) return;
    sent.current = typed.current;
    onSend(typed.current);
  }, [onSend]);

  const note = useCallback(
    (next: string) => {
      typed.current = next;
      drafts.set(field, next);
      if (urgent()) flush();
      else timer.current ??= setTimeout(flush, sendDelayMs);
      listeners.forEach((changed) => changed());
    },
    [drafts, field, flush, listeners, urgent],
  );

  useEffect(() => {
    // Sends text that was typed before an interruption and never accepted.
    flush();
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // The capture phase sends the text before other handlers run on an unloading page.
    window.addEventListener('pagehide', flush, { capture: true });
    document.addEventListener('visibilitychange', onHide, { capture: true });
    return () => {
      window.removeEventListener('pagehide', flush, { capture: true });
      document.removeEventListener('visibilitychange', onHide, { capture: true });
      flush();
    };
  }, [flush]);

  return useMemo(
    () => ({
      initial,
      current: () => typed.current,
      note,
      flush,
      subscribe: (changed) => {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
    }),
    [initial, note, flush, listeners],
  );
}
