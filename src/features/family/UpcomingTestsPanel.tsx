import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useToday } from '@/data/today';
import type { UpcomingTest } from '@/domain/family/records';
import { addDays } from '@/lib/calendar';
import { day } from '@/lib/format';
import { pathOf } from '@/site';
import { EmptyState } from '@/ui/EmptyState';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';

const doors = {
  'full-test': { label: 'Start Test', to: pathOf('fullLengthTests') },
  'math-quiz': { label: 'Take Quiz', to: pathOf('mathPractice') },
} as const;

interface UpcomingTestsPanelProps {
  readonly tests: readonly UpcomingTest[];
  /** A student opens the test from here; a parent sees where it stands. */
  readonly show: 'actions' | 'status';
}

/** What comes next, with its day. */
export function UpcomingTestsPanel({ tests, show }: UpcomingTestsPanelProps) {
  const today = useToday();
  return (
    <Panel title="Upcoming Tests">
      {tests.length === 0 && (
        <EmptyState what="Nothing is planned" how="A test that is scheduled appears here with its day." />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tests.map((test, index) => (
          <Box
            component="li"
            key={test.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: 2,
              rowGap: 1,
              py: 1.5,
              ...(index === 0 ? { pt: 0 } : { borderTop: 1, borderColor: 'divider' }),
            }}
          >
            <Box sx={{ minWidth: 0, flex: '1 1 10rem' }}>
              <Typography>{test.title}</Typography>
              <Typography variant="body2" color="textSecondary">
                {day(addDays(today, test.inDays))}, {test.time}
              </Typography>
            </Box>
            {show === 'actions' ? (
              <LinkButton to={doors[test.opens].to} variant="outlined" size="small">
                {doors[test.opens].label}
              </LinkButton>
            ) : (
              <StatusBadge tone={test.status === 'Ready' ? 'good' : 'watch'} word={test.status} />
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
