import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { loadStandingReader, startMap } from './load';
import { MixedPanel } from './MixedPanel';
import type { MathStanding } from './standing';
import { TopicGroupPanel } from './TopicGroupPanel';
import { mathGroups } from './topicRows';
import { mapSummary, standingLegend } from './words';

startMap();

/** The twenty topics in their groups, with what is known of each. The map paints, and its links work, before the record is read. */
export function TopicMap() {
  const reader = useLazyModule(loadStandingReader, true);
  const [standing, setStanding] = useState<MathStanding | null>(null);
  return (
    <section aria-labelledby="topics">
      {reader.state === 'ready' && <reader.module.StandingReader onRead={setStanding} />}
      <Typography id="topics" variant="h2">
        The Twenty Topics
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '68ch' }}>
        {mapSummary}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 2, maxWidth: '80ch' }}>
        {standingLegend}
      </Typography>
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
