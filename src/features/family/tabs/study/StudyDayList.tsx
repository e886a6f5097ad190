import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { firstDaysOfWeeks, hoursOfDayRows, type StudyDayRow } from '@/domain/dashboard/study/study-days';
import { dashboardSectionNames, type NamedSection } from '@/domain/section-names';
import { weekLabel } from '@/domain/dashboard/study/logged-weeks';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDay as dayWithDate, formatDecimalHours } from '@/lib/text/format';
import { rowNameStyles } from '@/ui/controls/dialogs/RowOpenButton';

/** Days shown before the list is expanded: one week. */
const collapsedDays = 7;

interface StudyDayListProps {
  /** The subject that the days show alone; null for all. */
  readonly subject: NamedSection | null;
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
export function StudyDayList({ subject, weeks, newest, onOpen, all, onToggle }: StudyDayListProps) {
  const total = weeks.flat().length;
  const shown = all ? weeks : firstDaysOfWeeks(weeks, collapsedDays);
  return (
    <div>
      <Grid container columnSpacing={5} rowSpacing={3}>
        {shown.map((days, ago) => {
          const name = weekLabel(newest + ago);
          return (
            <Grid key={name} size={{ xs: 12, md: shown.length > 1 ? 6 : 12 }}>
              <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
                <Typography component="h3" variant="secondary">
                  {name}
                </Typography>
                <Typography component="p" variant="secondary">
                  {`${formatDecimalHours(hoursOfDayRows(weeks[ago] ?? days))} h`}
                </Typography>
              </Stack>
              <List aria-label={`Days, ${name.toLowerCase()}`}>
                {days.map((day) => (
                  <Day
                    key={day.date}
                    entry={day}
                    subject={subject}
                    dated={weeks.length > 1}
                    onOpen={onOpen}
                  />
                ))}
              </List>
            </Grid>
          );
        })}
      </Grid>
      {total > collapsedDays && (
        <Button variant="flush" size="small" aria-expanded={all} onClick={onToggle} sx={{ mt: 1 }}>
          <span>{all ? 'Show fewer' : 'View All'}</span>
        </Button>
      )}
    </div>
  );
}

/** `dated` adds the date, for a list of several weeks with repeated weekdays. */
function Day({
  entry,
  subject,
  dated,
  onOpen,
}: { entry: StudyDayRow; dated: boolean } & Pick<StudyDayListProps, 'subject' | 'onOpen'>) {
  const { date, day, hours: studied, sessions, sittings, subjects, rest } = entry;
  return (
    <ListItem divider disablePadding>
      <ListItemButton
        disableGutters
        aria-haspopup="dialog"
        onClick={() => onOpen(date)}
        sx={{ alignItems: 'baseline', columnGap: 1.5, py: 1.25 }}
      >
        <Typography component="span" sx={{ ...rowNameStyles, flex: dated ? '0 0 7rem' : '0 0 3rem' }}>
          {dated ? dayWithDate(date) : day}
        </Typography>{' '}
        <Typography component="span" variant="secondary" sx={{ flex: 1, minWidth: 0 }}>
          {sessions === 0 ? (
            rest ? (
              'Rest'
            ) : (
              noStudyText(subject)
            )
          ) : (
            <>
              <span>{`${subjects.map((each) => dashboardSectionNames[each]).join(', ')}\u00a0\u00b7 `}</span>
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {sittings}
              </Box>
            </>
          )}
        </Typography>{' '}
        <Typography component="span" variant="strong">
          {`${formatDecimalHours(studied)} h`}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
}

/** A day without the one subject that is shown may have others, which its details list. */
const noStudyText = (shown: NamedSection | null) =>
  shown === null ? 'No study' : `No ${dashboardSectionNames[shown]}`;
