import Box from '@mui/material/Box';
import { BandsChart } from '@/charts/BandsChart';
import type { BandRow } from '@/charts/points';
import type { ScoreReport } from '@/domain/exam/report/report';
import { type ScoredSection, scoredSections } from '@/domain/exam/report/scale';
import { topicGroups, type TopicFigures } from '@/domain/exam/report/topics';
import { percent } from '@/lib/format';
import { Panel } from '@/ui/cards/Panel';
import { sectionColor } from '@/ui/sectionColor';
import { nameOf } from '../words';
import { topicsSentence } from './evidenceWords';

const columns = ['Topic', 'Right', '80% interval'] as const;
const asPercent = (share: number) => percent(Math.round(100 * share));

function topicRow({ group, right, questions, share }: TopicFigures, section: ScoredSection): BandRow {
  const { label } = topicGroups[group];
  const done = `${right} of ${questions}`;
  const look = { label, color: sectionColor(section), before: null };
  if (share === null)
    return { ...look, band: null, words: `not enough data · ${done}`, cells: [done, 'not enough data'] };
  const interval = `${asPercent(share.low)} to ${asPercent(share.high)}`;
  return {
    ...look,
    band: { value: (100 * right) / questions, low: 100 * share.low, high: 100 * share.high },
    words: done,
    cells: [done, interval],
  };
}

/** How each topic went, with the range that so few answers leave open. */
export function TopicsPanel({ report: { topics, below } }: { report: ScoreReport }) {
  const sections = scoredSections.flatMap((section) => {
    const own = topics.filter(({ group }) => topicGroups[group].section === section);
    return own.length === 0 ? [] : [{ section, own }];
  });
  return (
    <Panel
      title="By topic"
      control="share right; the bar is its likely range (80%)"
      summary={topicsSentence(topics, below)}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          // Rows of all columns stand at one height.
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: `repeat(${Math.max(1, sections.length)}, minmax(0, 1fr))`,
          },
        }}
      >
        {sections.map(({ section, own }) => {
          const right = own.reduce((sum, each) => sum + each.right, 0);
          const questions = own.reduce((sum, each) => sum + each.questions, 0);
          return (
            <BandsChart
              key={section}
              name={`${nameOf(section)} by topic`}
              summary={`${nameOf(section)}: ${right} of ${questions} right.`}
              rows={own.map((each) => topicRow(each, section))}
              columns={columns}
              ticks={[0, 50, 100]}
              format={percent}
            />
          );
        })}
      </Box>
    </Panel>
  );
}
