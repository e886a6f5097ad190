import Check from '@mui/icons-material/Check';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { streakUnitText, notableStreakDays } from '@/domain/dashboard/study/planned-days';
import type { StudyWeek } from '@/domain/dashboard/figures';
import { formatNumber } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';

/** The current streak and the last seven days. A long streak is the only highlight on the student's screen. */
export function StreakPanel({ week }: { week: StudyWeek }) {
  return (
    <Panel title="Study Streak">
      <Typography
        variant="figure"
        component="p"
        sx={{ color: week.streakDays >= notableStreakDays ? 'emphasis.main' : 'text.primary' }}
      >
        <span>{formatNumber(week.streakDays)}</span>{' '}
        <Typography component="span" color="textSecondary" sx={{ fontWeight: 500 }}>
          {`${week.streakDays === 1 ? 'day' : 'days'} ${streakUnitText(week.streakDays)}`}
        </Typography>
      </Typography>
      <List
        aria-label="Days studied"
        sx={{
          mt: 2,
          display: 'grid',
          gridTemplateColumns: 'repeat(7, minmax(min-content, 1fr))',
          gap: 0.5,
          overflowWrap: 'break-word',
        }}
      >
        {week.days.map(({ day, studied, rest, open }) => (
          <ListItem key={day} disablePadding sx={{ flexDirection: 'column', rowGap: 0.5 }}>
            <Avatar
              sx={{
                width: '100%',
                maxWidth: '1.625rem',
                height: 'auto',
                aspectRatio: '1',
                border: 1,
                borderStyle: rest ? 'dashed' : 'solid',
                borderColor: studied ? 'emphasis.main' : 'surface.controlEdge',
                bgcolor: 'transparent',
                color: 'emphasis.main',
              }}
            >
              {/* In a fragment, because an avatar without content shows a person. */}
              <>{studied && <Check fontSize="xsmall" />}</>
            </Avatar>
            <Typography component="span" variant="caption" color="textSecondary">
              {day}
            </Typography>
            <span style={visuallyHidden}>
              {studied ? ': studied' : rest ? ': rest day' : open ? ': not studied yet' : ': not studied'}
            </span>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}
