/** The code of a running test. A test needs it until it ends, so it is fetched before the test starts. */
import type { FormPart } from '@/domain/exam/test/form';
import type { PlanPart } from '@/domain/exam/test/test-plan';
import { preload } from '@/ui/loading/lazyModule';

export const loadRunningTest = () => import('./RunningTest');
export const loadEssayScreen = () => import('./essay/EssayScreen');

/** @throws Error (rejects) when some of the code can't be fetched, after several tries. */
export async function loadTestCode(parts: readonly (PlanPart | FormPart)[]): Promise<void> {
  await Promise.all([
    preload(loadRunningTest),
    ...(parts.some(({ kind }) => kind === 'essay') ? [preload(loadEssayScreen)] : []),
  ]);
}
