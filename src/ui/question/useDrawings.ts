import { useLazyModule } from '@/ui/useLazyModule';

const load = () => import('./drawings');

/** What draws formulas, figures and tables, fetched with the first question that wants it. */
export function useDrawings(wanted: boolean) {
  return useLazyModule(load, wanted);
}
