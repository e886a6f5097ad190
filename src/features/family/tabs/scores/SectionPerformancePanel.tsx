import Divider from '@mui/material/Divider';
import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { topicLabel } from '@/domain/learner/topic-count';
import { dashboardTestText, scoreChangeText } from '@/domain/dashboard/score-change-text';
import {
  strengthThresholdPercent,
  weaknessThresholdPercent,
} from '@/domain/dashboard/practice/topic-accuracy';
import { percentileText } from '@/domain/dashboard/scores/percentile-ranges';
import type { SectionBand } from '@/domain/dashboard/scores/section-bands';
import { dashboardSectionNames } from '@/domain/section-names';
import type { TestLevel } from '@/domain/exam/level/test-level';
import type { SectionAnalysis, SectionTopics } from '@/domain/dashboard/insights/section-analyses';
import type { ScoreChange } from '@/domain/learner/section-score';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatNumber, formatPercent, keepDatesUnbroken } from '@/lib/text/format';
import { ScoreChangeMark } from '../ScoreChangeMark';
import { SectionBandsChart } from '../panels/scores/SectionBandsChart';
import { Dot } from '@/ui/marks/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';

interface SectionPerformancePanelProps {
  readonly analyses: readonly SectionAnalysis[];
  /** The same sections with their error ranges and targets. */
  readonly sections: readonly SectionBand[];
  /** Determines the scale of the scores. */
  readonly level: TestLevel;
  readonly today: IsoDay;
}

/** Verbal, Math, and Reading: each score with its error range against its target, strengths, weaknesses, and advice. */
export function SectionPerformancePanel({ analyses, sections, level, today }: SectionPerformancePanelProps) {
  return (
    <Panel title="Section Performance" control={`section scores, up to ${formatNumber(level.scale.most)}`}>
      {analyses.length === 0 ? (
        <EmptyState
          preview="bars"
          title="No section has been analyzed yet"
          text="After the first practice test, each section shows its score against its target, its strengths, and its weaknesses."
        />
      ) : (
        <Grid container columnSpacing={5} rowSpacing={3}>
          <Grid size={{ xs: 12, lg: 5 }}>
            <SectionBandsChart sections={sections} level={level} />
          </Grid>
          <Grid size={{ xs: 12, lg: 7 }}>
            <Stack divider={<Divider />} spacing={2.5}>
              {analyses.map((analysis) => (
                <Section
                  key={analysis.subject}
                  analysis={analysis}
                  percentile={percentileText(
                    sections.find(({ subject }) => subject === analysis.subject)?.percentile ?? null,
                  )}
                  today={today}
                />
              ))}
            </Stack>
          </Grid>
        </Grid>
      )}
    </Panel>
  );
}

interface SectionProps {
  readonly analysis: SectionAnalysis;
  /** The latest score's percentile with its source; '' for none. */
  readonly percentile: string;
  readonly today: IsoDay;
}

function Section({ analysis, percentile, today }: SectionProps) {
  const { subject, displayText, previous } = analysis;
  return (
    <Stack component="section" aria-label={`${dashboardSectionNames[subject]} performance`} spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Dot color={`section.${subject}`} />
        <Typography component="h3" variant="strong">
          {dashboardSectionNames[subject]}
        </Typography>
        <Typography variant="strong">{displayText}</Typography>
        {percentile !== '' && <Typography variant="secondary">{percentile}</Typography>}
        {previous !== null && (
          <>
            <ScoreChangeMark change={previous.change} word={scoreTrendText(previous.change)} />
            <Typography variant="secondary">
              {`from ${previous.displayText} on ${keepDatesUnbroken(dashboardTestText(previous.change.since, today))}`}
            </Typography>
          </>
        )}
      </Stack>
      <SectionTopicLists topics={analysis} />
    </Stack>
  );
}

/** A section's strengths, weaknesses, and advice side by side. */
export function SectionTopicLists({
  topics: { strengths, weaknesses, recommendation },
}: {
  readonly topics: SectionTopics;
}) {
  return (
    <Grid container columns={7} columnSpacing={3} rowSpacing={1.5}>
      <Grid size={{ xs: 7, sm: 2 }}>
        <Points
          title="Strengths"
          points={strengths.map(topicLabel)}
          none={`None yet. A topic becomes a strength at ${formatPercent(strengthThresholdPercent)} accuracy.`}
        />
      </Grid>
      <Grid size={{ xs: 7, sm: 2 }}>
        <Points
          title="Weaknesses"
          points={weaknesses.map(topicLabel)}
          none={`None. A topic below ${formatPercent(weaknessThresholdPercent)} accuracy is listed here.`}
        />
      </Grid>
      <Grid size={{ xs: 7, sm: 3 }}>
        <Typography component="h4" variant="secondary">
          Recommendation
        </Typography>
        <Typography variant="body2">
          {recommendation ?? 'Appears after the first weeks of practice in this section.'}
        </Typography>
      </Grid>
    </Grid>
  );
}

/** Describes a change and marks it as clear if it exceeds the error. */
function scoreTrendText(change: ScoreChange): string {
  return `${scoreChangeText(change)}${change.direction === 'stable' ? '' : ', a clear change'}`;
}

function Points({ title, points, none }: { title: string; points: readonly string[]; none: string }) {
  return (
    <>
      <Typography component="h4" variant="secondary">
        {title}
      </Typography>
      {points.length === 0 ? (
        <Typography variant="body2">{none}</Typography>
      ) : (
        <List sx={{ typography: 'body2' }}>
          {points.map((point) => (
            <ListItem key={point} disablePadding>
              {point}
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}
