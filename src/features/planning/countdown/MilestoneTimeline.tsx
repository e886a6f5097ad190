import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { milestoneTexts } from '@/data/texts/countdownTexts';
import { type Milestone } from '@/domain/plan/schedule/milestones';
import { formatDate as dateWords, keepDatesUnbroken } from '@/lib/text/format';
import { daysBeforeText, milestoneText, milestoneStatusLabels } from './countdownTexts';

/** The milestones on a vertical line. Past ones remain, in muted text. */
export function MilestoneTimeline({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '46em' }}>
      {milestones.map((milestone) => (
        <Step key={milestone.kind} {...milestone} />
      ))}
    </Box>
  );
}

function Step({ kind, day, daysBefore, status }: Milestone) {
  const { title } = milestoneTexts[kind];
  const isPassed = status === 'passed';
  const isUrgent = status === 'next' || status === 'now';
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 4,
        pb: 3,
        breakInside: 'avoid',
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 5,
          width: 14,
          height: 14,
          boxSizing: 'border-box',
          borderRadius: '50%',
          border: 2,
          borderColor: isPassed ? 'divider' : isUrgent ? 'emphasis.main' : 'primary.main',
          bgcolor: status === 'next' ? 'emphasis.main' : 'background.paper',
        },
        '&:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          left: 6,
          top: 23,
          bottom: -1,
          width: 2,
          bgcolor: 'divider',
        },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography variant="secondary">
          {day === null
            ? daysBeforeText(daysBefore)
            : keepDatesUnbroken(`${dateWords(day)} · ${daysBeforeText(daysBefore).toLowerCase()}`)}
        </Typography>
        {status !== 'ahead' && (
          <Chip
            size="small"
            label={milestoneStatusLabels[status]}
            color={isUrgent ? 'secondary' : 'default'}
          />
        )}
      </Box>
      <Typography variant="h3" component="h3" sx={{ mt: 0.25, ...(isPassed && { color: 'text.secondary' }) }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.25 }}>
        {milestoneText({ kind, status })}
      </Typography>
    </Box>
  );
}
