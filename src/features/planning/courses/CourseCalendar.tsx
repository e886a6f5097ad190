import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import { type CourseDay, courseCategoryOf, type CourseWeek } from '@/domain/plan/courses/course-weeks';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { formatMinutes } from '@/lib/text/format';
import { entryPath } from '@/domain/plan/schedule/entry-path';
import { DayEntries, DayEntry, TestDayEntry, WeekDay, WeekDays } from '../calendar/WeekDays';
import { courseWeekdayLabel } from './coursePageTexts';

interface CourseCalendarProps {
  readonly calendar: readonly CourseWeek[];
  /** The purpose of each week, in order. */
  readonly texts: readonly { readonly title: string; readonly line: string }[];
  /** The first day of the course; null until its start date is known. */
  readonly monday: IsoDay | null;
}

/** The days of a course, one week per row, with each entry a link. On a phone, a list of days. */
export function CourseCalendar({ calendar, texts, monday }: CourseCalendarProps) {
  return (
    <Box sx={{ borderTop: 2, borderColor: 'primary.main' }}>
      {calendar.map(({ number, minutes, days }, index) => (
        <Box key={number} component="section" aria-labelledby={`week-${number}`} sx={week}>
          <Box sx={weekHead}>
            <Typography variant="caption" color="textSecondary">{`Week ${number}`}</Typography>
            <Typography variant="h3" id={`week-${number}`}>
              {texts[index]?.title}
            </Typography>
            <Typography variant="caption" component="p" color="textSecondary" sx={{ displayPrint: 'none' }}>
              {texts[index]?.line}
            </Typography>
            <Typography variant="h3" component="b">
              {formatMinutes(minutes)}
            </Typography>
          </Box>
          <WeekDays>
            {days.map((day) => (
              <WeekDay key={day.place} name={courseWeekdayLabel(day.place, monday)} kind={day.kind}>
                <DayContent day={day} monday={monday} />
              </WeekDay>
            ))}
          </WeekDays>
        </Box>
      ))}
    </Box>
  );
}

function DayContent({ day, monday }: { readonly day: CourseDay; readonly monday: IsoDay | null }) {
  if (day.kind === 'test') return <TestDayEntry day={monday === null ? null : addDays(monday, day.place)} />;
  return (
    <DayEntries>
      {day.entries.map((entry) => (
        <DayEntry
          key={activityTitle(entry.activity)}
          title={activityTitle(entry.activity)}
          note={formatMinutes(entry.minutes)}
          kind={courseCategoryOf(entry.activity)}
          to={entryPath(entry)}
        />
      ))}
    </DayEntries>
  );
}

const week = {
  py: 2,
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '8.5rem minmax(0, 1fr)' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

const weekHead = {
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { display: 'flex', alignItems: 'baseline', columnGap: 1.5, breakAfter: 'avoid' },
} as const;
