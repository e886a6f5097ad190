import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Typed text is sent this long after the first key since it was last sent: half of the second that may be lost at most. */
export const sendDelayMs = 500;

/** Texts as they were last typed, by field: they outlast a field that is taken off the screen before its text was accepted. */
export type DraftTexts = Map<string, string>;

interface DraftOptions {
  readonly drafts: DraftTexts;
  readonly field: string;
  /** The text as the attempt has it. */
  readonly saved: string;
  readonly onSend: (text: string) => void;
  /** Whether a key must be sent at once, because the part may end before the next moment. */
  readonly urgent: () => boolean;
}

/** A text in one of the browser's own fields, which alone holds it while it is typed; the same object as long as the field is shown. */
export interface TextDraft {
  /** The text that the field begins with. It is never set again from here. */
  readonly initial: string;
  readonly current: () => string;
  /** Takes note of the field's text after a key. Nothing on screen is rendered again for it. */
  readonly note: (text: string) => void;
  /** Sends what hasn't been sent. */
  readonly flush: () => void;
  /** Calls back after each key. Returns what ends the subscription. */
  readonly subscribe: (changed: () => void) => () => void;
}

/**
 * A text that is sent to the attempt soon after it was typed: at most half a second after the key, when the field loses the focus
 * or leaves the screen, and before the page may go. Nothing typed is lost. Sending stores the whole attempt, so it waits for a
 * task of its own and no key waits for it.
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
    // A text that was typed before an interruption and no longer accepted is sent again.
    flush();
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // In the capture phase, so that the text is sent before anything else happens to a page that is going away.
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
