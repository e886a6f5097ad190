import { startPracticeRecord } from '@/data/record/loadRecord';

/** Begins to fetch what every page of practice reads, while the page is still coming to life; what fails is tried again by who reads. */
export function startPractice(): void {
  if (import.meta.env.SSR) return;
  startPracticeRecord();
  import('@/data/items/index/load').then(({ loadItemIndex }) => loadItemIndex()).catch(() => undefined);
}
