import { useLazyModule } from '@/ui/loading/useLazyModule';

/** Call it to preload the drawings. */
export const loadDrawings = () => import('./drawings');

/** Returns the code that draws formulas, figures, and tables, loaded with the first question that needs it. */
export function useDrawings(wanted: boolean) {
  return useLazyModule(loadDrawings, wanted);
}
