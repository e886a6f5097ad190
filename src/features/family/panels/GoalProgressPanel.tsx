import Stack from '@mui/material/Stack';
import { bandWords, barPercent, goalBand, percentOf, reachedPercent } from '@/domain/family/progress';
import type { Scores, StudyWeek } from '@/domain/family/records';
import { hours, number, percent } from '@/lib/format';
import { LabeledBar } from '@/ui/cards/LabeledBar';
import { Panel } from '@/ui/cards/Panel';

/** How far the target score and the weekly hours are. */
export function GoalProgressPanel({ scores, study }: { scores: Scores; study: StudyWeek }) {
  return (
    <Panel title="Goal Progress">
      <Stack sx={{ gap: 3, flexGrow: 1, justifyContent: 'space-around' }}>
        {bar('Target score', scores.latest, scores.target, number)}
        {bar('Weekly hours', study.hours, study.goalHours, hours)}
      </Stack>
    </Panel>
  );
}

function bar(label: string, value: number | null, target: number, text: (value: number) => string) {
  if (value === null) {
    return (
      <LabeledBar
        label={label}
        value={`target ${text(target)}`}
        percent={0}
        color="primary.main"
        note="No test yet"
      />
    );
  }
  const done = percentOf(value, target);
  const band = goalBand(done);
  return (
    <LabeledBar
      label={label}
      value={`${text(value)} of ${text(target)}`}
      percent={barPercent(done)}
      color={`status.${band}`}
      note={`${percent(reachedPercent(value, target))} · ${done >= 100 ? 'Reached' : bandWords[band]}`}
    />
  );
}
