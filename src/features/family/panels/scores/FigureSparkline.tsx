import Box from '@mui/material/Box';
import { Sparkline } from '@/charts/Sparkline';
import type { HistoryPoint } from '@/domain/dashboard/histories';
import { useHydrated } from '@/ui/loading/useHydrated';

interface FigureSparklineProps {
  /** Returns the values, oldest first; called after the page has painted. */
  readonly readPoints: () => readonly HistoryPoint[];
  readonly target?: number;
}

/** Fewest values that are drawn as a trend. */
const leastValues = 3;

/** A small trend line below a figure. Reserves its space before hydration; renders nothing if there are too few values. */
export function FigureSparkline({ readPoints, target }: FigureSparklineProps) {
  const hydrated = useHydrated();
  const values = hydrated ? readPoints().map(({ value }) => value) : [];
  if (hydrated && values.length < leastValues) return null;
  return (
    <Box data-history sx={{ pt: 1.5, height: 52 }}>
      {hydrated && <Sparkline values={values} {...(target !== undefined && { target })} />}
    </Box>
  );
}
