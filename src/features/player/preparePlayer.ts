/** Fetches all the code that a test needs, before it starts. */
import { hasImmediateFeedback } from '@/domain/exam/attempts/immediate-feedback';
import type { AttemptConditions, FormPart } from '@/domain/exam/test/form';
import type { PlanPart } from '@/domain/exam/test/test-plan';
import { lazyModuleStore } from '@/ui/loading/lazyModuleStore';
import {
  loadDialogs,
  loadEssayScreen,
  loadFeedback,
  loadPassageQuestion,
  loadPartScreens,
  loadToolsPanel,
} from './playerLoaders';

export const loadUnfinishedAttempt = () => import('./start/UnfinishedAttempt');
export const loadRunningTest = () => import('./runningScreens');

/**
 * Fetches the code these parts need, so that nothing is fetched in the middle of a test. Rejects if some of it can't be fetched
 * after several attempts; calling it again retries what is missing.
 * @param conditions null while they aren't known yet
 */
export async function preparePlayer(
  parts: readonly (PlanPart | FormPart)[],
  conditions: AttemptConditions | null,
): Promise<void> {
  const sections = parts.flatMap((part) => (part.kind === 'section' ? [part.section] : []));
  const asks = (section: string) => sections.some((each) => each === section || each === 'mixed');
  await Promise.all([
    fetched(loadRunningTest),
    fetched(loadPartScreens),
    fetched(loadDialogs),
    fetched(loadToolsPanel),
    ...(conditions !== null && hasImmediateFeedback(conditions) ? [fetched(loadFeedback)] : []),
    ...(parts.some(({ kind }) => kind === 'essay') ? [fetched(loadEssayScreen)] : []),
    ...(asks('reading') ? [fetched(loadPassageQuestion)] : []),
  ]);
}

/**
 * Resolves once code has loaded and is available to every component that loads it with the same function; rejects if loading
 * failed.
 */
async function fetched(load: () => Promise<unknown>): Promise<void> {
  const store = lazyModuleStore(load);
  const before = store.current();
  const outcome = before.state === 'failed' ? await before.retry() : await arrival(store);
  if (outcome !== 'ready') throw new Error('A part of the test could not be fetched');
}

/** Requests code and resolves with the outcome: "ready" or "failed". */
function arrival({ current, subscribe }: ReturnType<typeof lazyModuleStore>): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      const { state } = current();
      if (state === 'waiting') return;
      resolve(state);
      // Deferred: the store may be notifying its listeners, and `leave` may not be assigned yet.
      queueMicrotask(() => leave());
    };
    const leave = subscribe(look);
    look();
  });
}
