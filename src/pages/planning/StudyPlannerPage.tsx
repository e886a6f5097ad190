import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { ProfileButton } from '@/features/family/setup/ProfileButton';
import { PlannerReader } from '@/features/planning/planner/PlannerReader';
import { WeeklySheet } from '@/features/planning/weekly/WeeklySheet';
import { TodayCardReader } from '@/features/today/TodayCardReader';
import { site } from '@/site';
import { LevelChoice } from '@/ui/controls/LevelChoice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { FactsCheckedNote } from '@/ui/page/FactsCheckedNote';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { StudentRow } from '@/ui/row/StudentRow';

export default function StudyPlannerPage() {
  const [search] = useSearchParams();
  const { level, choose } = useTestLevel();
  return (
    <>
      <StudentRow current="studyPlanner" />
      <PageBody>
        <Stack spacing={4}>
          <Stack spacing={2}>
            <PageHeading
              title={site.studyPlanner.heading}
              line="Get a plan for the weeks until your test. You see what to do each day and follow links to each task."
              aside={<ProfileButton variant="outlined" sx={{ displayPrint: 'none' }} />}
            />
            <Box sx={{ displayPrint: 'none' }}>
              <LevelChoice level={level} onChange={choose} />
            </Box>
          </Stack>
          <div>
            <PartErrorBoundary name="The planner">
              <PlannerReader
                date={search.get('date')}
                course={search.get('course')}
                start={search.get('start')}
                todayCard={<TodayCardReader />}
                below={<WeeklySheet />}
              />
            </PartErrorBoundary>
          </div>
        </Stack>
        <FactsCheckedNote />
      </PageBody>
    </>
  );
}
