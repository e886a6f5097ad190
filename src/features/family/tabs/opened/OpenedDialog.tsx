import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import type { WeeklyMeasure } from '@/domain/dashboard/study/weekly-target';
import { buildDayDetails } from '@/domain/dashboard/study/day-details';
import type { Learner } from '@/domain/learner/learner';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { NamedSection } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatLongDay } from '@/lib/text/format';
import { DetailsDialog } from '@/ui/controls/dialogs/DetailsDialog';
import { DaySessions } from './DaySessions';
import { FigureDialog } from './FigureDialog';
import { TestDialog } from './TestDialog';

export type Opened =
  | { readonly what: 'test'; readonly test: LearnerTest }
  | { readonly what: 'day'; readonly day: IsoDay }
  | { readonly what: 'figure'; readonly name: DashboardMetric; readonly subject: NamedSection | null };

interface OpenedDialogProps {
  readonly learner: Learner;
  /** Null without a target or goal for a week. */
  readonly week: WeeklyMeasure | null;
  readonly asOf: AsOf;
  readonly opened: Opened;
  /** Opens a test, replacing this dialog. */
  readonly onOpenTest: (test: LearnerTest) => void;
  readonly onClose: () => void;
}

/** The dialog behind a figure, a chart point, a bar, or a row. */
export function OpenedDialog({ learner, week, asOf, opened, onOpenTest, onClose }: OpenedDialogProps) {
  switch (opened.what) {
    case 'test':
      return <TestDialog learner={learner} test={opened.test} onClose={onClose} />;
    case 'day':
      return <DayDialog learner={learner} week={week} day={opened.day} asOf={asOf} onClose={onClose} />;
    case 'figure':
      return (
        <FigureDialog
          learner={learner}
          name={opened.name}
          subject={opened.subject}
          asOf={asOf}
          onOpenTest={onOpenTest}
          onClose={onClose}
        />
      );
    default:
      return assertUnreachable(opened);
  }
}

/** A day's details: its hours against the day's share of the target, and each session in order. */
function DayDialog({
  learner,
  week,
  day,
  asOf,
  onClose,
}: Pick<OpenedDialogProps, 'learner' | 'week' | 'asOf' | 'onClose'> & { readonly day: IsoDay }) {
  const { summary, essayRemark, sittings } = buildDayDetails(learner, day, week, asOf);
  return (
    <DetailsDialog title={`${formatLongDay(day)}, ${day.slice(0, 4)}`} label="Sessions" onClose={onClose}>
      <Stack spacing={2}>
        <Typography>{summary}</Typography>
        {essayRemark !== null && <Typography>{essayRemark}</Typography>}
        <DaySessions sittings={sittings} />
      </Stack>
    </DetailsDialog>
  );
}
