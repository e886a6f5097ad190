import { useMemo } from 'react';
import type { SavedTestHistory } from '../useSavedTestHistory';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { ComparisonPanel } from './ComparisonPanel';
import { estimatedTests } from './estimatedTests';
import { TrendPanel } from './TrendPanel';

const noReported: NonNullable<SavedTestHistory['reported']> = [];
const noNotes: NonNullable<SavedTestHistory['notes']> = new Map();

/** The estimates of all tests over time, and a comparison of two of them; renders nothing if no test has an estimate. */
export function ProgressPanels({ history: { attempts, notes, reported } }: { history: SavedTestHistory }) {
  const tests = useMemo(() => estimatedTests(attempts, notes ?? noNotes), [attempts, notes]);
  if (tests.length === 0) return null;
  return (
    <CardGrid>
      <CardCell wide={7} medium={12}>
        <TrendPanel tests={tests} reported={reported ?? noReported} />
      </CardCell>
      <CardCell wide={5} medium={12}>
        <ComparisonPanel tests={tests} />
      </CardCell>
    </CardGrid>
  );
}
