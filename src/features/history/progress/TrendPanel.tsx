import { useState } from 'react';
import { BandTrendChart } from '@/charts/BandTrendChart';
import { totalScale } from '@/domain/exam/level/level';
import { levels } from '@/domain/exam/level/levels';
import { compared } from '@/domain/exam/report/compare';
import type { Measured } from '@/domain/exam/report/meaning';
import { localDay } from '@/lib/calendar';
import { monthDay, number, range } from '@/lib/format';
import * as colors from '@/ui/colors';
import { NativeSelect } from '@/ui/controls/NativeSelect';
import { Panel } from '@/ui/cards/Panel';
import { sectionColor } from '@/ui/sectionColor';
import { type EstimatedTest, measuresOf, testsWith } from './progress';
import { TargetField } from './TargetField';
import { useTarget } from './useTarget';
import { measureName, trendSentence, trendSummary } from './words';

const columns = ['Date', 'Test', 'Estimate', '80% range'] as const;

/** The estimates of one measure over time, each with its band, beside the student's target. */
export function TrendPanel({ tests }: { tests: readonly EstimatedTest[] }) {
  const measures = measuresOf(tests);
  const [chosen, setChosen] = useState<Measured | null>(null);
  const { target, setTarget } = useTarget();
  const measure = chosen !== null && measures.includes(chosen) ? chosen : (measures[0] ?? 'total');
  const shown = testsWith(tests, measure);
  const [first, last] = [shown[0], shown.at(-1)];
  const change =
    first === undefined || last === undefined || first === last ? null : compared(first.band, last.band);
  return (
    <Panel
      title="Estimates Over Time"
      summary={trendSummary(tests.length)}
      control={
        measures.length > 1 && (
          <NativeSelect
            label="Estimate of"
            options={measures.map((value) => ({ value, label: measureName(value) }))}
            value={measure}
            onChange={(value) => setChosen(measures.find((each) => each === value) ?? null)}
          />
        )
      }
    >
      <BandTrendChart
        key={measure}
        name={`${measureName(measure)} over time`}
        summary={trendSentence(measure, shown, change)}
        points={shown.map(({ test, band }) => ({
          label: test.date,
          tick: monthDay(localDay(new Date(test.finishedMs))),
          at: test.finishedMs,
          value: band.estimate,
          low: band.low,
          high: band.high,
          cells: [`${test.title} · ${test.conditions}`, number(band.estimate), range(band)],
        }))}
        color={measure === 'total' ? colors.primary : sectionColor(measure)}
        reference={measure === 'total' && target !== null ? { label: 'your target', value: target } : null}
        columns={columns}
        format={number}
      />
      {measure === 'total' && last !== undefined && (
        <TargetField
          scale={totalScale(levels[last.test.estimate.level])}
          target={target}
          onTarget={setTarget}
        />
      )}
    </Panel>
  );
}
