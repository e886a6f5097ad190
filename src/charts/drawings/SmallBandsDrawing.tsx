import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTextSize } from '@/charts/figure/figureContext';
import type { AxisTick, SmallBand } from '@/charts/chartData';
import { bandScale, BandsOverTime, LineInArea } from './BandTimeDrawings';
import { BandLabels } from './BandLabels';
import { positionDomain } from './Plot';

interface SmallBandsDrawingProps {
  readonly charts: readonly SmallBand[];
  /** Ticks of each x axis; undefined for one at each point of the first chart. */
  readonly ticks: readonly AxisTick[] | undefined;
  readonly range: readonly [number, number] | undefined;
  readonly targetLabel: string;
  readonly format: (value: number) => string;
}

/** Space above the plot for the target's label when the target is near the top. */
const topPx = 14;

/** The charts of SmallBandCharts, each with its text above it, and hairlines between them if side by side. */
export function SmallBandsDrawing({ charts, ticks, range, targetLabel, format }: SmallBandsDrawingProps) {
  const textSize = useTextSize();
  const all = charts.flatMap(({ points }) => points);
  const positions = all.map(({ x }) => x);
  const shared = {
    domain: positionDomain([Math.min(...positions), Math.max(...positions)]),
    ticks: ticks ?? charts[0]?.points.map(({ x, tick }) => ({ x, text: tick })) ?? [],
    scale: bandScale(
      all,
      charts.flatMap(({ target }) => target ?? []),
      range,
    ),
    format,
    padding: { left: 6, right: 0 },
    // Half of the last label.
    margin: { top: topPx, right: Math.round(1.6 * textSize) },
  };
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${charts.length}, minmax(0, 1fr))` },
        // Side by side, the text rows are as tall as the tallest text, so that the plots line up.
        gridTemplateRows: {
          xs: `repeat(${charts.length}, auto auto minmax(0, 1fr))`,
          md: 'auto auto minmax(0, 1fr)',
        },
        columnGap: 5,
        '& > * + *': {
          borderLeft: { md: 1 },
          borderColor: { md: 'divider' },
          pl: { md: 2.5 },
          ml: { md: -2.5 },
        },
      }}
    >
      {charts.map(({ label, color, value, comparison, points, target }, rank) => {
        const reference = target === null ? null : { label: targetLabel, value: target };
        const firstIndex = charts.slice(0, rank).reduce((sum, chart) => sum + chart.points.length, 0);
        return (
          <Box
            key={rank}
            sx={{
              display: 'grid',
              gridRow: 'span 3',
              gridTemplateRows: 'subgrid',
              pt: { xs: rank > 0 ? 2 : 0, md: 0 },
            }}
          >
            <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1 }}>
              <svg width={8} height={8}>
                <circle cx={4} cy={4} r={4} fill={color} />
              </svg>
              <Typography component="span" variant="strong">
                {label}
              </Typography>
              <Typography component="span" variant="figureSmall" sx={{ ml: 'auto' }}>
                {value}
              </Typography>
            </Stack>
            <Typography variant="secondary">{comparison}</Typography>
            <Box sx={{ position: 'relative', mt: 0.5 }}>
              <Box sx={{ position: 'absolute', inset: 0 }}>
                <BandsOverTime
                  {...shared}
                  points={points}
                  color={color}
                  reference={reference}
                  firstIndex={firstIndex}
                  marks={<LineInArea points={points} color={color} hasDots={false} />}
                  labels={
                    <BandLabels points={points} reference={reference} format={format} abovePx={topPx} />
                  }
                />
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
