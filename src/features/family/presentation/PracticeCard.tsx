import Box from '@mui/material/Box';
import type { AsOf } from '@/domain/dashboard/as-of';
import { buildDayDetails, latestPracticeDay } from '@/domain/dashboard/study/day-details';
import type { Learner } from '@/domain/learner/learner';
import { Panel } from '@/ui/cards/Panel';
import { DaySessions } from '../tabs/opened/DaySessions';

/** More sessions than this are in two columns. */
const mostInColumn = 3;
/** As many as a slide has room for. */
const mostSessions = 6;

interface PracticeCardProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
}

/** The sessions of the latest day of practice, the last ones if there are many. */
export function PracticeCard({ learner, asOf }: PracticeCardProps) {
  const day = latestPracticeDay(learner, asOf);
  const sittings = day === null ? [] : buildDayDetails(learner, day, null, asOf).sittings;
  return (
    <Panel
      title="Sessions of the Day"
      {...(sittings.length > mostSessions && { control: `the last ${mostSessions}` })}
    >
      <Box sx={sittings.length > mostInColumn ? { '& > ul': twoColumns } : undefined}>
        <DaySessions sittings={sittings.slice(-mostSessions)} />
      </Box>
    </Panel>
  );
}

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: '2rem',
} as const;
