import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { daysRemaining } from '@/domain/family/goals';
import { barPercent, goalBand, percentOf } from '@/domain/family/progress';
import type { ChildRecord } from '@/domain/family/records';
import type { IsoDay } from '@/lib/calendar';
import { count, day, number, percent } from '@/lib/format';
import { LabeledBar } from '@/ui/cards/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { SubjectBars } from './SubjectBars';

interface StudyProgressPanelProps {
  readonly record: ChildRecord;
  readonly testDay: IsoDay;
  readonly today: IsoDay;
}

/** How far the plan is, overall and by section; the score beside its target; the days that are left. */
export function StudyProgressPanel({ record, testDay, today }: StudyProgressPanelProps) {
  const { child, scores, progress } = record;
  const toTarget = scores.latest === null ? 0 : percentOf(scores.latest, scores.target);
  return (
    <Panel title="Study Progress" control="of the plan done">
      <Stack sx={{ gap: 2.5 }}>
        <LabeledBar
          label="Overall"
          value={percent(child.overallProgress)}
          percent={child.overallProgress}
          color="primary.main"
        />
        <SubjectBars progress={progress} />
      </Stack>
      <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <LabeledBar
          label="Current score"
          value={
            scores.latest === null
              ? `target ${number(scores.target)}`
              : `${number(scores.latest)} of ${number(scores.target)}`
          }
          percent={barPercent(toTarget)}
          color={scores.latest === null ? 'primary.main' : `status.${goalBand(toTarget)}`}
          note={scoreNote(scores.latest, scores.target)}
        />
      </Box>
      <Typography sx={{ mt: 'auto', pt: 2.5 }}>
        <Box component="strong" sx={{ typography: 'figure', fontSize: '1.5rem' }}>
          {count(daysRemaining(testDay, today), 'day')}
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
