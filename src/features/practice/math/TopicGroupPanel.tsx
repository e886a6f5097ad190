import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import type { SkillEstimate } from '@/domain/plan/ability/ability';
import type { PracticeTopic } from '@/domain/plan/topics/topics';
import { Panel } from '@/ui/cards/Panel';
import { drillPath } from '../drillPath';
import { rowLinkStyle } from '../rowLinkStyle';
import { EstimateRangeMark } from '@/ui/bars/EstimateRangeMark';
import * as colors from '@/ui/colors';
import { masteryEstimateText } from '../masteryText';
import type { TopicMastery } from './topicMastery';
import type { MathTopicGroup } from './mathTopicGroups';

/** The topics of one group, one per row; shows no mastery until the record has been read. */
export function TopicGroupPanel({ group, mastery }: { group: MathTopicGroup; mastery: TopicMastery | null }) {
  return (
    <Panel title={group.label} level={3}>
      <Box component="ul" sx={rows}>
        {group.topics.map((topic) => (
          <TopicRow key={topic.id} topic={topic} known={mastery === null ? null : mastery.get(topic.id)} />
        ))}
      </Box>
    </Panel>
  );
}

function TopicRow({ topic, known }: { topic: PracticeTopic; known: SkillEstimate | undefined | null }) {
  const subject = { kind: 'topic', topic: topic.id } as const;
  return (
    <li>
      <span>{topic.label}</span>
      <span className="links">
        <Link to={drillPath({ subject })} aria-label={`${defaultDrill.questions} questions: ${topic.label}`}>
          {`${defaultDrill.questions} questions`}
        </Link>
        <Link to={drillPath({ subject, questions: 'endless' })} aria-label={`Endless: ${topic.label}`}>
          Endless
        </Link>
      </span>
      <div>
        {known?.state === 'known' && (
          <EstimateRangeMark
            share={known.share}
            range={known.range}
            color={colors.sectionColors.quantitative}
          />
        )}
        {known !== null && <span>{masteryEstimateText(known)}</span>}
      </div>
    </li>
  );
}

/** One style for all rows and their links: a class for each would make the document larger than its text. */
const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 3,
    py: 0.5,
  },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& li > div': {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    // Reserves the space, so that nothing moves when the record has been read.
    minHeight: 32,
    pb: 1,
    typography: 'body2',
    color: 'text.secondary',
  },
  // On a phone, only some topics have room for the links beside them, so all of them have the links below.
  '& li > span:first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
  '& .links': { display: 'flex', columnGap: 3, overflowWrap: 'break-word' },
  '& a': rowLinkStyle,
} as const;
