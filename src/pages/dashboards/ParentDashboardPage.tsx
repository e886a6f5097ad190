import { useSearchParams } from 'react-router-dom';
import { useFamily } from '@/data/family';
import { parseTab, type Tab } from '@/domain/family/tab';
import { ChildStrip } from '@/features/family/ChildStrip';
import { FamilyTabs } from '@/features/family/FamilyTabs';
import { NoDetail } from '@/features/family/NoDetail';
import { SampleDataChip } from '@/features/family/panels/SampleDataChip';
import { site } from '@/site';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { PrintStyles } from '@/ui/page/PrintStyles';
import { useHydrated } from '@/ui/page/useHydrated';

export default function ParentDashboardPage() {
  const { family, sample } = useFamily();
  const [search, setSearch] = useSearchParams();
  // The prerendered page is the overview, whatever the address asks for; the first render has to be the same.
  const tab = parseTab(useHydrated() ? search.get('tab') : null);
  const [record] = family.children;
  const show = (next: Tab) => setSearch({ tab: next }, { preventScrollReset: true });
  return (
    <PageBody>
      <PrintStyles />
      <PageHeading
        title={site.parentDashboard.title}
        line="Monitor your child’s SSAT progress, test scores and learning journey."
        badge={<SampleDataChip sample={sample} />}
      />
      <ChildStrip record={record} />
      {record.core === null ? (
        <NoDetail name={record.child.name} />
      ) : (
        <FamilyTabs active={tab} onChange={show} record={record} core={record.core} />
      )}
    </PageBody>
  );
}
