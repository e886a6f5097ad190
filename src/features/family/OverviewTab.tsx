import { useToday } from '@/data/today';
import { overviewHeadline } from '@/domain/family/headline';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Sections } from '@/ui/page/Sections';
import { useHydrated } from '@/ui/page/useHydrated';
import { CompletionCard } from './overview/CompletionCard';
import { TrendsPanel } from './overview/TrendsPanel';
import { WeeklyGoalsPanel } from './overview/WeeklyGoalsPanel';
import { WeeklyStudyPanel } from './overview/WeeklyStudyPanel';
import { ActivityPanel } from './panels/ActivityPanel';
import { scoreRows } from './panels/activityRows';
import { Headline } from './panels/Headline';
import type { CoreProps } from './tabProps';

/** Progress Overview: how far each subject is, the week's hours, the trend, and what was done last. */
export function OverviewTab({ record, core }: CoreProps) {
  const today = useToday();
  // The last row is below every screen's fold: it comes after the first paint, so that the document stays small.
  const hydrated = useHydrated();
  return (
    <>
      <Headline sentence={overviewHeadline(record, core)} />
      <Sections>
        <CardGrid>
          {core.completion.map((completion) => (
            <CardCell key={completion.subject} wide={3} narrow={6}>
              <CompletionCard completion={completion} />
            </CardCell>
          ))}
        </CardGrid>
        <CardGrid>
          <CardCell wide={5} medium={12}>
            <WeeklyStudyPanel core={core} />
          </CardCell>
          <CardCell wide={7} medium={12}>
            <TrendsPanel tests={core.tests} target={record.scores.target} />
          </CardCell>
          {hydrated && (
            <>
              <CardCell wide={6} medium={12}>
                <ActivityPanel rows={scoreRows(core.activities, today)} title="Recent Activities" limit={4} />
              </CardCell>
              <CardCell wide={6} medium={12}>
                <WeeklyGoalsPanel goals={core.weeklyGoals} />
              </CardCell>
            </>
          )}
        </CardGrid>
      </Sections>
    </>
  );
}
