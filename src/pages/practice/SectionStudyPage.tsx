import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DrillRequest, parseDrill, usualDrill } from '@/domain/plan/drill';
import { PracticeHub } from '@/features/practice/hub/PracticeHub';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { PageBody } from '@/ui/page/PageBody';
import { useHydrated } from '@/ui/page/useHydrated';

const loadDrillRoom = () => import('./DrillRoom');

/** The result of a drill whose address doesn't say what it asked. */
const anyDrill: DrillRequest = { subject: { kind: 'section', section: 'verbal' }, ...usualDrill };

function requestIn(search: URLSearchParams): DrillRequest | null {
  return parseDrill(search) ?? (search.has('attempt') ? anyDrill : null);
}

export default function SectionStudyPage() {
  const [search] = useSearchParams();
  // The prerendered page knows no address but its own, and the first render must be the same.
  const address = useHydrated() ? search.toString() : '';
  const request = useMemo(() => requestIn(new URLSearchParams(address)), [address]);
  const room = useLazyModule(loadDrillRoom, request !== null);
  if (request === null) return <PracticeHub focus={new URLSearchParams(address).get('focus')} />;
  if (room.state === 'ready')
    return <room.module.DrillRoom key={JSON.stringify(request)} request={request} />;
  return <PageBody>{room.state === 'failed' && <LoadFailed what="The drill" failed={room} />}</PageBody>;
}
