import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { registerUnsavedWork } from '@/lib/unsavedWork';

export interface LeavingQuestion {
  /** Whether a navigation waits for the answer: show the question. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks before something unsaved is left: inside the site, the browser's Back button included, through the question that the
 * caller shows while `asking`; on a reload and at the closing of the tab through the browser's own. `unsaved` names what would
 * be lost as it stands in the middle of a sentence ("the goal you are writing"), and is null while nothing would be. One
 * at a time may be on screen, because the router knows one blocker. Where only `pages` count, going to another
 * address of the same page isn't leaving.
 */
export function useAskBeforeLeaving(
  unsaved: string | null,
  { pages = false }: { readonly pages?: boolean } = {},
): LeavingQuestion {
  useEffect(() => (unsaved === null ? undefined : registerUnsavedWork(unsaved)), [unsaved]);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved !== null && (from.pathname !== to.pathname || (!pages && from.search !== to.search)),
  );
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
