import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { BandsChart } from '@/charts/BandsChart';
import type { BandRow, RowAxis } from '@/charts/chartData';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { topicGroups, type TopicResult } from '@/domain/exam/report/topic-results';
import { bandLabel } from '@/domain/learner/section-score';
import { formatPercent, formatShareAsPercent, formatRange } from '@/lib/text/format';
import { paperShareProperty } from '@/lib/browser/printing';
import { Dot } from '@/ui/marks/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
import { sectionColor, sectionDotColor } from '@/ui/sectionColor';
import { scoredSectionName } from '../resultSentences';
import { FoldedCard } from './FoldedCard';
import { topicsSentence } from './evidenceSentences';

/** In percent. */
const topicAxis: RowAxis = { within: [0, 100], leastSpan: 60 };

const columns = ['Topic', 'Right', bandLabel] as const;

function topicRow({ group, right, questions, share }: TopicResult, section: ScoredSection): BandRow {
  const { label } = topicGroups[group];
  const done = `${right} of ${questions}`;
  const look = { label, color: sectionColor(section), previous: null };
  if (share === null) return { ...look, band: null, valueText: done, cells: [done, 'not enough data'] };
  const interval = formatRange(share, formatShareAsPercent);
  return {
    ...look,
    band: { value: (100 * right) / questions, low: 100 * share.low, high: 100 * share.high },
    valueText: done,
    cells: [done, interval],
  };
}

/** The share of right answers in each topic, with its likely range, which is wide because a topic has few questions. */
export function TopicsPanel({ report: { topics, below } }: { report: ScoreReport }) {
  const sections = scoredSections.flatMap((section) => {
    const own = topics.filter(({ group }) => topicGroups[group].section === section);
    return own.length === 0 ? [] : [{ section, own, rows: own.map((each) => topicRow(each, section)) }];
  });
  const together = sections.flatMap(({ rows }) => rows);
  const isJudged = topics.some(({ share }) => share !== null);
  if (topics.length === 0)
    return (
      <FoldedCard title="By Topic">
        <EmptyState
          preview="bars"
          title="No topic to show"
          text="Only questions that were new to you count toward a topic."
        />
      </FoldedCard>
    );
  return (
    <FoldedCard
      title="By Topic"
      control={isJudged && 'share right, with a bar for its likely range (80%)'}
      summary={topicsSentence(topics, below)}
    >
      {/* Aligns the rows across columns. */}
      <Grid container spacing={{ xs: 4, md: 5 }} sx={{ alignItems: 'start' }}>
        {sections.map(({ section, own, rows }) => {
          const right = own.reduce((sum, each) => sum + each.right, 0);
          const questions = own.reduce((sum, each) => sum + each.questions, 0);
          const summary = `${right} of ${questions} right.`;
          return (
            <Grid
              key={section}
              size={{ xs: 12, md: 'grow' }}
              sx={{
                [paperShareProperty]: 1 / sections.length,
                '@media print': { width: 'auto', flex: '1 1 0', minWidth: 0 },
              }}
            >
              <Typography
                component="h3"
                variant="strong"
                sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
              >
                <Dot color={sectionDotColor(section)} />
                <span>{scoredSectionName(section)}</span>
              </Typography>
              {own.every(({ share }) => share === null) ? (
                <TopicCounts summary={summary} topics={own} isAlone={sections.length === 1} />
              ) : (
                <BandsChart
                  name={`${scoredSectionName(section)} by topic`}
                  summary={summary}
                  rows={rows}
                  sideBySideRows={together}
                  columns={columns}
                  axis={topicAxis}
                  format={formatPercent}
                />
              )}
            </Grid>
          );
        })}
      </Grid>
    </FoldedCard>
  );
}

interface TopicCountsProps {
  readonly summary: string;
  readonly topics: readonly TopicResult[];
  /** True if no other section is shown beside this one. */
  readonly isAlone: boolean;
}

/** Topics with too few answers to judge: counts only, no chart. */
function TopicCounts({ summary, topics, isAlone }: TopicCountsProps) {
  return (
    <>
      <Typography variant="secondary">{summary}</Typography>
      <Grid container component="dl" columnSpacing={5} sx={{ m: 0, mt: 1 }}>
        {topics.map(({ group, right, questions }) => (
          <Grid
            key={group}
            size={{ xs: 12, sm: 6, md: isAlone ? 4 : 12 }}
            sx={{ display: 'flex', gap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography component="dt" sx={{ flexGrow: 1 }}>
              {topicGroups[group].label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, flexShrink: 0 }}>
              {`${right} of ${questions}`}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </>
  );
}
