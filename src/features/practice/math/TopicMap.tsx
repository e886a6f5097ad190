import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import type { SkillEstimate } from '@/domain/plan/ability/ability';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import type { PracticeTopic } from '@/domain/plan/topics/topics';
import { sectionPracticePaths } from '@/site';
import { EstimateRangeMark } from '@/ui/bars/EstimateRangeMark';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';
import { LinkButton } from '@/ui/controls/LinkButton';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { drillPath } from '../drillPath';
import { masteryEstimateText } from '../masteryText';
import { topicMapSummary, masteryLegend } from './mathPracticeText';
import { type MathTopicGroup, mathTopicGroups } from './mathTopicGroups';
import { readTopicMastery, type TopicMastery } from './readTopicMastery';

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

/** The topics of one group, one per row; shows no mastery until the record has been read. */
function TopicGroupPanel({ group, mastery }: { group: MathTopicGroup; mastery: TopicMastery | null }) {
  return (
    <Panel title={group.label} level={3}>
      <List>
        {group.topics.map((topic) => (
          <TopicRow key={topic.id} topic={topic} known={mastery === null ? null : mastery.get(topic.id)} />
        ))}
      </List>
    </Panel>
  );
}

interface TopicRowProps {
  readonly topic: PracticeTopic;
  /** Undefined without any answers; null until the record has been read. */
  readonly known: SkillEstimate | undefined | null;
}

function TopicRow({ topic, known }: TopicRowProps) {
  const subject = { kind: 'topic', topic: topic.id } as const;
  return (
    <ListItem divider sx={{ display: 'block', py: 0.5 }}>
      {/* On a phone, only some topics have room for the links beside them, so all of them have the links below. */}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'center' }, columnGap: 3 }}
      >
        <span>{topic.label}</span>
        <Stack direction="row" sx={{ columnGap: 3, overflowWrap: 'break-word' }}>
          <StandaloneLink
            to={drillPath({ subject })}
            aria-label={`${defaultDrill.questions} questions: ${topic.label}`}
          >
            {`${defaultDrill.questions} questions`}
          </StandaloneLink>
          <StandaloneLink
            to={drillPath({ subject, questions: 'endless' })}
            aria-label={`Endless: ${topic.label}`}
          >
            Endless
          </StandaloneLink>
        </Stack>
      </Stack>
      {/* Reserves the space, so that nothing moves when the record has been read. */}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minHeight: 32, pb: 1 }}
      >
        {known?.state === 'known' && (
          <EstimateRangeMark
            share={known.share}
            range={known.range}
            color={colors.sectionColors.quantitative}
          />
        )}
        {known !== null && (
          <Typography component="span" variant="secondary">
            {masteryEstimateText(known)}
          </Typography>
        )}
      </Stack>
    </ListItem>
  );
}

/** Links to practice all topics together: in a drill chosen for the student, or in a timed section. */
function MixedMathPanel() {
  return (
    <Panel
      title="All topics"
      level={3}
      summary="Ten questions chosen for you, or a section of 25 in 30 minutes."
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <LinkButton to={drillPath({ subject: { kind: 'section', section: 'quantitative' } })}>
          10 questions, mixed
        </LinkButton>
        <LinkButton to={sectionPracticePaths.quantitative} variant="outlined">
          A timed section
        </LinkButton>
      </Stack>
    </Panel>
  );
}
