import { needed, useArrived } from '@/ui/useArrived';

const load = () => import('./drawn');

/** Gives what draws formulas, figures and tables, null while it isn't there or isn't wanted. */
export function useDrawn(wanted: boolean) {
  return needed(useArrived(load, wanted));
}
