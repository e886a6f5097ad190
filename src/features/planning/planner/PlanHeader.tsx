import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepDatesUnbroken } from '@/lib/text/format';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import type { CalendarOwner } from '@/lib/dates/ics';
import { printWholePage } from '@/lib/browser/printing';
import { ConfirmButton } from '@/ui/controls/dialogs/ConfirmButton';
import { CalendarButton } from '../CalendarButton';
import { planCalendar } from './planCalendar';
import { planSettingsText } from './plannerTexts';

interface PlanHeaderProps {
  readonly plan: StudyPlan;
  /** Text on the time left until the test. */
  readonly countdownText: string;
  readonly today: IsoDay;
  /** Whose plan it is; null if unknown. */
  readonly owner: CalendarOwner | null;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

/** The plan's time left, its inputs, and the actions for the plan as a whole. */
export function PlanHeader({ plan, countdownText, today, owner, onChange, onDelete }: PlanHeaderProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1.5,
      }}
    >
      <div>
        <Typography variant="h2">{countdownText}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {keepDatesUnbroken(planSettingsText(plan))}
        </Typography>
      </div>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {plan.testDate >= today && (
          <CalendarButton
            fileName={`ssat-study-plan-${plan.testDate}`}
            name="SSAT study plan"
            contents={(writtenMs) => planCalendar(plan, owner, today, writtenMs)}
          />
        )}
        <Button variant="outlined" startIcon={<Print />} onClick={() => void printWholePage()}>
          Print
        </Button>
        <Button variant="outlined" href="#weekly-sheet">
          Weekly sheet
        </Button>
        <Button variant="outlined" onClick={onChange}>
          Change
        </Button>
        <ConfirmButton
          questions={[
            {
              question: 'Delete this plan?',
              text: 'This deletes the plan. The tests you took, your words, and your mistakes stay.',
              confirmLabel: 'Delete the plan',
            },
          ]}
          cancelLabel="Keep the plan"
          onConfirm={onDelete}
        >
          Delete
        </ConfirmButton>
      </Stack>
    </Stack>
  );
}
