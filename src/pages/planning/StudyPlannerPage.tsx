import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ProfileButton } from '@/features/family/setup/profile/ProfileButton';
import { loadPlannerReader, preloadPlanner } from '@/features/planning/planner/loadPlannerReader';
import { PlanFormPlaceholder, PlannerFrame } from '@/features/planning/planner/PlannerFrame';
import { LazyWeeklySheet } from '@/features/planning/weekly/LazyWeeklySheet';
import { LazyTodayCard } from '@/features/today/LazyTodayCard';
import { site } from '@/site';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { useHydrated } from '@/ui/loading/useHydrated';
import { StudentRow } from '@/ui/row/StudentRow';

preloadPlanner();

export default function StudyPlannerPage() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const reader = useLazyModule(loadPlannerReader, true);
  const [isRead, setIsRead] = useState(false);
  const hidePlaceholder = useCallback(() => setIsRead(true), []);
  return (
    <>
      <StudentRow current="studyPlanner" />
      <PageBody>
        <PageHeading
          title={site.studyPlanner.heading}
          line="A plan for the weeks until your test: what to do each day, with links that start each task."
          aside={<ProfileButton variant="outlined" sx={{ displayPrint: 'none' }} />}
        />
        <Box sx={{ mt: 4 }}>
          {!isRead && (
            <PlannerFrame>
              <NoScriptNotice>
                The plan is made in your browser, so this page needs JavaScript. Turn it on, then reload the
                page. Nothing is lost.
              </NoScriptNotice>
              {reader.state === 'failed' ? (
                <LoadFailureNotice name="The planner" failed={reader} />
              ) : (
                <PlanFormPlaceholder />
              )}
            </PlannerFrame>
          )}
          {hydrated && reader.state === 'ready' && (
            <PartErrorBoundary name="The planner" onError={hidePlaceholder}>
              <reader.module.PlannerReader
                date={search.get('date')}
                course={search.get('course')}
                start={search.get('start')}
                todayCard={<LazyTodayCard />}
                onRead={hidePlaceholder}
              />
            </PartErrorBoundary>
          )}
        </Box>
        <Box sx={{ mt: { xs: 2, sm: 3 } }}>{hydrated && <LazyWeeklySheet />}</Box>
        <FactsCheckedNote />
      </PageBody>
    </>
  );
}
