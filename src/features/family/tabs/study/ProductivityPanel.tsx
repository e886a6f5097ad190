import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TrendDirection } from '@/domain/learner/section-score';
import type { AccuracyPeriodName } from '@/domain/dashboard/practice/topic-accuracy';
import {
  productivityBand,
  productivityLabels,
  type ProductivityMetric,
} from '@/domain/dashboard/insights/productivity-metrics';
import { formatPercent, uncapitalize } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { TrendMark } from '@/ui/marks/TrendMark';

const trendLabels: Readonly<Record<TrendDirection, string>> = {
  up: 'Rising',
  down: 'Falling',
  stable: 'No clear change',
};

interface ProductivityPanelProps {
  readonly metrics: readonly ProductivityMetric[];
  readonly stretch: AccuracyPeriodName;
}

/** Productivity metrics: each one's percentage, its trend, and what it measures. */
export function ProductivityPanel({ metrics, stretch }: ProductivityPanelProps) {
  const isCompared = metrics.some(({ trend }) => trend !== null);
  return (
    <Panel
      title="Productivity Metrics"
      {...(metrics.length > 0 && {
        control: stretch.title,
        ...(!isCompared && { summary: 'Nothing to compare yet.' }),
      })}
    >
      {metrics.length === 0 ? (
        <EmptyState
          preview="bars"
          title="Nothing measured yet"
          text="After the first full week of study, four measures show how study time is used."
        />
      ) : (
        <Grid container component={List} columnSpacing={4} rowSpacing={3}>
          {metrics.map(({ metric, value, trend, description }) => {
            const band = productivityBand(value);
            return (
              <Grid key={metric} component="li" size={{ xs: 12, md: 6, lg: 'grow' }}>
                <LabeledBar
                  label={metric}
                  value={`${formatPercent(value)}, ${uncapitalize(productivityLabels[band])}`}
                  percent={value}
                  color={`status.${band}`}
                />
                <Stack sx={{ mt: 0.75, alignItems: 'flex-start' }}>
                  {trend !== null && <TrendMark trend={trend} word={trendLabels[trend]} />}
                  <Typography variant="secondary">{` ${description}`}</Typography>
                </Stack>
              </Grid>
            );
          })}
        </Grid>
      )}
    </Panel>
  );
}
