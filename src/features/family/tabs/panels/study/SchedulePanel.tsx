import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type PlannedDay } from '@/domain/dashboard/study/planned-days';
import { assertUnreachable } from '@/lib/assert';
import { formatDecimalHours } from '@/lib/text/format';
import { Dot } from '@/ui/marks/Dot';
import { Panel } from '@/ui/cards/Panel';
import { NoPlanNotice } from '../progress/NoPlanNotice';

interface SchedulePanelProps {
  readonly schedule: readonly PlannedDay[];
  readonly title?: string;
  /** "Nov 16 to 22"; without it, the title says which days they are. */
  readonly days?: string;
}

/** The plan of a week, one row a day. */
export function SchedulePanel({ schedule, title = 'Weekly Schedule', days }: SchedulePanelProps) {
  if (schedule.length === 0)
    return (
      <Panel title={title}>
        <NoPlanNotice what="No plan yet" preview="rows" />
      </Panel>
    );
  return (
    <Panel title={title} control={days}>
      <List>
        {schedule.map((planned) => (
          <ListItem
            key={planned.day}
            divider
            sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, py: 1 }}
          >
            <Typography component="span" color="textSecondary" sx={{ flex: '0 0 3rem' }}>
              {planned.day}
            </Typography>
            <Dot color={dotColor(planned)} />
            <Typography
              component="span"
              color={planned.kind === 'study' ? 'textPrimary' : 'textSecondary'}
              // With large text, the activities move to a new line if their longest word doesn't fit beside the rest of the row.
              sx={{ flex: '1 1 0', minWidth: 'min-content', overflowWrap: 'break-word' }}
            >
              {plannedDayText(planned)}
            </Typography>
            {planned.kind === 'study' && (
              <Typography component="span" variant="strong" noWrap>
                {`${formatDecimalHours(planned.hours)} h`}
              </Typography>
            )}
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}

function plannedDayText(planned: PlannedDay): string {
  switch (planned.kind) {
    case 'study':
      return planned.names.join(', ');
    case 'moved':
      return `${planned.names.join(', ')}, moved`;
    case 'rest':
      return 'Rest';
    case 'nothing':
      return '\u2013';
    default:
      return assertUnreachable(planned);
  }
}

/** Returns the color of the day's first activity; null for a day without one. */
function dotColor(planned: PlannedDay) {
  if (planned.kind !== 'study') return null;
  return planned.first === null ? 'primary.main' : (`section.${planned.first}` as const);
}
