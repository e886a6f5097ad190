import { type ComponentType, createContext, useContext } from 'react';
import type { Item } from '@/domain/exam/item';

/** What a question of a drill offers beyond that of a test; nothing of it in a test. */
export interface DrillTools {
  readonly Why: ComponentType<{ readonly item: Item }> | null;
  /** Asks another item like one; null where the drill has an end. */
  readonly another: ((item: Item) => void) | null;
}

const DrillToolsContext = createContext<DrillTools>({ Why: null, another: null });

export const DrillToolsProvider = DrillToolsContext.Provider;

export function useDrillTools(): DrillTools {
  return useContext(DrillToolsContext);
}
