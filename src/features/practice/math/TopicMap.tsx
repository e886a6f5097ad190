import Typography from '@mui/material/Typography';
import type { StudentRecord } from '@/data/record/api';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { withRetries } from '@/lib/retry';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { ReadFailed } from '@/ui/loading/ReadFailed';
import { loadTopicMastery, preloadTopicMap } from './preloadTopicMap';
import { MixedMathPanel } from './MixedMathPanel';
import { TopicGroupPanel } from './TopicGroupPanel';
import { mathTopicGroups } from './mathTopicGroups';
import { topicMapSummary, masteryLegend } from './mathPracticeText';

preloadTopicMap();

const read = async (record: StudentRecord) => (await withRetries(loadTopicMastery)).readTopicMastery(record);

/** The twenty topics in their groups, with the mastery of each. The map renders, and its links work, before the record is read. */
export function TopicMap() {
  const { facts, readAgain } = useRecordFacts(read);
  const standing = facts === readFailed ? null : facts;
  return (
    <section aria-labelledby="topics">
      <Typography id="topics" variant="h2">
        The Twenty Topics
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
        {topicMapSummary}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2, maxWidth: '51em' }}>
        {masteryLegend}
      </Typography>
      {facts === readFailed && <ReadFailed onTryAgain={readAgain} />}
      <CardGrid>
        {mathTopicGroups.map((group) => (
          <CardCell key={group.group} wide={6} medium={12}>
            <TopicGroupPanel group={group} standing={standing} />
          </CardCell>
        ))}
        <CardCell wide={6} medium={12}>
          <MixedMathPanel />
        </CardCell>
      </CardGrid>
    </section>
  );
}
