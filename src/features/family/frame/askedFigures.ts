import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { claimsCopy } from '@/data/learners/shared/sharedAddress';
import { chosenLearnerAttribute, ownRecordAttribute } from '@/data/record/learner/recordMark';
import { useHydrated } from '@/ui/loading/useHydrated';

/** Hides the prerendered figures, which are those of the default sample's first child, until the requested figures have loaded. */
export const hiddenForAskedFigures = {
  [`html:is([${ownRecordAttribute}], [${chosenLearnerAttribute}]) &[data-figures="sample"]`]: {
    visibility: 'hidden',
    displayPrint: 'none',
  },
} as const;

interface AskedFigures {
  /** True if the copy in the address can't be opened. */
  readonly isRefused: boolean;
  readonly isFamilyLoading: boolean;
}

/**
 * Shows the figures by removing the attributes that hide them: right after hydration or, for a copy in the address or another
 * sample family, once that has loaded.
 */
export function useAskedFiguresShown({ isRefused, isFamilyLoading }: AskedFigures) {
  const hydrated = useHydrated();
  const isArriving = claimsCopy(useLocation()) && !isRefused;
  useEffect(() => {
    if (!hydrated) return;
    if (!isArriving) document.documentElement.removeAttribute(ownRecordAttribute);
    if (!isFamilyLoading) document.documentElement.removeAttribute(chosenLearnerAttribute);
  }, [hydrated, isArriving, isFamilyLoading]);
}
