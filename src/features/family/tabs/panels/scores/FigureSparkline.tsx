import Box from '@mui/material/Box';
import { Sparkline } from '@/charts/Sparkline';
import type { HistoryPoint } from '@/domain/dashboard/histories';

interface FigureSparklineProps {
  /** Oldest first. */
  readonly points: readonly HistoryPoint[];
  readonly target?: number;
}

/** Fewest values that are drawn as a trend. */
const leastValues = 3;

/** A small trend line below a figure; renders nothing if there are too few values. */
export function FigureSparkline({ points, target }: FigureSparklineProps) {
  const values = points.map(({ value }) => value);
  if (values.length < leastValues) return null;
  return (
    <Box data-history sx={{ pt: 1.5, height: 52 }}>
      <Sparkline values={values} {...(target !== undefined && { target })} />
    </Box>
  );
}
