import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
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
        component="p"
        variant="figure"
        sx={{
          color: week.streakDays >= notableStreakDays ? 'emphasis.main' : 'text.primary',
          fontSize: '2.5rem',
        }}
      >
        <span>{formatNumber(week.streakDays)}</span>{' '}
        <Typography component="span" color="textSecondary" sx={{ fontWeight: 500 }}>
          {`${week.streakDays === 1 ? 'day' : 'days'} ${streakUnitText(week.streakDays)}`}
        </Typography>
      </Typography>
      <Box
        component="ul"
        aria-label="Days studied"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 2,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(7, 1fr)',
          gap: 0.5,
        }}
      >
        {week.days.map(({ day, studied, rest, open }) => (
          <Box
            component="li"
            key={day}
            sx={{ textAlign: 'center', typography: 'caption', color: 'text.secondary' }}
          >
            <Box
              sx={{
                width: 26,
                height: 26,
                mx: 'auto',
                mb: 0.5,
                display: 'grid',
                placeItems: 'center',
                borderRadius: '50%',
                border: 1,
                borderStyle: rest ? 'dashed' : 'solid',
                borderColor: studied ? 'emphasis.main' : 'surface.controlEdge',
                color: 'emphasis.main',
              }}
            >
              {studied && <Check sx={{ fontSize: '1rem' }} />}
            </Box>
            <span>{day}</span>
            <span style={visuallyHidden}>
              {studied ? ': studied' : rest ? ': rest day' : open ? ': not studied yet' : ': not studied'}
            </span>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
