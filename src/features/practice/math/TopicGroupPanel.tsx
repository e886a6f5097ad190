import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { usualDrill } from '@/domain/plan/drill-request';
import type { Known } from '@/domain/plan/ability';
import type { PracticeTopic } from '@/domain/plan/topics';
import { Panel } from '@/ui/cards/Panel';
import { drillPath } from '../drillPath';
import { rowLink } from '../rowLink';
import { ShareRange } from '@/ui/cards/ShareRange';
import * as colors from '@/ui/colors';
import { knownWords } from '../standingWords';
import type { MathStanding } from './standing';
import type { MapGroup } from './topicRows';

/** The topics of one group, a row each; until the record has been read nothing is said of them. */
export function TopicGroupPanel({ group, standing }: { group: MapGroup; standing: MathStanding | null }) {
  return (
    <Panel title={group.label} level={3}>
      <Box component="ul" sx={rows}>
        {group.topics.map((topic) => (
          <TopicRow key={topic.id} topic={topic} known={standing === null ? null : standing.get(topic.id)} />
        ))}
      </Box>
    </Panel>
  );
}

function TopicRow({ topic, known }: { topic: PracticeTopic; known: Known | undefined | null }) {
  const subject = { kind: 'topic', topic: topic.id } as const;
  return (
    <li>
      <span>{topic.label}</span>
      <span className="links">
        <Link to={drillPath({ subject })} aria-label={`${usualDrill.questions} questions: ${topic.label}`}>
          {usualDrill.questions} questions
        </Link>
        <Link to={drillPath({ subject, questions: 'endless' })} aria-label={`Endless: ${topic.label}`}>
          Endless
        </Link>
      </span>
      <div>
        {known?.state === 'known' && (
          <ShareRange share={known.share} range={known.range} color={colors.section.quantitative} />
        )}
        {known !== null && knownWords(known)}
      </div>
    </li>
  );
}

/** One style for all rows and their links: a class each would make the document larger than its words. */
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
    // Kept free from the start, so that nothing moves when the record has been read.
    minHeight: 32,
    pb: 1,
    typography: 'body2',
    color: 'text.secondary',
  },
  // On a phone some topics have room beside the links and some don’t: there the links stand below all of them.
  '& li > span:first-of-type': { flexBasis: { xs: '100%', sm: 'auto' } },
  '& .links': { display: 'flex', columnGap: 3 },
  '& a': rowLink,
} as const;
