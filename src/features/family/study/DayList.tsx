import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sumHours } from '@/domain/family/progress';
import { type DayEntry, weekName } from '@/domain/family/study';
import { subjectLabels } from '@/domain/family/subject';
import { count, hours } from '@/lib/format';

/** So many days are shown until all are asked for: one week. */
const collapsedDays = 7;

interface DayListProps {
  readonly weeks: readonly (readonly DayEntry[])[];
  /** Whether all days are shown, and not the first seven only. */
  readonly all: boolean;
  readonly onToggle: () => void;
}

/** The days of some weeks, newest week first: hours, sessions and subjects of each. Opens in place where it is long. */
export function DayList({ weeks, all, onToggle }: DayListProps) {
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
        {shown.map((days) => {
          const name = weekName(days[0]?.weeksAgo ?? 0);
          return (
            <div key={name}>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2, pb: 0.5 }}>
                <Typography component="h3" variant="body2" color="textSecondary">
                  {name}
                </Typography>
                <Typography component="p" variant="body2" color="textSecondary">
                  {hours(sumHours(days.map((day) => day.hours)))} h
                </Typography>
              </Box>
              <Box
                component="ul"
                aria-label={`Days, ${name.toLowerCase()}`}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {days.map((day) => (
                  <Day key={day.day} entry={day} />
                ))}
              </Box>
            </div>
          );
        })}
      </Box>
      {total > collapsedDays && (
        <Button size="small" aria-expanded={all} onClick={onToggle} sx={{ ml: -1.5, mt: 1, minHeight: 44 }}>
          {all ? 'Show fewer' : 'View All'}
        </Button>
      )}
    </div>
  );
}

/** The first days, still in their weeks. */
function firstDays(weeks: readonly (readonly DayEntry[])[]): readonly (readonly DayEntry[])[] {
  let room = collapsedDays;
  return weeks.flatMap((days) => {
    const part = days.slice(0, room);
    room -= part.length;
    return part.length === 0 ? [] : [part];
  });
}

function Day({ entry: { day, hours: studied, sessions, subjects } }: { entry: DayEntry }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '3rem minmax(0, 1fr) auto',
        columnGap: 1.5,
        alignItems: 'baseline',
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="span">{day}</Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {sessions === 0 ? (
          'Rest'
        ) : (
          <>
            {subjects.map((subject) => subjectLabels[subject]).join(', ')}{' '}
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {'\u00b7'} {count(sessions, 'session')}
            </Box>
          </>
        )}
      </Typography>
      <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {hours(studied)} h
      </Typography>
    </Box>
  );
}
