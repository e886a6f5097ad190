import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/clock';
import { completionOf, overallProgress } from '@/domain/dashboard/study/completion';
import { courseOf } from '@/domain/dashboard/answer/headline';
import { barPercent, percentOf } from '@/domain/dashboard/progress';
import type { ChildRecord } from '@/domain/dashboard/records';
import { scoresOf } from '@/domain/dashboard/scores/tests';
import { daysBetween } from '@/lib/calendar';
import { count, day, number, percent } from '@/lib/format';
import { LabeledBar } from '@/ui/cards/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { courseColors } from './courseColors';
import { SubjectBars } from './SubjectBars';

interface StudyProgressPanelProps {
  readonly record: ChildRecord;
  readonly asOf: AsOf;
}

/** How far the plan is, overall and by section; the score beside its target; the days that are left. */
export function StudyProgressPanel({ record, asOf }: StudyProgressPanelProps) {
  const { testDay } = record;
  const scores = scoresOf(record);
  const completion = completionOf(record);
  const overall = overallProgress(completion);
  const toTarget = scores.latest === null ? 0 : percentOf(scores.latest, scores.target);
  return (
    <Panel title="Study Progress" control="of the plan done">
      <Stack sx={{ gap: 2.5 }}>
        <LabeledBar label="Overall" value={percent(overall)} percent={overall} color="primary.main" />
        <SubjectBars completion={completion} />
      </Stack>
      <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <LabeledBar
          label="Current score"
          value={
            scores.latest === null
              ? `target ${number(scores.target)}`
              : `${number(scores.latest)}, target ${number(scores.target)}`
          }
          percent={barPercent(toTarget)}
          color={courseColors[courseOf(record, asOf).tone]}
          note={scoreNote(scores.latest, scores.target)}
        />
      </Box>
      <Typography sx={{ mt: 'auto', pt: 2.5 }}>
        <Box component="strong" sx={{ typography: 'figure', fontSize: '1.5rem' }}>
          {count(daysBetween(asOf.day, testDay), 'day')}
        </Box>{' '}
        <Typography component="span" color="textSecondary">
          until the test on {day(testDay)}
        </Typography>
      </Typography>
    </Panel>
  );
}

function scoreNote(latest: number | null, target: number): string {
  if (latest === null) return 'No test yet';
  const distance = latest - target;
  if (distance === 0) return 'Exactly on the target';
  return `${number(Math.abs(distance))} ${distance > 0 ? 'above' : 'below'} the target`;
}
