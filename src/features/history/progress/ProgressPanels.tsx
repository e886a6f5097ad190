import { useMemo } from 'react';
import type { SavedTestHistory } from '../useSavedTestHistory';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { ComparisonPanel } from './ComparisonPanel';
import { estimatedTests, latestComparablePair } from './estimatedTests';
import { TrendPanel } from './TrendPanel';

const noReported: NonNullable<SavedTestHistory['reported']> = [];
const noNotes: NonNullable<SavedTestHistory['notes']> = new Map();

/** The estimates of all tests over time and, once two can be compared, those side by side; nothing if no test has an estimate. */
export function ProgressPanels({ history: { attempts, notes, reported } }: { history: SavedTestHistory }) {
  const tests = useMemo(() => estimatedTests(attempts, notes ?? noNotes), [attempts, notes]);
  if (tests.length === 0) return null;
  const pair = latestComparablePair(tests);
  return (
    <CardGrid>
      <CardCell wide={pair === null ? 12 : 7} medium={12}>
        <TrendPanel tests={tests} reported={reported ?? noReported} />
      </CardCell>
      {pair !== null && (
        <CardCell wide={5} medium={12}>
          <ComparisonPanel tests={tests} pair={pair} />
        </CardCell>
      )}
    </CardGrid>
  );
}
