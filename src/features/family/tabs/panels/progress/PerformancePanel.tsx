import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PerformanceSummary } from '@/domain/dashboard/insights/performance-summary';
import { Panel } from '@/ui/cards/Panel';

const areas = (names: readonly string[]) => (names.length === 0 ? 'None so far' : names.join(' \u00b7 '));

/** Strong areas, areas to improve, study consistency, and test anxiety. */
export function PerformancePanel({ performance }: { performance: PerformanceSummary }) {
  const rows = [
    ['Strong areas', areas(performance.strong)],
    ['Needs improvement', areas(performance.improve)],
    ['Study consistency', performance.consistency],
    // Self-reported, so it is shown only for learners who answered.
    ...(performance.testAnxiety === null ? [] : [['Test anxiety', performance.testAnxiety] as const]),
  ] as const;
  return (
    <Panel title="Performance Summary">
      <Stack component="dl" spacing={2} sx={{ m: 0 }}>
        {rows.map(([label, text]) => (
          <div key={label}>
            <Typography component="dt" variant="secondary">
              {label}
            </Typography>
            <Typography component="dd">{text}</Typography>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
