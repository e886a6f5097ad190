import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TestFlow } from '@/features/player/TestFlow';
import { parseDrillPageProps } from '@/features/practice/drill/drillPage';
import { PracticeHub } from '@/features/practice/hub/PracticeHub';
import { loadTestResult } from '@/features/results/loadTestResult';
import { TodayCardReader } from '@/features/today/TodayCardReader';
import { useHydrated } from '@/ui/loading/useHydrated';
import { StudentRow } from '@/ui/row/StudentRow';

export default function SectionStudyPage() {
  const [search] = useSearchParams();
  // The prerendered page has no query string, and the first render must match it.
  const address = useHydrated() ? search.toString() : '';
  const drill = useMemo(() => parseDrillPageProps(new URLSearchParams(address)), [address]);
  if (drill !== null)
    return (
      <TestFlow key={drill.key} {...drill.test} loadResult={loadTestResult} today={<TodayCardReader />} />
    );
  return (
    <>
      <StudentRow current="sectionStudy" />
      <PracticeHub focus={new URLSearchParams(address).get('focus')} today={<TodayCardReader isHub />} />
    </>
  );
}
