import { createContext, useContext } from 'react';
import type { Form } from '@/domain/exam/form';
import type { Item } from '@/domain/exam/item';
import type { PageDrill } from './pageDrill';

/** What a question of a drill offers beyond that of a test; nothing of it in a test. */
export interface DrillTools {
  readonly Why: PageDrill['Why'] | null;
  /** The form that is being taken. */
  readonly form: Form | null;
  /** Asks another item like one; null where the drill has an end. */
  readonly another: ((item: Item) => void) | null;
}

const DrillToolsContext = createContext<DrillTools>({ Why: null, form: null, another: null });

export const DrillToolsProvider = DrillToolsContext.Provider;

export function useDrillTools(): DrillTools {
  return useContext(DrillToolsContext);
}
