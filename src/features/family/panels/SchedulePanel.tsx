import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PlannedDay, plannedName } from '@/domain/dashboard/study/plan';
import { hours } from '@/lib/format';
import { Dot } from '@/ui/cards/Dot';
import { Panel } from '@/ui/cards/Panel';

/** The plan of the week, Monday to Sunday. */
export function SchedulePanel({ schedule }: { schedule: readonly PlannedDay[] }) {
  return (
    <Panel title="Weekly Schedule">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {schedule.map((planned, index) => (
          <Box
            component="li"
            key={planned.day}
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              gap: 1.5,
              py: 1,
              ...(index > 0 && { borderTop: 1, borderColor: 'divider' }),
            }}
          >
            <Typography component="span" color="textSecondary" sx={{ flex: '0 0 3rem' }}>
              {planned.day}
            </Typography>
            <Dot color={dotColor(planned)} />
            <Typography
              component="span"
              color={planned.kind === 'rest' ? 'textSecondary' : 'textPrimary'}
              sx={{ flex: '1 1 0', minWidth: 0 }}
            >
              {planned.kind === 'rest' ? 'Rest' : planned.subjects.map(plannedName).join(', ')}
            </Typography>
            {planned.kind === 'study' && (
              <Typography component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {hours(planned.hours)} h
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** That of what the day begins with. */
function dotColor(planned: PlannedDay) {
  if (planned.kind === 'rest') return 'transparent';
  const [first] = planned.subjects;
  return first === undefined || first === null ? 'primary.main' : (`section.${first}` as const);
}
