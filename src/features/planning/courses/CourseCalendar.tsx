import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { activityTitle } from '@/domain/plan/topics/activity-title';
import {
  type CourseDay,
  type CourseEntry,
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
    <Box sx={calendarStyle}>
      {calendar.map(({ number, minutes, days }, index) => (
        <section key={number} aria-labelledby={`week-${number}`}>
          <div className="head">
            <small>{`Week ${number}`}</small>
            <h3 id={`week-${number}`}>{texts[index]?.title}</h3>
            <p>{texts[index]?.line}</p>
            <b>{formatMinutes(minutes)}</b>
          </div>
          <ol>
            {days.map((day) => (
              <li key={day.place} data-kind={day.kind}>
                <small>{keepDatesUnbroken(courseWeekdayLabel(day.place, monday))}</small>
                <DayContent day={day} monday={monday} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Box>
  );
}

function DayContent({ day, monday }: { readonly day: CourseDay; readonly monday: IsoDay | null }) {
  if (day.kind === 'free') return <p>Free day</p>;
  if (day.kind === 'study')
    return (
      <ul>
        {day.entries.map((entry) => (
          <li key={activityTitle(entry.activity)}>
            <EntryLink entry={entry} />
          </li>
        ))}
      </ul>
    );
  const search = monday === null ? {} : { search: { date: addDays(monday, day.place) } };
  return (
    <Link to={pathOf('countdown', search)} data-of="day">
      <span>Test day</span> <span>What to bring</span>
    </Link>
  );
}

function EntryLink({ entry }: { readonly entry: CourseEntry }) {
  return (
    <Link to={entryPath(entry)} data-of={courseCategoryOf(entry.activity)}>
      <span>{activityTitle(entry.activity)}</span> <span>{formatMinutes(entry.minutes)}</span>
    </Link>
  );
}

const sectionTimes = ['verbal', 'quantitative', 'reading', 'writing', 'review'] as const;

const week = 'repeat(7, minmax(0, 1fr))';

/** One style for the whole calendar, so that up to 42 days and 130 entries need no classes of their own. */
const calendarStyle = {
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  '& > section': {
    borderTop: 1,
    borderColor: 'divider',
    py: 2,
    display: 'grid',
    columnGap: 2,
    rowGap: 1.5,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '8.5rem minmax(0, 1fr)' },
  },
  '& > section:first-of-type': { borderTop: 2, borderColor: 'primary.main' },
  '& .head': {
    display: 'grid',
    gap: 0.5,
    alignContent: 'start',
    '@media print': { display: 'flex', alignItems: 'baseline', columnGap: 1.5, breakAfter: 'avoid' },
  },
  '& h3': { typography: 'h3', m: 0 },
  '& p': { m: 0, color: 'text.secondary' },
  '& .head p': { '@media print': { display: 'none' } },
  '& small': { fontSize: 'inherit', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
  '& b': { typography: 'figure', fontSize: '1.125rem' },
  '& ol, & ul': { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 },
  '& ol': {
    gap: { xs: 0, md: '1px' },
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: week },
    '@media print': { gridTemplateColumns: week },
  },
  '& ol > li': {
    minWidth: 0,
    p: { xs: '8px 0', md: '4px 4px 8px' },
    display: 'grid',
    gap: 0.75,
    alignContent: 'start',
    gridTemplateColumns: { xs: '5.5rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    borderTop: { xs: 1, md: 0 },
    borderLeft: { xs: 0, md: 1 },
    borderColor: { xs: 'divider', md: 'divider' },
    breakInside: 'avoid',
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', p: '4px 4px 8px 0', borderTop: 0 },
  },
  '& ul': {
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& ul > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  [largeTextMediaQuery]: { '& ul, & ol > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '& a': {
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
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 1 },
    '@media print': { minHeight: 0 },
  },
  '& a span + span': { fontWeight: 400, color: 'text.secondary' },
  ...Object.fromEntries(
    sectionTimes.map((time) => [
      `& a[data-of=${time}]`,
      {
        borderColor: courseCategoryColors[time],
        bgcolor: `color-mix(in srgb, ${courseCategoryColors[time]} ${time === 'review' ? 14 : 9}%, ${colors.paper})`,
      },
    ]),
  ),
  '& a[data-of=test], & a[data-of=test] span + span': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    '@media print': { bgcolor: 'background.paper', color: 'text.primary' },
  },
  // On paper, a frame replaces the dark background.
  '& a[data-of=test]': { '@media print': { border: '2px solid' } },
  '& a[data-of=day]': { border: '2px solid', borderColor: 'primary.main' },
} as const;
