import { useState } from 'react';
import { ScoreTrendChart } from '@/charts/ScoreTrendCharts';
import { totalScale } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { bandLabel } from '@/domain/learner/section-score';
import type { ComparableTest } from '@/domain/exam/report/comparable-test';
import type { TotalOrSection } from '@/domain/exam/report/score-interpretation';
import { formatDate, formatMonthDay, formatNumber, formatRange } from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { Panel } from '@/ui/cards/Panel';
import { sectionColor } from '@/ui/sectionColor';
import { availableMeasures, changeOfMeasure, type EstimatedTest, testsWithMeasure } from './estimatedTests';
import { TargetField } from './TargetField';
import { useTargetTotal } from './useTargetTotal';
import { measureName, trendSentence, trendChartLabel } from './trendTexts';

const columns = ['Date', 'Test', 'Estimate', bandLabel] as const;

interface TrendPanelProps {
  readonly tests: readonly EstimatedTest[];
  /** Tests known only from a score report. They aren't charted, but the latest test may be compared with one. */
  readonly reported: readonly ComparableTest[];
}

/** The estimates of one measure over time, with their bands and the student's target. */
export function TrendPanel({ tests, reported }: TrendPanelProps) {
  const measures = availableMeasures(tests);
  const [chosen, setChosen] = useState<TotalOrSection | null>(null);
  const { target, setTarget } = useTargetTotal();
  const measure = chosen !== null && measures.includes(chosen) ? chosen : (measures[0] ?? 'total');
  const shown = testsWithMeasure(tests, measure);
  const last = shown.at(-1);
  const change =
    last === undefined
      ? null
      : changeOfMeasure([...tests.map(({ comparable }) => comparable), ...reported], last.test, measure);
  return (
    <Panel
      title="Performance Trends"
      summary={trendChartLabel(tests.length)}
      control={
        measures.length > 1 && (
          <SelectField
            labelPosition="beside"
            label="Estimate of"
            options={measures.map((value) => ({ value, label: measureName(value) }))}
            value={measure}
            onChange={(value) => setChosen(measures.find((each) => each === value) ?? null)}
          />
        )
      }
    >
      <ScoreTrendChart
        key={measure}
        name={`${measureName(measure)} over time`}
        summary={trendSentence(measure, last ?? null, change)}
        points={shown.map(({ test, band }) => ({
          label: { text: formatDate(test.day), day: test.day },
          tick: formatMonthDay(test.day),
          x: test.finishedMs,
          value: band.estimate,
          valueText: formatRange(band),
          low: band.low,
          high: band.high,
          cells: [`${test.title} · ${test.conditions}`, formatNumber(band.estimate), formatRange(band)],
        }))}
        color={measure === 'total' ? colors.primary : sectionColor(measure)}
        reference={measure === 'total' && target !== null ? { label: 'your target', value: target } : null}
        bandName={bandLabel}
        columns={columns}
        format={formatNumber}
      />
      {measure === 'total' && last !== undefined && (
        <TargetField
          scale={totalScale(testLevels[last.test.estimate.level])}
          target={target}
          onTarget={setTarget}
        />
      )}
    </Panel>
  );
}
