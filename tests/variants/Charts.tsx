import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { AnswerPaceChart } from '@/charts/AnswerPaceChart';
import { BandsChart } from '@/charts/BandsChart';
import { DayCountsChart } from '@/charts/DayCountsChart';
import { PaceBar } from '@/ui/bars/PaceBar';
import { TargetDistanceChart } from '@/charts/TargetDistanceChart';
import { ScoreTrendChart, SectionTrendCharts } from '@/charts/ScoreTrendCharts';
import { Sparkline } from '@/charts/Sparkline';
import type { LineNote } from '@/charts/chartData';
import { forecastLegendItem, squareLegendItem } from '@/charts/figure/Legend';
import { StudyCalendarChart } from '@/charts/StudyCalendarChart';
import { StudyTimeChart } from '@/charts/StudyTimeChart';
import { TrendChart } from '@/charts/TrendChart';
import { assertPresent } from '@/lib/assert';
import { addDays } from '@/lib/dates/calendar';
import {
  formatClock,
  formatDay,
  formatDecimalHours,
  formatMonthDay,
  formatNumber,
  formatOrdinal,
  formatPercent,
} from '@/lib/text/format';
import * as colors from '@/ui/colors';
import { Panel } from '@/ui/cards/Panel';
import { typedKeys } from '@/lib/typedKeys';
import {
  daysUpTo,
  mixedPoints,
  notedWeeks,
  periods,
  months,
  percentiles,
  schools,
  sectionColumns,
  sections,
  streak,
  subjects,
  testDays,
  testPositions,
  totalColumns,
  totalForecast,
  totalPoints,
  week,
} from './chart-samples';

const curveScores = [500, 550, 600, 650, 700, 750, 800];
const dayColumns = ['Day', 'Hours', 'What'];
const open = (index: number) => {
  document.title = `Opened ${index}`;
};

function noteAt(index: number, title: string, detail: string): LineNote {
  const { x, value } = assertPresent(totalPoints[index], 'a point of the sample');
  return { x, value, title, detail };
}

