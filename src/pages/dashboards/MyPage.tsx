import { headlineOf } from '@/domain/family/headline';
import { overviewStats } from '@/domain/family/overview';
import { scoresOf } from '@/domain/family/tests';
import { activitiesOf } from '@/domain/family/told/activities';
import { weaknessesOf } from '@/domain/family/weakness';
import { OverviewStats } from '@/features/family/my-page/OverviewStats';
import { StudyProgressPanel } from '@/features/family/panels/StudyProgressPanel';
import { WeaknessPanel } from '@/features/family/my-page/WeaknessPanel';
import { ActivityPanel } from '@/features/family/panels/ActivityPanel';
import { scoreRows } from '@/features/family/panels/activityRows';
import { Headline } from '@/features/family/panels/Headline';
import { DashboardFrame } from '@/features/family/frame/DashboardFrame';
import { useDashboard } from '@/features/family/useDashboard';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { PrintStyles } from '@/ui/page/PrintStyles';
import { Sections } from '@/ui/page/Sections';

export default function MyPage() {
  const dashboard = useDashboard();
  const { record, family } = dashboard;
  const { asOf } = family;
  const { log } = record;
  const scores = scoresOf(record);
  return (
    <DashboardFrame id="myPage" dashboard={dashboard}>
      <PrintStyles />
      <Headline sentence={headlineOf(record, asOf)} />
      <Sections>
        <OverviewStats stats={overviewStats(record, asOf)} target={scores.target} />
        <CardGrid>
          <CardCell wide={6} medium={12}>
            <StudyProgressPanel record={record} asOf={asOf} />
          </CardCell>
          <CardCell wide={6} medium={12}>
            <WeaknessPanel weaknesses={weaknessesOf(log, asOf)} />
          </CardCell>
          <CardCell wide={12} medium={12}>
            <ActivityPanel rows={scoreRows(activitiesOf(record), asOf)} />
          </CardCell>
        </CardGrid>
      </Sections>
    </DashboardFrame>
  );
}
