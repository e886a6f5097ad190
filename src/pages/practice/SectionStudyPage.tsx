import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { drillPlan } from '@/domain/exam/catalog/drills';
import { type DrillRequest, parseDrill, usualDrill } from '@/domain/plan/drill';
import { TestRoom } from '@/features/player/TestRoom';
import { allDrillIds, drillFacts, drillLead } from '@/features/practice/drill/page';
import { drillOf } from '@/features/practice/drill/drillOf';
import { PracticeHub } from '@/features/practice/hub/PracticeHub';
import { loadTestResult } from '@/features/results/load';
import { useHydrated } from '@/ui/page/useHydrated';

/** The result of a drill whose address doesn't say what it asked. */
const anyDrill: DrillRequest = { subject: { kind: 'section', section: 'verbal' }, ...usualDrill };

export default function SectionStudyPage() {
  const [search] = useSearchParams();
  // The prerendered page knows no address but its own, and the first render must be the same.
  const address = useHydrated() ? search.toString() : '';
  const request = useMemo(() => requestIn(new URLSearchParams(address)), [address]);
  return request === null ? (
    <PracticeHub focus={new URLSearchParams(address).get('focus')} />
  ) : (
    <Drill key={JSON.stringify(request)} request={request} />
  );
}

function requestIn(search: URLSearchParams): DrillRequest | null {
  return parseDrill(search) ?? (search.has('attempt') ? anyDrill : null);
}

function Drill({ request }: { readonly request: DrillRequest }) {
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
      offered={{}}
      exit={request.subject.kind === 'mistakes' ? 'errorLog' : 'sectionStudy'}
      loadResult={loadTestResult}
      drill={drill}
    />
  );
}
