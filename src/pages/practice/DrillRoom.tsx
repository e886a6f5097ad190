import { useMemo } from 'react';
import { drillPlan } from '@/domain/exam/catalog/drills';
import { testTitle } from '@/domain/exam/catalog/titles';
import type { DrillRequest } from '@/domain/plan/drill';
import { TestRoom } from '@/features/player/TestRoom';
import { drillOf } from '@/features/practice/drill/drillOf';
import { allDrillIds, drillFacts, drillLead } from '@/features/practice/drill/page';
import { loadTestResult } from '@/features/results/load';

/** A drill, from its start to its result. The hub paints without it. */
export function DrillRoom({ request }: { readonly request: DrillRequest }) {
  const plan = useMemo(() => drillPlan(request), [request]);
  const drill = useMemo(() => drillOf(request), [request]);
  return (
    <TestRoom
      title={plan.title}
      lead={drillLead(request)}
      facts={drillFacts(request)}
      action="Start the drill"
      planIds={allDrillIds}
      planOf={() => plan}
      titleOf={testTitle}
      offered={{}}
      exit={request.subject.kind === 'mistakes' ? 'errorLog' : 'sectionStudy'}
      loadResult={loadTestResult}
      drill={drill}
    />
  );
}