/** All charts by their name in the URL: /charts/total. */
const charts = {
  week: (
    <StudyTimeChart
      name="Study time this week"
      summary="17.9 hours so far, 1.9 less than at this time last week."
      xName="Day"
      bars={week}
      series={subjects}
      target={{ label: 'target', value: 2.6 }}
      beforeName="Last week"
      onOpen={open}
    />
  ),
  weeks: (
    <StudyTimeChart
      name="Study time by week"
      summary="4 of the last 13 weeks reached 18 hours."
      xName="Week"
      bars={notedWeeks}
      series={subjects}
      target={{ label: 'target', value: 18 }}
      beforeName={null}
    />
  ),
  total: (
    <ScoreTrendChart
      name="Total score"
      summary="Up 208 since January, a clear change. The last step, +30, is perhaps by chance."
      points={totalPoints}
      color={colors.primary}
      reference={{ label: 'Ashby Hall target', value: 2200 }}
      bandName="80% range"
      notes={[noteAt(5, 'First above Ashby Hall', 'Aug 8: 2,226')]}
      events={[noteAt(0, 'First test', 'Jan 10: 2,160 to 2,240'), noteAt(4, 'Practice', '12 of 13 weeks')]}
      periods={periods}
      ticks={months}
      columns={totalColumns}
      format={formatNumber}
      onOpen={open}
    />
  ),
  mixed: (
    <ScoreTrendChart
      name="Total score from two sources"
      summary="Up 208 since January, a clear change."
      points={mixedPoints}
      color={colors.primary}
      reference={{ label: 'Ashby Hall target', value: 2200 }}
      bandName="80% range"
      legendItems={[squareLegendItem('Square: from a score report')]}
      ticks={months}
      columns={[...totalColumns, 'Source']}
      format={formatNumber}
    />
  ),
  forecast: (
    <ScoreTrendChart
      name="Total score with a forecast"
      summary="Up 208 since January, a clear change."
      points={totalPoints}
      color={colors.primary}
      reference={{ label: 'Ashby Hall target', value: 2200 }}
      bandName="80% range"
      forecast={totalForecast}
      note="If the trend continues, the total on test day would be about 2,360."
      legendItems={[forecastLegendItem('Dashed: forecast for test day', colors.primary)]}
      notes={[noteAt(5, 'First above Ashby Hall', 'Aug 8: 2,226')]}
      ticks={[...months, { x: totalForecast.x, text: totalForecast.tick }]}
      columns={totalColumns}
      format={formatNumber}
    />
  ),
  'one-test': (
    <ScoreTrendChart
      name="Total score, one test"
      summary="One full test so far; the target is 300 above it."
      points={totalPoints.slice(0, 1)}
      color={colors.primary}
      reference={{ label: 'target', value: 2432 }}
      bandName="80% range"
      columns={totalColumns}
      format={formatNumber}
    />
  ),
  sections: (
    <SectionTrendCharts
      name="Section scores"
      summary="All three are above their targets. The most to gain is in Reading."
      charts={sections}
      ticks={months}
      columns={sectionColumns}
      format={formatNumber}
      onOpen={open}
    />
  ),
  days: (
    <StudyCalendarChart
      name="Study days, 13 weeks"
      summary="78 of 91 days. The current streak is the longest so far."
      days={daysUpTo(91).map((each, index) => ({ ...each, hasNote: index > 60 && index < 66 }))}
      bounds={[1.5, 2.5, 3.5]}
      streak={streak}
      columns={dayColumns}
      onOpen={open}
    />
  ),
  percentiles: (
    <TrendChart
      name="Percentile of each full test"
      summary="The 92nd meets the percentile that two of three schools ask for."
      xName="Test"
      xLabels={testDays.map((day) => ({ text: formatMonthDay(day), day }))}
      positions={testPositions}
      series={[{ label: 'Percentile', color: colors.primary, values: percentiles }]}
      references={schools}
      sinceName="Since the test before"
      format={formatOrdinal}
    />
  ),
  lines: (
    <TrendChart
      name="Sections by test"
      summary="Three lines, one with a gap."
      xLabels={testDays.map((day) => ({ text: formatMonthDay(day), day }))}
      positions={testPositions}
      series={sections.map(({ label, color, points }, rank) => ({
        label,
        color,
        values: points.map(({ value }, index) => (rank === 1 && index === 3 ? null : value)),
      }))}
      range={[700, 750]}
      references={[{ label: 'third of target', value: 690 }]}
      format={formatNumber}
    />
  ),
  curves: (
    <TrendChart
      name="Curves of two measures"
      summary="Two curves, the second of which is less sure."
      xName="Score"
      xLabels={curveScores.map(formatNumber)}
      xTicks={curveScores.map((score) => (score % 100 === 0 ? formatNumber(score) : ''))}
      positions={curveScores}
      series={[
        { label: 'Sure', color: colors.sectionColors.verbal, values: [1, 4, 18, 44, 72, 93, 99] },
        {
          label: 'Rough',
          color: colors.sectionColors.reading,
          values: [1, 7, 26, 56, 83, 96, 99],
          isRough: true,
        },
      ]}
      range={[0, 100]}
      hasLegend
      format={formatOrdinal}
      axisFormat={formatNumber}
    />
  ),
  ranges: (
    <BandsChart
      name="Sections against their targets"
      summary="Verbal and Math are above their targets even at the low end of their range."
      rows={sections.map(({ label, color, points, target }) => {
        const last = points.at(-1);
        const band = last === undefined ? null : { value: last.value, low: last.low, high: last.high };
        return {
          label,
          color,
          band,
          valueText: band === null ? 'no test yet' : `${band.low} to ${band.high}`,
          note: 'one test of three hours',
          previous: points.at(-2)?.value ?? null,
          cells: last?.cells ?? [],
          ...(target !== null && { target: { label: 'target', value: target } }),
        };
      })}
      columns={sectionColumns}
      axis={[500, 600, 700, 800]}
      format={formatNumber}
      onOpen={open}
    />
  ),
  'mixed-ranges': (
    <BandsChart
      name="Sections from two sources"
      summary="Verbal is above its target even at the low end of its range."
      rows={sections.map(({ label, color, points, target }, index) => {
        const last = assertPresent(points.at(-1), 'a test');
        return {
          label,
          color,
          band: { value: last.value, low: last.low, high: last.high },
          valueText: formatNumber(last.value),
          previous: points.at(-2)?.value ?? null,
          squares: { value: index === 1, previous: index === 2 },
          cells: [...last.cells, index === 1 ? 'score report' : 'estimate'],
          ...(target !== null && { target: { label: 'target', value: target } }),
        };
      })}
      columns={['Section', 'Score', '80% range', 'Target', 'Since the test before', 'Source']}
      axis={[500, 600, 700, 800]}
      beforeName="the test before"
      legendItems={[squareLegendItem('Square: from a score report')]}
      format={formatNumber}
    />
  ),
  topics: (
    <BandsChart
      name="Verbal by topic"
      summary="Two topics, one with too few questions."
      rows={[
        {
          label: 'Synonyms',
          color: colors.sectionColors.verbal,
          band: { value: 70, low: 52, high: 84 },
          valueText: '14 of 20',
          previous: null,
          cells: ['14 of 20', '52% to 84%'],
        },
        {
          label: 'Analogies',
          color: colors.sectionColors.verbal,
          band: null,
          valueText: 'not enough data \u00b7 2 of 4',
          previous: null,
          cells: ['2 of 4', 'not enough data'],
        },
      ]}
      columns={['Topic', 'Right', '80% range']}
      axis={[0, 50, 100]}
      format={formatPercent}
    />
  ),
  dots: (
    <TargetDistanceChart
      name="Scores against targets"
      summary="One target lies outside of the usual scale."
      points={sections.map(({ label, color, points, target }, rank) => ({
        label,
        color,
        current: points.at(-1)?.value ?? 0,
        target: rank === 2 ? 860 : (target ?? 0),
      }))}
      axis={[500, 600, 700, 800]}
      columns={['Section', 'Current', 'Target', 'Distance']}
    />
  ),
  steps: (
    <AnswerPaceChart
      name="Answers by time"
      summary="18 of 20 answered in 9:40 of 10:00."
      steps={Array.from({ length: 18 }, (_, index) => ({
        x: 30_000 * (index + 1) + 40_000,
        count: index + 1,
      }))}
      end={600_000}
      lineEnd={580_000}
      totalCount={20}
      color={colors.sectionColors.verbal}
      evenLabel="an even pace"
      lateFrom={480_000}
      stretches={[{ from: 120_000, to: 240_000, label: 'The Lighthouse' }]}
      columns={['On the clock', 'Answered']}
      formatX={formatClock}
      tickUnit={60_000}
      formatTick={(minutes) => `${minutes} min`}
    />
  ),
  'coming-days': (
    <DayCountsChart
      name="Mistakes due"
      summary="23 mistakes are due in the next seven days, 12 of them today."
      countName="Mistakes"
      days={[12, 0, 3, 1, 0, 7, 0].map((count, ahead) => {
        const day = addDays('2026-11-20', ahead);
        return { label: { text: formatDay(day), day }, tick: formatDay(day).slice(0, 3), count };
      })}
    />
  ),
  pace: (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PaceBar
        start={2132}
        value={2340}
        target={2400}
        today={2290}
        format={formatNumber}
        comparison="50 ahead of the pace"
      />
      <PaceBar
        start={0}
        value={2}
        target={40}
        today={38}
        format={(value) => `${formatDecimalHours(value)} h`}
        comparison="36 h behind"
      />
      <PaceBar
        start={0}
        value={2190}
        target={2200}
        today={null}
        format={formatNumber}
        comparison="10 to go"
      />
    </Box>
  ),
  spark: (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Sparkline values={percentiles} />
      <Sparkline values={[15, 17, 16, 19.5, 17, 20.9, 19.9]} target={18} />
      <Sparkline values={[4]} />
    </Box>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;
export type SampleName = keyof typeof charts;

const asked = location.pathname.split('/')[2] ?? '';
const shown = typedKeys(charts).filter((name) => asked === '' || name === asked);
/** Charts that a dashboard shows two to a row. */
const halves = new URLSearchParams(location.search).has('halves');

/** The charts with invented data, each in a card. */
export function Shown() {
  return (
    <Box component="main" sx={{ maxWidth: 1200, mx: 'auto', p: { xs: 2, sm: 3 } }}>
      <h1>Charts</h1>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: halves ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          },
        }}
      >
        {shown.map((name) => (
          <Panel key={name} title={name}>
            {charts[name]}
          </Panel>
        ))}
      </Box>
    </Box>
  );
}
