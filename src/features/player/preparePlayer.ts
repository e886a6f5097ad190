/** How all the code of a test is fetched before it starts. */
import { hasImmediateFeedback } from '@/domain/exam/immediate-feedback';
import type { Conditions, FormPart } from '@/domain/exam/form';
import type { PlanPart } from '@/domain/exam/test-plan';
import { lazyModuleStore } from '@/ui/loading/lazyModuleStore';
import { loadDrawings } from '@/ui/question/useDrawings';
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
 * Fetches the code that these parts need, so that nothing is fetched in the middle of a test. Rejects when some of it could
 * not be fetched after several attempts; calling it again asks for what is missing.
 * @param conditions null while they aren't known yet
 */
export async function preparePlayer(
  parts: readonly (PlanPart | FormPart)[],
  conditions: Conditions | null,
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
    ...(asks('quantitative') ? [fetched(loadDrawings)] : []),
  ]);
}

/** Resolves when the code is there, for every component that asks for it with the same function. */
async function fetched(load: () => Promise<unknown>): Promise<void> {
  const store = lazyModuleStore(load);
  const before = store.current();
  const outcome = before.state === 'failed' ? await before.retry() : await arrival(store);
  if (outcome !== 'ready') throw new Error('A part of the test could not be fetched');
}

/** How the fetching of some code ends; it is asked for now. */
function arrival({ current, subscribe }: ReturnType<typeof lazyModuleStore>): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      const { state } = current();
      if (state === 'waiting') return;
      resolve(state);
      // Later: the store may be in the middle of telling its listeners, and `leave` of being made.
      queueMicrotask(() => leave());
    };
    const leave = subscribe(look);
    look();
  });
}
