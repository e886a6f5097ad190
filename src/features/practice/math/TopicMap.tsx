import Typography from '@mui/material/Typography';
import type { StudentRecord } from '@/data/record/api';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { withRetries } from '@/lib/retry';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { loadStanding, startMap } from './load';
import { MixedPanel } from './MixedPanel';
import { TopicGroupPanel } from './TopicGroupPanel';
import { mathGroups } from './topicRows';
import { mapSummary, standingLegend } from './words';

startMap();

const read = async (record: StudentRecord) => (await withRetries(loadStanding)).readStanding(record);

/** The twenty topics in their groups, with what is known of each. The map paints, and its links work, before the record is read. */
export function TopicMap() {
  const { facts, readAgain } = useRecordFacts(read);
  const standing = facts === readFailed ? null : facts;
  return (
    <section aria-labelledby="topics">
      <Typography id="topics" variant="h2">
        The Twenty Topics
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
        {mapSummary}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2, maxWidth: '51em' }}>
        {standingLegend}
      </Typography>
      {facts === readFailed && <CouldNotRead onTryAgain={readAgain} />}
      <CardGrid>
        {mathGroups.map((group) => (
          <CardCell key={group.group} wide={6} medium={12}>
            <TopicGroupPanel group={group} standing={standing} />
          </CardCell>
        ))}
        <CardCell wide={6} medium={12}>
          <MixedPanel />
        </CardCell>
      </CardGrid>
    </section>
  );
}
