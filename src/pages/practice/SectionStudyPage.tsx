import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadTestFlow } from '@/features/player/loadTestFlow';
import { hasDrillParameter, loadDrillPage } from '@/features/practice/drill/loadDrillPage';
import { PracticeHub } from '@/features/practice/hub/PracticeHub';
import { loadTestResult } from '@/features/results/loadTestResult';
import { LazyTodayCard } from '@/features/today/LazyTodayCard';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { PageBody } from '@/ui/page/PageBody';
import { useHydrated } from '@/ui/loading/useHydrated';
import { StudentRow } from '@/ui/row/StudentRow';

export { preloadHub as begin } from '@/features/practice/hub/preloadHub';

export default function SectionStudyPage() {
  const [search] = useSearchParams();
  // The prerendered page has no query string, and the first render must match it.
  const address = useHydrated() ? search.toString() : '';
  const mayDrill = hasDrillParameter(address);
  const testFlow = useLazyModule(loadTestFlow, mayDrill);
  const pages = useLazyModule(loadDrillPage, mayDrill);
  const drillPage = pages.state === 'ready' ? pages.module.parseDrillPageProps : null;
  const page = useMemo(() => drillPage?.(new URLSearchParams(address)) ?? null, [drillPage, address]);
  if (!mayDrill || (drillPage !== null && page === null))
    return (
      <>
        <StudentRow current="sectionStudy" />
        <PracticeHub focus={new URLSearchParams(address).get('focus')} today={<LazyTodayCard isHub />} />
      </>
    );
  if (testFlow.state === 'ready' && page !== null)
    return (
      <testFlow.module.TestFlow
        key={page.key}
        {...page.test}
        loadResult={loadTestResult}
        today={<LazyTodayCard />}
      />
    );
  return (
    <PageBody>
      {testFlow.state === 'failed' && <LoadFailureNotice name="The drill" failed={testFlow} />}
      {pages.state === 'failed' && testFlow.state !== 'failed' && (
        <LoadFailureNotice name="The drill" failed={pages} />
      )}
    </PageBody>
  );
}
