import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { CourseLength } from '@/domain/plan/courses/course';
import type { CourseStart } from '@/domain/plan/courses/course-start';
import { courseFigures } from '@/data/courses/courseDays';
import { formatNumber } from '@/lib/text/format';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { CourseExportButtons } from './CourseExportButtons';
import { weeklyHoursText, totalHoursText } from './coursePageTexts';
import { StartDateChoice } from './StartDateChoice';

interface CourseStartCardProps {
  readonly weeks: CourseLength;
  readonly level: LevelId;
  /** Null in the document, which has no dates. */
  readonly start: CourseStart | null;
}

/** The hours and tests of the course, its start date, and a link to the planner. */
export function CourseStartCard({ weeks, level, start }: CourseStartCardProps) {
  const courseTotals = courseFigures(weeks, level);
  const search = { course: String(weeks), ...(start !== null && { start: start.monday }) };
  return (
    <Card component="section" aria-label="Start this course">
      <CardContent>
        <Stack spacing={2}>
          <Stack component="dl" direction="row" sx={figures}>
            <Figure label="In total" figure={totalHoursText(courseTotals)} unit="hours" />
            <Figure label="A week" figure={weeklyHoursText(courseTotals)} unit="hours" />
            <Figure
              label="Full tests"
              figure={formatNumber(courseTotals.fullTests)}
              unit={courseTotals.fullTests === 1 ? 'test' : 'tests'}
            />
          </Stack>
          <div>
            <NoScriptNotice>Dates, the calendar file, and the planner need JavaScript.</NoScriptNotice>
            <StartDateChoice weeks={weeks} start={start} />
          </div>
          <LinkButton to={pathOf('studyPlanner', { search })}>Start this course</LinkButton>
          <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
            <CourseExportButtons weeks={weeks} level={level} monday={start?.monday ?? null} />
          </Stack>
          <Typography variant="secondary" sx={{ displayPrint: 'none' }}>
            From here, the planner takes over. It checks off what you do and finds new days for what you
            missed.
          </Typography>
        </Stack>
      </CardContent>
    </Card>
  );
}

interface FigureProps {
  readonly label: string;
  readonly figure: string;
  readonly unit: string;
}

function Figure({ label, figure, unit }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="secondary">
        {label}
      </Typography>
      <Typography component="dd" variant="figureSmall" sx={{ m: 0, whiteSpace: 'nowrap' }}>
        <span>{figure}</span>{' '}
        <Typography component="small" variant="secondary">
          {unit}
        </Typography>
      </Typography>
    </div>
  );
}

const figures = {
  m: 0,
  pb: 2,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
