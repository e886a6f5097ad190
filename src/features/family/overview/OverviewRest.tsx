import { weeklyGoalsOf } from '@/domain/family/overview';
import { activitiesOf } from '@/domain/family/told/activities';
import { CardCell } from '@/ui/cards/CardGrid';
import { ActivityPanel } from '../panels/ActivityPanel';
import { scoreRows } from '../panels/activityRows';
import type { CoreProps } from '../tabProps';
import { WeeklyGoalsPanel } from './WeeklyGoalsPanel';

/** The last row of the overview: what was done last, and the week's goals. */
export function OverviewRest({ family: { asOf }, record }: CoreProps) {
  return (
    <>
      <CardCell wide={6} medium={12}>
        <ActivityPanel rows={scoreRows(activitiesOf(record), asOf)} title="Recent Activities" limit={4} />
      </CardCell>
      <CardCell wide={6} medium={12}>
        <WeeklyGoalsPanel goals={weeklyGoalsOf(record, asOf)} />
      </CardCell>
    </>
  );
}
