import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { sectionPracticePaths } from '@/site';
import { Panel } from '@/ui/cards/Panel';
import { LinkButton } from '@/ui/controls/LinkButton';
import { readTopicMastery } from './readTopicMastery';
import { TopicGroupPanel } from './TopicGroupPanel';
import { mathTopicGroups } from './mathTopicGroups';
import { topicMapSummary, masteryLegend } from './mathPracticeText';
import { drillPath } from '../drillPath';

/** Links to practice all topics together: in a drill chosen for the student, or in a timed section. */
function MixedMathPanel() {
  return (
    <Panel
      title="All topics"
      level={3}
      summary="Ten questions chosen for you, or a section of 25 in 30 minutes."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={drillPath({ subject: { kind: 'section', section: 'quantitative' } })}>
          10 questions, mixed
        </LinkButton>
        <LinkButton to={sectionPracticePaths.quantitative} variant="outlined">
          A timed section
        </LinkButton>
      </Box>
    </Panel>
  );
}

/** The twenty topics in their groups, with the mastery of each. The map renders, and its links work, before the record is read. */
export function TopicMap() {
  const { facts, readAgain } = useRecordFacts(readTopicMastery);
  const mastery = facts === readFailed ? null : facts;
  return (
    <section aria-labelledby="topics">
      <Typography id="topics" variant="h2">
        The Twenty Topics
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
        {topicMapSummary}
      </Typography>
      <Typography variant="secondary" sx={{ mt: 1, mb: 2, maxWidth: '51em' }}>
        {masteryLegend}
      </Typography>
      {facts === readFailed && <ReadFailureNotice onTryAgain={readAgain} />}
      <CardGrid>
        {mathTopicGroups.map((group) => (
          <CardCell key={group.group} wide={6} medium={12}>
            <TopicGroupPanel group={group} mastery={mastery} />
          </CardCell>
        ))}
        <CardCell wide={6} medium={12}>
          <MixedMathPanel />
        </CardCell>
      </CardGrid>
    </section>
  );
}
