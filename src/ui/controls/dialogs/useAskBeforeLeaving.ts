import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { registerUnsavedWork } from '@/lib/browser/unsavedWork';

export interface LeavingQuestion {
  /** True while a navigation waits for the answer: show the question. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks before unsaved work is lost. Navigation inside the site, including the browser's Back button, waits for an answer to the
 * question that the caller shows while `asking` is true; a reload or closing the tab shows the browser's own question. `unsaved`
 * describes the work, worded for the middle of a sentence ("the goal you are writing"); null if there is none. Use it once per
 * screen, because the router supports only one blocker. With `pages`, a change of the search parameters alone doesn't count as
 * leaving.
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
