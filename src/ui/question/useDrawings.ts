import { useLazyModule } from '@/ui/loading/useLazyModule';

/** For code that wants it ready before it is needed. */
export const loadDrawings = () => import('./drawings');

/** What draws formulas, figures and tables, fetched with the first question that wants it. */
export function useDrawings(wanted: boolean) {
  return useLazyModule(loadDrawings, wanted);
}
