import { useCallback, useEffect, useRef, useState } from 'react';

/** Typed text is sent this long after the last key, and at most twice as long after the first one: within a second. */
export const sendAfterMs = 500;

/** Texts as they were last typed, by field: they outlast a field that is taken off the screen before its text was accepted. */
export type Drafts = Map<string, string>;

interface DraftOptions {
  readonly drafts: Drafts;
  readonly field: string;
  /** The text as the attempt has it. */
  readonly saved: string;
  readonly onSend: (text: string) => void;
  /** Whether a key must be sent at once, because the part may end before the next moment. */
  readonly urgent: () => boolean;
}

interface Draft {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Sends what hasn't been sent. */
  readonly flush: () => void;
}

/**
 * A text that is shown as it is typed and sent to the attempt soon after: when typing rests, when the field loses the focus or
 * leaves the screen, and before the page may go. Nothing typed is lost.
 */
export function useDraft({ drafts, field, saved, onSend, urgent }: DraftOptions): Draft {
  const [text, setText] = useState(() => drafts.get(field) ?? saved);
  const sent = useRef(saved);
  const typed = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waitingSince = useRef<number | null>(null);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    waitingSince.current = null;
    if (typed.current === sent.current) return;
    sent.current = typed.current;
    onSend(typed.current);
  }, [onSend]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      typed.current = next;
      drafts.set(field, next);
      const now = performance.now();
      waitingSince.current ??= now;
      clearTimeout(timer.current);
      if (urgent() || now - waitingSince.current >= sendAfterMs) flush();
      else timer.current = setTimeout(flush, sendAfterMs);
    },
    [drafts, field, flush, urgent],
  );

  useEffect(() => {
    // A text that was typed before an interruption and not accepted any more is sent again.
    flush();
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // In the first phase: the text comes before whatever else is said of a page that goes.
    window.addEventListener('pagehide', flush, { capture: true });
    document.addEventListener('visibilitychange', onHide, { capture: true });
    return () => {
      window.removeEventListener('pagehide', flush, { capture: true });
      document.removeEventListener('visibilitychange', onHide, { capture: true });
      flush();
    };
  }, [flush]);

  return { text, change, flush };
}
