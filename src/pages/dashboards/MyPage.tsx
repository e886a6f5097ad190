import { useFamily } from '@/data/family';
import { useToday } from '@/data/today';
import { headlineOf } from '@/domain/family/headline';
import { overviewStats } from '@/domain/family/overview';
import { OverviewStats } from '@/features/family/my-page/OverviewStats';
import { StudyProgressPanel } from '@/features/family/panels/StudyProgressPanel';
import { WeaknessPanel } from '@/features/family/my-page/WeaknessPanel';
import { NoDetail } from '@/features/family/NoDetail';
import { ActivityPanel } from '@/features/family/panels/ActivityPanel';
import { scoreRows } from '@/features/family/panels/activityRows';
import { Headline } from '@/features/family/panels/Headline';
import { SampleDataChip } from '@/features/family/panels/SampleDataChip';
import { addDays } from '@/lib/calendar';
import { site } from '@/site';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { PrintStyles } from '@/ui/page/PrintStyles';
import { Sections } from '@/ui/page/Sections';

export default function MyPage() {
  const { family, sample } = useFamily();
  const today = useToday();
  const [record] = family.children;
  const { child, core, scores } = record;
  return (
    <PageBody>
      <PrintStyles />
      <PageHeading
        title={site.myPage.title}
        line={`${child.name}, grade ${child.grade}, aiming for ${child.targetSchool}`}
        badge={<SampleDataChip sample={sample} />}
      />
      <Headline sentence={headlineOf(scores, record.sections)} />
      {core === null ? (
        <NoDetail name={child.name} />
      ) : (
        <Sections>
          <OverviewStats stats={overviewStats(record, core)} target={scores.target} />
          <CardGrid>
            <CardCell wide={6} medium={12}>
              <StudyProgressPanel record={record} testDay={addDays(today, core.testInDays)} today={today} />
            </CardCell>
            <CardCell wide={6} medium={12}>
              <WeaknessPanel weaknesses={core.weaknesses} />
            </CardCell>
            <CardCell wide={12} medium={12}>
              <ActivityPanel rows={scoreRows(core.activities, today)} />
            </CardCell>
          </CardGrid>
        </Sections>
      )}
    </PageBody>
  );
}
