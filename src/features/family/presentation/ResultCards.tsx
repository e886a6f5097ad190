import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BandsChart } from '@/charts/BandsChart';
import type { AsOf } from '@/domain/dashboard/as-of';
import { lastChangeText } from '@/domain/dashboard/answer/preparation-headline';
import { latestResult } from '@/domain/dashboard/scores/latest-result';
import { totalScoreAxis } from '@/domain/dashboard/scores/score-axis';
import { totalTrend } from '@/domain/dashboard/scores/score-trend';
import { sectionBands } from '@/domain/dashboard/scores/section-bands';
import {
  currentTestLevel,
  currentTotalScores,
  type ScoredLearner,
} from '@/domain/dashboard/scores/test-scores';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { bandLabel } from '@/domain/learner/section-score';
import { capitalize, formatNumber, formatOrdinal, formatRange, keepDatesUnbroken } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import * as colors from '@/ui/colors';
import { scoreBandPoints, totalTrendColumns } from '../tabs/panels/scores/scorePoints';
import { SectionBandsChart } from '../tabs/panels/scores/SectionBandsChart';
import { SideBySide } from './SideBySide';

interface ResultCardsProps {
  readonly learner: ScoredLearner;
  readonly asOf: AsOf;
  readonly onOpen: (test: LearnerTest) => void;
}

/** The newest test with a total: the total and the sections, each with its range on its scale, beside its target. */
export function ResultCards({ learner, asOf, onOpen }: ResultCardsProps) {
  const result = latestResult(learner);
  if (result === null) return null;
  const scores = currentTotalScores(result);
  const { test, band, estimated, latestWords, percentile } = scores;
  if (test === null || band === null) return null;
  const trend = totalTrend(result);
  const level = currentTestLevel(result);
  const open = () => onOpen(test);
  return (
    <SideBySide ratio={1.4}>
      <Panel title="Total">
        {/* A range of an estimate is wider than a number. */}
        <Typography variant={estimated ? 'figure' : 'display'}>{latestWords}</Typography>
        <Stack sx={{ gap: '0.5rem', my: '1rem' }}>
          <Typography>{estimated ? bandLabel : `${bandLabel}: ${formatRange(band)}`}</Typography>
          {percentile !== null && <Typography>{`${formatOrdinal(percentile)} percentile`}</Typography>}
          <Typography color="textSecondary">
            {capitalize(keepDatesUnbroken(lastChangeText(scores, asOf.day)))}
          </Typography>
        </Stack>
        <BandsChart
          name="Total score, with its range, against the target"
          summary={`${latestWords ?? ''}, ${lastChangeText(scores, asOf.day)}.`}
          rows={scoreBandPoints({ ...trend, scores: trend.scores.slice(-1) }).map(
            ({ label, value, low, high, cells }) => ({
              label,
              color: colors.primary,
              band: { value, low, high },
              valueText: '',
              previous: null,
              ...(trend.target !== null && { target: { label: 'target', value: trend.target } }),
              cells,
            }),
          )}
          columns={totalTrendColumns(trend.target)}
          axis={totalScoreAxis(level)}
          format={formatNumber}
          onOpen={open}
        />
      </Panel>
      <Panel title="Sections" control={`with ${bandLabel}`}>
        <SectionBandsChart sections={sectionBands(result)} level={level} onOpen={open} />
      </Panel>
    </SideBySide>
  );
}
