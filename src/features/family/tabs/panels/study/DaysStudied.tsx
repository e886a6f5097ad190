import Check from '@mui/icons-material/Check';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { StudyWeek } from '@/domain/dashboard/figures';

interface DaysStudiedProps {
  readonly week: Pick<StudyWeek, 'days'>;
}

type Day = StudyWeek['days'][number];

const stateOf = ({ studied, rest, open }: Day) =>
  studied ? 'studied' : rest ? 'rest day' : open ? 'not studied yet' : 'not studied';

/** The week's days: checked if studied, otherwise dashed if they are days of rest. */
export function DaysStudied({ week: { days } }: DaysStudiedProps) {
  return (
    <List aria-label="Days studied" sx={row}>
      {days.map((day) => (
        <ListItem key={day.day} disablePadding sx={{ flexDirection: 'column', rowGap: 0.5 }}>
          <Avatar variant={day.studied ? 'studiedDay' : day.rest ? 'restDay' : 'day'}>
            {/* Hidden on the other days, because an avatar without content shows a person. */}
            <Check fontSize="xsmall" sx={{ visibility: day.studied ? 'visible' : 'hidden' }} />
          </Avatar>
          <Typography component="span" variant="caption" color="textSecondary">
            {day.day}
          </Typography>
          <span style={visuallyHidden}>{`: ${stateOf(day)}`}</span>
        </ListItem>
      ))}
    </List>
  );
}

/** The same days as small dots, for a card with a figure. */
export function DaysStudiedDots({ week: { days } }: DaysStudiedProps) {
  return (
    <List aria-label="Days studied" sx={{ display: 'flex', gap: 0.5, pt: 2, pb: 1 }}>
      {days.map((day) => (
        <ListItem key={day.day} disablePadding sx={{ width: 'auto' }}>
          {/* A border, because forced colors would override a background. */}
          <Box
            component="span"
            sx={{
              width: 14,
              height: 14,
              borderRadius: '50%',
              border: day.studied ? 7 : 1.5,
              borderStyle: day.rest && !day.studied ? 'dashed' : 'solid',
              borderColor: day.studied ? 'primary.main' : 'surface.controlEdge',
            }}
          />
          <span style={visuallyHidden}>{`${day.day}: ${stateOf(day)}`}</span>
        </ListItem>
      ))}
    </List>
  );
}

const row = {
  mt: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(min-content, 1fr))',
  gap: 0.5,
  overflowWrap: 'break-word',
} as const;
