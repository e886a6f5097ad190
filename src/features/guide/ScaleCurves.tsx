import Box from '@mui/material/Box';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { NeedsScripts } from '@/ui/page/NeedsScripts';
import { useHydrated } from '@/ui/page/useHydrated';

const loadChart = () => import('./ScaleCurvesChart');

/** As high as the panel with its chart, so that nothing moves when it comes. */
const roomPx = { xs: 532, sm: 508, md: 490 } as const;

/** Scaled scores against percentiles; the chart is fetched once the page has come to life, and the text has a table of the same. */
export function ScaleCurves() {
  const isAlive = useHydrated();
  const chart = useLazyModule(loadChart, isAlive);
  return (
    <Box sx={{ minHeight: roomPx, display: 'grid' }}>
      <NeedsScripts>The chart needs JavaScript. The table above has the same figures.</NeedsScripts>
      {isAlive && chart.state === 'ready' && <chart.module.ScaleCurvesChart />}
      {chart.state === 'failed' && <LoadFailed what="The chart" failed={chart} />}
    </Box>
  );
}
