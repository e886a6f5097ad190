import Stack from '@mui/material/Stack';
import type { AsOf } from '@/domain/dashboard/clock';
import { courseOf } from '@/domain/dashboard/answer/headline';
import { bandWords, barPercent, goalBand, percentOf, reachedPercent } from '@/domain/dashboard/progress';
import type { Scores, StudyWeek } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/record';
import { hours, number, percent } from '@/lib/format';
import type { BarColor } from '@/ui/cards/Dot';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LabeledBar } from '@/ui/cards/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { courseColors } from './courseColors';

interface GoalProgressPanelProps {
  readonly record: LearnerRecord;
  readonly asOf: AsOf;
  readonly scores: Scores;
  readonly study: StudyWeek;
}

/** How far the target score and the weekly hours are. */
export function GoalProgressPanel({ record, asOf, scores, study }: GoalProgressPanelProps) {
  const { tone, word } = courseOf(record, asOf);
  return (
    <Panel title="Goal Progress">
      <Stack sx={{ gap: 3, flexGrow: 1, justifyContent: 'space-around' }}>
        {scores.target === null ? (
          <EmptyState what="No target score yet" how="With one, the distance to it appears here." />
        ) : (
          bar('Target score', scores.latest, scores.target, number, { color: courseColors[tone], word })
        )}
        {study.goalHours === null ? (
          <EmptyState what="No weekly goal yet" how={'With one, this week\u2019s hours appear beside it.'} />
        ) : (
          bar('Weekly hours', study.hours, study.goalHours, hours)
        )}
      </Stack>
    </Panel>
  );
}

function bar(
  label: string,
  value: number | null,
  target: number,
  text: (value: number) => string,
  look?: { readonly color: BarColor; readonly word: string },
) {
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
      color={look?.color ?? `status.${band}`}
      note={`${percent(reachedPercent(value, target))} · ${look?.word ?? (done >= 100 ? 'Reached' : bandWords[band])}`}
    />
  );
}
