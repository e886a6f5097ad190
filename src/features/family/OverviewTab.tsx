import { completionOf } from '@/domain/family/completion';
import { weeklyGoalsOf } from '@/domain/family/weekly-goals';
import { targetTotal } from '@/domain/family/tests';
import { activitiesOf } from '@/domain/family/told/activities';
import { weeksOf } from '@/domain/family/weeks';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { useHydrated } from '@/ui/page/useHydrated';
import { AnswerCard } from './answer/AnswerCard';
import { CompletionCard } from './overview/CompletionCard';
import { TrendsPanel } from './overview/TrendsPanel';
import { WeeklyGoalsPanel } from './overview/WeeklyGoalsPanel';
import { WeeklyStudyPanel } from './overview/WeeklyStudyPanel';
import { ActivityPanel } from './panels/ActivityPanel';
import { scoreRows } from './panels/activityRows';
import type { CoreProps } from './tabProps';

/** Progress Overview: how far each subject is, the week's hours, the trend, and what was done last. */
export function OverviewTab({ family, record }: CoreProps) {
  const { asOf } = family;
  // The last row is below every screen's fold: it comes after the first paint, so that the document stays small.
  const hydrated = useHydrated();
  return (
    <>
      <AnswerCard family={family} record={record} />
      <Sections>
        <CardGrid>
          {completionOf(record).map((completion) => (
            <CardCell key={completion.subject} wide={3} narrow={6}>
              <CompletionCard completion={completion} />
            </CardCell>
          ))}
        </CardGrid>
        <CardGrid>
          <CardCell wide={5} medium={12}>
            <WeeklyStudyPanel weeks={weeksOf(record.log, asOf)} targetHours={record.weeklyTargetHours} />
          </CardCell>
          <CardCell wide={7} medium={12}>
            <TrendsPanel tests={record.log.tests} target={targetTotal(record)} />
          </CardCell>
          {hydrated && (
            <>
              <CardCell wide={6} medium={12}>
                <ActivityPanel
                  rows={scoreRows(activitiesOf(record), asOf)}
                  title="Recent Activities"
                  limit={4}
                />
              </CardCell>
              <CardCell wide={6} medium={12}>
                <WeeklyGoalsPanel goals={weeklyGoalsOf(record, asOf)} />
              </CardCell>
            </>
          )}
        </CardGrid>
      </Sections>
    </>
  );
}
