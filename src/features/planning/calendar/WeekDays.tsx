import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { CourseCategory } from '@/domain/plan/courses/course-weeks';
import type { IsoDay } from '@/lib/dates/calendar';
import { keepDatesUnbroken } from '@/lib/text/format';
import { pathOf } from '@/site';
import * as colors from '@/ui/colors';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { categoryColors } from './categoryColors';

/** The seven days of a week in columns; on a phone, a list of days. */
export function WeekDays({ children }: { readonly children: ReactNode }) {
  return (
    <List component="ol" sx={weekLayout}>
      {children}
    </List>
  );
}

interface WeekDayProps {
  /** "Mon, Nov 30", or "Mon" without dates. */
  readonly name: string;
  readonly kind: 'study' | 'free' | 'test' | 'outside';
  readonly isToday?: boolean;
  readonly children?: ReactNode;
}

/** A day of a week with its entries, or that it is free. */
export function WeekDay({ name, kind, isToday = false, children }: WeekDayProps) {
  return (
    <ListItem data-kind={kind} aria-current={isToday ? 'date' : undefined} sx={dayLayout}>
      <Typography variant="caption" color="textSecondary">
        <span>{keepDatesUnbroken(name)}</span>
        {isToday && (
          <Box component="strong" sx={{ color: 'primary.main' }}>
            {' '}
            Today
          </Box>
        )}
      </Typography>
      {kind === 'free' ? (
        <Typography variant="caption" color="textSecondary">
          Day off
        </Typography>
      ) : (
        children
      )}
    </ListItem>
  );
}

interface DayEntriesProps {
  /** Names the day for screen readers, if its heading doesn't. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The entries of a day, each a `DayEntry`. */
export function DayEntries({ label, children }: DayEntriesProps) {
  return (
    <List aria-label={label} sx={entriesLayout}>
      {children}
    </List>
  );
}

interface DayEntryProps {
  readonly title: string;
  readonly note: string;
  readonly kind: CourseCategory | 'missed';
  /** Starts the entry; null if it isn't offered. */
  readonly to: string | null;
  /** How it was done, below its text. */
  readonly status?: ReactNode;
}

/** An entry of a day: a block in its section's color. */
export function DayEntry({ title, note, kind, to, status }: DayEntryProps) {
  return (
    <ListItem disablePadding sx={[entryStyles[kind], status !== undefined && wideOnPhone]}>
      <EntryText title={title} note={note} noteStyles={kind === 'test' ? undefined : quiet} to={to} />
      {status !== undefined && <Box sx={{ px: 1, pb: 0.5 }}>{status}</Box>}
    </ListItem>
  );
}

/** The day of the SSAT. `day` is null until it is known. */
export function TestDayEntry({ day }: { readonly day: IsoDay | null }) {
  return (
    <Box sx={testDayStyles}>
      <EntryText
        title="Test day"
        note="What to bring"
        noteStyles={quiet}
        to={pathOf('countdown', day === null ? {} : { search: { date: day } })}
      />
    </Box>
  );
}

interface EntryTextProps extends Pick<DayEntryProps, 'title' | 'note' | 'to'> {
  readonly noteStyles: typeof quiet | undefined;
}

function EntryText({ title, note, noteStyles, to }: EntryTextProps) {
  const text = (
    <>
      <span>{title}</span>{' '}
      <Box component="span" sx={{ fontWeight: 400, ...noteStyles }}>
        {note}
      </Box>
    </>
  );
  return to === null ? (
    <Typography variant="caption" color="inherit" sx={textLayout}>
      {text}
    </Typography>
  ) : (
    <Link component={RouterLink} to={to} variant="caption" color="inherit" sx={textLayout}>
      {text}
    </Link>
  );
}

const sevenDays = 'repeat(7, minmax(0, 1fr))';
const oneColumn = 'minmax(0, 1fr)';

const weekLayout = {
  display: 'grid',
  gap: { xs: 0, md: '1px' },
  gridTemplateColumns: { xs: oneColumn, md: sevenDays },
  '@media print': { gridTemplateColumns: sevenDays },
} as const;

const dayLayout = {
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

const entriesLayout = {
  display: 'grid',
  gap: 0.75,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: oneColumn },
  [largeTextMediaQuery]: { gridTemplateColumns: oneColumn },
  '@media print': { gridTemplateColumns: oneColumn },
  '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
} as const;

const entry = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  minWidth: 0,
  height: '100%',
  borderRadius: 0.5,
  borderLeft: '3px solid',
  color: 'text.primary',
} as const;

const textLayout = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minHeight: 44,
  px: 1,
  py: 0.5,
  fontWeight: 600,
  '@media print': { minHeight: 0 },
} as const;

/** On a phone, two entries share a row, which is too narrow for how one was done. */
const wideOnPhone = { gridColumn: { xs: '1 / -1', sm: 'auto' } } as const;

const quiet = { color: 'text.secondary' } as const;

const tinted = (category: Exclude<CourseCategory, 'test'>, percent = 9) => ({
  ...entry,
  borderColor: categoryColors[category],
  bgcolor: `color-mix(in srgb, ${categoryColors[category]} ${percent}%, ${colors.paper})`,
});

const entryStyles = {
  verbal: tinted('verbal'),
  quantitative: tinted('quantitative'),
  reading: tinted('reading'),
  writing: tinted('writing'),
  review: tinted('review', 14),
  missed: { ...entry, borderLeftStyle: 'dashed', borderColor: 'divider', color: 'text.secondary' },
  test: {
    ...entry,
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    // On paper, a frame replaces the dark background.
    '@media print': { border: '2px solid', bgcolor: 'background.paper', color: 'text.primary' },
  },
} as const;

const testDayStyles = { ...entry, border: '2px solid', borderColor: 'primary.main' } as const;
