import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { ProfileButton } from '@/features/family/setup/ProfileButton';
import { loadPlannerReader, startPlanner } from '@/features/planning/planner/load';
import { neededWords } from '@/features/planning/planner/frameWords';
import { PlannerFrame } from '@/features/planning/planner/PlannerFrame';
import { LaterWeeklySheet } from '@/features/planning/weekly/LaterWeeklySheet';
import { LaterToday } from '@/features/today/LaterToday';
import { site } from '@/site';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { PartBoundary } from '@/ui/loading/PartBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { FactsChecked } from '@/ui/page/FactsChecked';
import { NeedsScripts } from '@/ui/page/NeedsScripts';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { useHydrated } from '@/ui/page/useHydrated';
import { StudentRow } from '@/ui/row/StudentRow';

startPlanner();

export default function StudyPlannerPage() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const reader = useLazyModule(loadPlannerReader, true);
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
          {hydrated && reader.state === 'ready' ? (
            <PartBoundary what="The planner">
              <reader.module.PlannerReader
                date={search.get('date')}
                course={search.get('course')}
                start={search.get('start')}
                todayCard={<LaterToday />}
              />
            </PartBoundary>
          ) : (
            <PlannerFrame>
              <NeedsScripts>
                The plan is made in your browser, so this page needs JavaScript. Turn it on, then reload the
                page. Nothing is lost.
              </NeedsScripts>
              {reader.state === 'failed' ? (
                <LoadFailed what="The planner" failed={reader} />
              ) : (
                <Box sx={{ minHeight: 320 }}>{neededWords}</Box>
              )}
            </PlannerFrame>
          )}
        </Box>
        <Box sx={{ mt: { xs: 2, sm: 3 } }}>{hydrated && <LaterWeeklySheet />}</Box>
        <FactsChecked />
      </PageBody>
    </>
  );
}
