import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
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
  /** Null in the document, which has no dates. */
  readonly start: CourseStart | null;
}

/** The hours and tests of the course, its start date, and a link to the planner. */
export function CourseStartCard({ weeks, start }: CourseStartCardProps) {
  const figures = courseFigures(weeks);
  const search = { course: String(weeks), ...(start !== null && { start: start.monday }) };
  return (
    <Card component="section" aria-label="Start this course" sx={card}>
      <dl>
        <Figure label="In total" figure={totalHoursText(figures)} unit="hours" />
        <Figure label="A week" figure={weeklyHoursText(figures)} unit="hours" />
        <Figure
          label="Full tests"
          figure={formatNumber(figures.fullTests)}
          unit={figures.fullTests === 1 ? 'test' : 'tests'}
        />
      </dl>
      <div>
        <NoScriptNotice>Dates, the calendar file, and the planner need JavaScript.</NoScriptNotice>
        <StartDateChoice weeks={weeks} start={start} />
      </div>
      <LinkButton to={pathOf('studyPlanner', { search })}>Start this course</LinkButton>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          '@media print': { display: 'none' },
        }}
      >
        <CourseExportButtons weeks={weeks} monday={start?.monday ?? null} />
      </Box>
      <Typography variant="secondary">
        The planner takes over from here: it checks off what the student does and finds new days for what was
        missed.
      </Typography>
    </Card>
  );
}

function Figure({ label, figure, unit }: { label: string; figure: string; unit: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{figure}</span> <small>{unit}</small>
      </dd>
    </div>
  );
}

const card = {
  p: { xs: 2, sm: 3 },
  display: 'grid',
  gap: 2,
  '& dl': {
    m: 0,
    pb: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 16px',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, typography: 'figure', fontSize: '1.5rem', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.875rem', fontWeight: 500, color: 'text.secondary' },
  // On paper, only the dates remain, without the controls.
  '@media print': { gap: 0, '& form, & > p': { display: 'none' } },
} as const;
