import { useMemo } from 'react';
import type { Highlight } from '@/domain/exam/items/highlight';
import { itemRef, type Passage } from '@/domain/exam/items/item';

const none: readonly Highlight[] = [];

/** Returns the highlights in a passage; the same list until one is added or removed. */
export function usePassageHighlights(
  highlights: readonly Highlight[],
  passage: Passage | null,
): readonly Highlight[] {
  return useMemo(
    () => (passage === null ? none : highlights.filter((each) => each.passage === itemRef(passage))),
    [highlights, passage],
  );
}
