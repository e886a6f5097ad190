import { TrendChart } from '@/charts/TrendChart';
import type { TrendSeries } from '@/charts/chartData';
import { percentileOf } from '@/domain/exam/report/scaled-score';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { formatNumber, formatOrdinal } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { sectionColor } from '@/ui/sectionColor';
import { guideLevel } from './guideLevel';
import { percentileCurvesSentence, guideSectionName } from './guideText';

const step = 25;
const { least, most } = guideLevel.scale;
const scores = Array.from({ length: (most - least) / step + 1 }, (_, index) => least + index * step);
const ticks = scores.map((score) => (score % 50 === 0 ? formatNumber(score) : ''));

const curves: readonly TrendSeries[] = scoredSections.map((section) => ({
  label: section === 'reading' ? `${guideSectionName(section)} (rougher)` : guideSectionName(section),
  color: sectionColor(section),
  values: scores.map((score) => percentileOf(guideLevel, section, score)),
  isRough: section === 'reading',
}));

/** The percentile of each scaled score, one curve per section. */
export function PercentileByScoreChart() {
  return (
    <Panel title="Percentile by Scaled Score" level={3} control={`${guideLevel.name} Level, estimated`}>
      <TrendChart
        name="Percentile by scaled score"
        summary={percentileCurvesSentence()}
        xName="Scaled score"
        xLabels={scores.map(formatNumber)}
        xTicks={ticks}
        positions={scores}
        series={curves}
        range={[0, 100]}
        hasLegend
        format={formatOrdinal}
        axisFormat={formatNumber}
      />
    </Panel>
  );
}
