import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import { TestFlow } from '@/features/player/TestFlow';
import { prepareDrill } from '@/features/player/attempt/prepareTest';
import { createPageDrill } from '@/features/practice/drill/createPageDrill';
import { parseDrillPageProps } from '@/features/practice/drill/drillPage';
import { PracticeHub } from '@/features/practice/hub/PracticeHub';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { TodayCardReader } from '@/features/today/TodayCardReader';
import { usePreload } from '@/ui/loading/lazyModule';
import { useHydrated } from '@/ui/loading/useHydrated';
import { StudentRow } from '@/ui/row/StudentRow';

/** Needs the code of every drill and the generators of math questions. */
const usualDrill = createPageDrill({
  subject: { kind: 'section', section: 'quantitative' },
  ...defaultDrill,
});

export default function SectionStudyPage() {
  const [search] = useSearchParams();
  // The prerendered page has no query string, and the first render must match it.
  const address = useHydrated() ? search.toString() : '';
  const drill = useMemo(() => parseDrillPageProps(new URLSearchParams(address)), [address]);
  usePreload(drill === null ? 'drill' : null, () => prepareDrill(usualDrill));
  if (drill !== null)
    return (
      <TestFlow key={drill.key} {...drill.test} loadResult={loadTestResult} renderToday={renderTodayCard} />
    );
  return (
    <>
      <StudentRow current="sectionStudy" />
      <PracticeHub focus={new URLSearchParams(address).get('focus')} today={<TodayCardReader isHub />} />
    </>
  );
}
