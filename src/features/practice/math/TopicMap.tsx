import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { standingOf } from '@/domain/plan/ability/standing';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import { outlookOf } from '@/domain/plan/drills/topic-outlook';
import { sectionPracticePaths } from '@/site';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { Panel } from '@/ui/cards/Panel';
import { LinkButton } from '@/ui/controls/LinkButton';
import { StandaloneLink } from '@/ui/controls/StandaloneLink';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { drillPath } from '../drillPath';
import { emptyOutlook, type PracticeOutlook, readPracticeOutlook } from '../topics/practiceOutlook';
import { SectionHead } from '../topics/SectionHead';
import { StandingMark } from '../topics/StandingMark';
import { markLegend, practiceText, sectionFactsText } from '../topics/standingText';
import { rowsToEdges, TopicRow } from '../topics/TopicRow';
import { otherLevelText, topicMapSummary, topicMapTitle } from './mathPracticeText';
import { type MathTopicGroup, mathTopicGroups } from './mathTopicGroups';

/** The topics of the student's level in their groups. The map renders, and its links work, before the record is read. */
export function TopicMap() {
  const { facts, readAgain } = useRecordFacts(readPracticeOutlook);
  const outlook = facts === readFailed ? null : facts;
  const { level } = (outlook ?? emptyOutlook).skillProfile;
  return (
    <section aria-labelledby="topics">
      <Typography id="topics" variant="h2">
        {topicMapTitle(level)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
        {topicMapSummary}
      </Typography>
      <Typography variant="secondary" sx={{ mt: 1, mb: 2, maxWidth: '51em' }}>
        {markLegend}
      </Typography>
      {facts === readFailed && <ReadFailureNotice onTryAgain={readAgain} />}
      <CardGrid>
        <CardCell wide={6} medium={12}>
          <MixedMathPanel outlook={outlook} />
        </CardCell>
        {mathTopicGroups(level).map((group) => (
          <CardCell key={group.group} wide={6} medium={12}>
            <TopicGroupPanel group={group} outlook={outlook ?? emptyOutlook} />
          </CardCell>
        ))}
      </CardGrid>
    </section>
  );
}

/** The topics of one group, one per row. */
function TopicGroupPanel({ group, outlook }: { group: MathTopicGroup; outlook: PracticeOutlook }) {
  const { skillProfile, gains } = outlook;
  const isPreview = standingOf(skillProfile.sections.quantitative).kind === 'none';
  return (
    <Panel title={group.label} level={3}>
      <List sx={{ ...rowsToEdges, mb: { xs: -2, sm: -3 } }}>
        {group.topics.map((topic) => {
          const subject = { kind: 'topic', topic: topic.id } as const;
          return (
            <TopicRow
              key={topic.id}
              outlook={outlookOf(topic, skillProfile, gains)}
              name={topic.label}
              to={drillPath({ subject })}
              action={practiceText(defaultDrill.questions, Infinity)}
              isPreview={isPreview}
              end={
                <StandaloneLink
                  to={drillPath({ subject, questions: 'endless' })}
                  aria-label={`${topic.label}: keep going`}
                  sx={{ minWidth: 'min-content', px: { xs: 1, sm: 3 } }}
                >
                  Keep going
                </StandaloneLink>
              }
            />
          );
        })}
        {group.otherTopics.map(({ id, label }) => (
          <ListItem key={id} divider sx={{ display: 'block', px: { xs: 2, sm: 3 }, py: 1 }}>
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 2 }}
            >
              <Typography variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography variant="secondary">{otherLevelText(id)}</Typography>
            </Stack>
            {/* As high as the row of a topic to practice, so that nothing moves once the level is known. */}
            <Box sx={{ visibility: 'hidden' }}>
              <StandingMark section="quantitative" standing={{ kind: 'none' }} empty="line" />
            </Box>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}

/** How the student is doing in math, and links to practice all topics: in a drill chosen for the student, or in a timed section. */
function MixedMathPanel({ outlook }: { outlook: PracticeOutlook | null }) {
  const { skillProfile, nowMs } = outlook ?? emptyOutlook;
  return (
    <Panel title="All topics" level={3}>
      <SectionHead
        level={skillProfile.level}
        section="quantitative"
        standing={standingOf(skillProfile.sections.quantitative)}
        nowMs={nowMs}
        isUnread={outlook === null}
        title={null}
        facts={sectionFactsText(skillProfile.level, 'quantitative')}
      />
      <Typography variant="secondary" sx={{ mt: 2 }}>
        Practice 10 questions that we choose for you, or take a 25-question section in 30 minutes.
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
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
