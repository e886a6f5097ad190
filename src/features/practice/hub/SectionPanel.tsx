import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import { memo, useState } from 'react';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { standingOf } from '@/domain/plan/ability/standing';
import { rankTopics } from '@/domain/plan/drills/topic-outlook';
import { topicName } from '@/domain/plan/topics/topics';
import { sectionName } from '@/domain/section-names';
import { formatCount } from '@/lib/text/format';
import { LinkButton } from '@/ui/controls/LinkButton';
import { drillPath } from '../drillPath';
import { emptyOutlook } from '../topics/practiceOutlook';
import { SectionHead } from '../topics/SectionHead';
import { practiceText, sectionFactsText } from '../topics/standingText';
import { TopicRow } from '../topics/TopicRow';
import type { DrillSettings } from './DrillOptions';
import type { HubFacts } from './hubFacts';
import { allTopicsLabel, mixedLabel } from './hubText';
import { SectionTitle, sectionTitleId } from './SectionTitle';

const shownAtFirst = 5;

interface SectionPanelProps {
  readonly section: ScoredSection;
  /** Null until the record has been read. */
  readonly facts: HubFacts | null;
  readonly options: DrillSettings;
  /** Shows all topics from the start, not only the first few. */
  readonly opened: boolean;
}

/** A section's card: how the student is doing in it, its topics with the most to gain, and a link to practice all of them mixed. */
export const SectionPanel = memo(function SectionPanel({
  section,
  facts,
  options,
  opened,
}: SectionPanelProps) {
  const [all, setAll] = useState(opened);
  const { skillProfile, gains, nowMs } = facts ?? emptyOutlook;
  const whole = standingOf(skillProfile.sections[section]);
  const topics = rankTopics(section, skillProfile, gains);
  const mixed = mixedLabel(options.questions);
  return (
    <Card
      component="section"
      aria-labelledby={sectionTitleId(section)}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <CardContent sx={{ pb: tight, borderBottom: 1, borderColor: 'divider' }}>
        <SectionHead
          level={skillProfile.level}
          section={section}
          standing={whole}
          nowMs={nowMs}
          isUnread={facts === null}
          title={<SectionTitle section={section} />}
          facts={sectionFactsText(skillProfile.level, section)}
        />
      </CardContent>
      <Box sx={{ flexGrow: 1 }}>
        <List>
          {(all ? topics : topics.slice(0, shownAtFirst)).map((topic) => {
            const { id } = topic.topic;
            const questions = facts?.questionsOf.get(id) ?? Infinity;
            return (
              <TopicRow
                key={id}
                outlook={topic}
                name={topicName(topic.topic)}
                to={drillPath({ subject: { kind: 'topic', topic: id }, ...options })}
                action={practiceText(options.questions, questions)}
                fewer={questions < options.questions ? formatCount(questions, 'question') : null}
                isPreview={whole.kind === 'none'}
              />
            );
          })}
        </List>
      </Box>
      <CardActions
        sx={{
          justifyContent: 'space-between',
          py: tight,
          borderTop: 1,
          borderColor: 'divider',
          displayPrint: 'none',
        }}
      >
        <Button variant="flush" size="small" aria-expanded={all} onClick={() => setAll((was) => !was)}>
          <span>{all ? 'Show fewer' : allTopicsLabel(section, topics.length)}</span>
        </Button>
        <LinkButton
          to={drillPath({ subject: { kind: 'section', section }, ...options })}
          variant="outlined"
          label={`${mixed}: ${sectionName(section, 'dashboard')}`}
        >
          {mixed}
        </LinkButton>
      </CardActions>
    </Card>
  );
});

/** Less than a card's own space, which has a value for each width, beside the lines between its parts. */
const tight = { xs: 1.5, sm: 1.5 } as const;
