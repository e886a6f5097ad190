import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import {
  type CourseCategory,
  type CourseDay,
  courseCategoryOf,
  type CourseWeek,
} from '@/domain/plan/courses/course-weeks';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { formatMinutes, keepDatesUnbroken } from '@/lib/text/format';
import { pathOf } from '@/site';
import * as colors from '@/ui/colors';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { entryPath } from '@/domain/plan/schedule/entry-path';
import { courseCategoryColors } from './courseCategoryColors';
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
          <List component="ol" sx={weekDays}>
            {days.map((day) => (
              <ListItem key={day.place} data-kind={day.kind} sx={dayCell}>
                <Typography variant="caption" color="textSecondary">
                  {keepDatesUnbroken(courseWeekdayLabel(day.place, monday))}
                </Typography>
                <DayContent day={day} monday={monday} />
              </ListItem>
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
}

function DayContent({ day, monday }: { readonly day: CourseDay; readonly monday: IsoDay | null }) {
  if (day.kind === 'free')
    return (
      <Typography variant="caption" color="textSecondary">
        Free day
      </Typography>
    );
  if (day.kind === 'study')
    return (
      <List sx={dayEntries}>
        {day.entries.map((entry) => (
          <li key={activityTitle(entry.activity)}>
            <EntryLink
              to={entryPath(entry)}
              title={activityTitle(entry.activity)}
              note={formatMinutes(entry.minutes)}
              kind={courseCategoryOf(entry.activity)}
            />
          </li>
        ))}
      </List>
    );
  const search = monday === null ? {} : { search: { date: addDays(monday, day.place) } };
  return <EntryLink to={pathOf('countdown', search)} title="Test day" note="What to bring" kind="test day" />;
}

interface EntryLinkProps {
  readonly to: string;
  readonly title: string;
  readonly note: string;
  readonly kind: CourseCategory | 'test day';
}

function EntryLink({ to, title, note, kind }: EntryLinkProps) {
  return (
    <Link component={RouterLink} to={to} variant="caption" color="textPrimary" sx={entryStyles[kind]}>
      <span>{title}</span>{' '}
      <Box component="span" sx={kind === 'test' ? testNote : noteStyles}>
        {note}
      </Box>
    </Link>
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

const sevenDays = 'repeat(7, minmax(0, 1fr))';
const oneColumn = 'minmax(0, 1fr)';

const weekDays = {
  display: 'grid',
  gap: { xs: 0, md: '1px' },
  gridTemplateColumns: { xs: oneColumn, md: sevenDays },
  '@media print': { gridTemplateColumns: sevenDays },
} as const;

const dayCell = {
  minWidth: 0,
  p: { xs: '8px 0', md: '4px 4px 8px' },
  display: 'grid',
  gap: 0.75,
  alignContent: 'start',
  alignItems: 'stretch',
  gridTemplateColumns: { xs: '5.5rem minmax(0, 1fr)', md: oneColumn },
  [largeTextMediaQuery]: { gridTemplateColumns: oneColumn },
  borderTop: { xs: 1, md: 0 },
  borderLeft: { xs: 0, md: 1 },
  // One value for all widths would be overridden by the borders above.
  borderColor: { xs: 'divider', md: 'divider' },
  breakInside: 'avoid',
  '@media print': { gridTemplateColumns: oneColumn, p: '4px 4px 8px 0', borderTop: 0 },
} as const;

const dayEntries = {
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: oneColumn },
  [largeTextMediaQuery]: { gridTemplateColumns: oneColumn },
  '@media print': { gridTemplateColumns: oneColumn },
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

const entry = {
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 44,
  px: 1,
  py: 0.5,
  borderRadius: 0.5,
  borderLeft: '3px solid',
  fontWeight: 600,
  '@media print': { minHeight: 0 },
} as const;

const tinted = (category: Exclude<CourseCategory, 'test'>, percent = 9) => ({
  ...entry,
  borderColor: courseCategoryColors[category],
  bgcolor: `color-mix(in srgb, ${courseCategoryColors[category]} ${percent}%, ${colors.paper})`,
});

const entryStyles = {
  verbal: tinted('verbal'),
  quantitative: tinted('quantitative'),
  reading: tinted('reading'),
  writing: tinted('writing'),
  review: tinted('review', 14),
  test: {
    ...entry,
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    // On paper, a frame replaces the dark background.
    '@media print': {
      minHeight: 0,
      border: '2px solid',
      bgcolor: 'background.paper',
      color: 'text.primary',
    },
  },
  'test day': { ...entry, border: '2px solid', borderColor: 'primary.main' },
} as const;

const testNote = { fontWeight: 400 } as const;
const noteStyles = { ...testNote, color: 'text.secondary' } as const;
