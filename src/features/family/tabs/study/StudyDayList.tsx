import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { minutesToHours } from '@/domain/dashboard/study-log';
import type { StudyDayRow } from '@/domain/dashboard/study/study-days';
import { dashboardSectionNames } from '@/domain/section-names';
import { weekLabel } from '@/domain/dashboard/study/logged-weeks';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatCount, formatDay as dayWithDate, formatDecimalHours } from '@/lib/text/format';
import { RowOpenButton } from '@/ui/controls/dialogs/RowOpenButton';

/** Days shown before the list is expanded: one week. */
const collapsedDays = 7;

interface StudyDayListProps {
  readonly weeks: readonly (readonly StudyDayRow[])[];
  /** The first week's age, in weeks; 0 for the current week. */
  readonly newest: number;
  readonly onOpen: (day: IsoDay) => void;
  /** True if the list is expanded. */
  readonly all: boolean;
  readonly onToggle: () => void;
}

/**
 * The days of several weeks, newest week first, each with hours, sessions, and subjects. A day opens its details; the list expands
 * in place.
 */
export function StudyDayList({ weeks, newest, onOpen, all, onToggle }: StudyDayListProps) {
  const total = weeks.flat().length;
  const shown = all ? weeks : firstDays(weeks);
  return (
    <div>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: `repeat(${shown.length > 1 ? 2 : 1}, minmax(0, 1fr))`,
          },
        }}
      >
        {shown.map((days, ago) => {
          const name = weekLabel(newest + ago);
          return (
            <div key={name}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2, pb: 0.5 }}>
                <Typography component="h3" variant="secondary">
                  {name}
                </Typography>
                <Typography component="p" variant="secondary">
                  {`${formatDecimalHours(minutesToHours(days.reduce((sum, { minutes }) => sum + minutes, 0)))} h`}
                </Typography>
              </Box>
              <Box
                component="ul"
                aria-label={`Days, ${name.toLowerCase()}`}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {days.map((day) => (
                  <Day key={day.date} entry={day} dated={weeks.length > 1} onOpen={onOpen} />
                ))}
              </Box>
            </div>
          );
        })}
      </Box>
      {total > collapsedDays && (
        <Button size="small" aria-expanded={all} onClick={onToggle} sx={{ ml: -1.5, mt: 1, minHeight: 44 }}>
          <span>{all ? 'Show fewer' : 'View All'}</span>
        </Button>
      )}
    </div>
  );
}

/** Returns the first `collapsedDays` days, grouped by week. */
function firstDays(weeks: readonly (readonly StudyDayRow[])[]): readonly (readonly StudyDayRow[])[] {
  let rowsLeft = collapsedDays;
  return weeks.flatMap((days) => {
    const part = days.slice(0, rowsLeft);
    rowsLeft -= part.length;
    return part.length === 0 ? [] : [part];
  });
}

/** `dated` adds the date, for a list of several weeks with repeated weekdays. */
function Day({
  entry,
  dated,
  onOpen,
}: { entry: StudyDayRow; dated: boolean } & Pick<StudyDayListProps, 'onOpen'>) {
  const { date, day, hours: studied, sessions, subjects, rest } = entry;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: `${dated ? '7rem' : '3rem'} minmax(0, 1fr) auto`,
        columnGap: 1.5,
        alignItems: 'baseline',
        // The whole row opens its day: the button in it covers the row.
        position: 'relative',
        minHeight: 44,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <RowOpenButton onOpen={() => onOpen(date)}>{dated ? dayWithDate(date) : day}</RowOpenButton>{' '}
      <Typography component="span" variant="secondary">
        {sessions === 0 ? (
          rest ? (
            'Rest'
          ) : (
            'No study'
          )
        ) : (
          <>
            <span>
              {`${subjects.map((subject) => dashboardSectionNames[subject]).join(', ')}\u00a0\u00b7 `}
            </span>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formatCount(sessions, 'session')}
            </Box>
          </>
        )}
      </Typography>{' '}
      <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {`${formatDecimalHours(studied)} h`}
      </Typography>
    </Box>
  );
}
