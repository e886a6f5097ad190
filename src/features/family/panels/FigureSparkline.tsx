import Box from '@mui/material/Box';
import { Sparkline } from '@/charts/Sparkline';
import type { HistoryPoint } from '@/domain/dashboard/histories';
import { useHydrated } from '@/ui/page/useHydrated';

interface FigureSparklineProps {
  /** Oldest first; computed when the page has been painted. */
  readonly of: () => readonly HistoryPoint[];
  readonly target?: number;
}

/** Fewer values are no history. */
const leastValues = 3;

/** How a figure came about, as a small line under it. Its room is there from the start; a figure without a history has none. */
export function FigureSparkline({ of, target }: FigureSparklineProps) {
  const hydrated = useHydrated();
  const values = hydrated ? of().map(({ value }) => value) : [];
  if (hydrated && values.length < leastValues) return null;
  return (
    <Box data-history sx={{ pt: 1.5, height: 52 }}>
      {hydrated && <Sparkline values={values} {...(target !== undefined && { target })} />}
    </Box>
  );
}
