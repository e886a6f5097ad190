import { createContext, useContext } from 'react';
import type { TestForm } from '@/domain/exam/test/form';
import type { Item } from '@/domain/exam/items/item';
import type { PageDrill } from './pageDrill';

/** A drill's additions to a question; a test has none of them. */
export interface DrillQuestionExtras {
  readonly Why: PageDrill['Why'] | null;
  readonly form: TestForm | null;
  /** Asks another item like the given one; null unless the drill is endless. */
  readonly askSimilar: ((item: Item) => void) | null;
}

const DrillToolsContext = createContext<DrillQuestionExtras>({ Why: null, form: null, askSimilar: null });

export const DrillQuestionExtrasProvider = DrillToolsContext.Provider;

export function useDrillQuestionExtras(): DrillQuestionExtras {
  return useContext(DrillToolsContext);
}
