import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { keepDatesUnbroken } from '@/lib/text/format';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { IsoDay } from '@/lib/dates/calendar';
import type { CalendarOwner } from '@/lib/dates/ics';
import { printWholePage } from '@/lib/browser/printing';
import { ConfirmDialog } from '@/ui/controls/dialogs/ConfirmDialog';
import { MoreMenu } from '@/ui/controls/MoreMenu';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { addToCalendarText, CalendarNotice, useCalendarDownload } from '../CalendarButton';
import { weeklySheetId } from '../weekly/weeklySheetTexts';
import { planCalendar } from './planCalendar';
import { deletePlanQuestion, keepPlanLabel, planActionLabels, planSettingsText } from './plannerTexts';

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

/** The plan's time left, its inputs, a button to change them, and a menu of the other actions for the plan as a whole. */
export function PlanHeader({ plan, countdownText, today, owner, onChange, onDelete }: PlanHeaderProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  const calendar = useCalendarDownload({
    fileName: `ssat-study-plan-${plan.testDate}`,
    name: 'SSAT study plan',
    contents: (writtenMs) => planCalendar(plan, owner, today, writtenMs),
  });
  return (
    <Stack direction="row" sx={layout}>
      <div>
        <Typography variant="h2">{countdownText}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {keepDatesUnbroken(planSettingsText(plan))}
        </Typography>
      </div>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={onChange}>
          <span>{planActionLabels.change}</span>
        </Button>
        <MoreMenu
          label={planActionLabels.more}
          actions={[
            ...(plan.testDate >= today
              ? [
                  {
                    label: addToCalendarText,
                    icon: <CalendarMonth fontSize="small" />,
                    onChoose: () => void calendar.download(),
                  },
                ]
              : []),
            {
              label: planActionLabels.print,
              icon: <Print fontSize="small" />,
              onChoose: () => void printWholePage(),
            },
            {
              label: planActionLabels.sheet,
              icon: <DescriptionOutlined fontSize="small" />,
              // After the menu has returned the focus to its button.
              onChoose: () => requestAnimationFrame(showWeeklySheet),
            },
            {
              label: planActionLabels.remove,
              icon: <DeleteOutlined fontSize="small" />,
              onChoose: () => setIsDeleting(true),
            },
          ]}
        />
      </Stack>
      <CalendarNotice notice={calendar.notice} />
      {isDeleting && (
        <ConfirmDialog
          {...deletePlanQuestion}
          cancelLabel={keepPlanLabel}
          onCancel={() => setIsDeleting(false)}
          onConfirm={() => {
            setIsDeleting(false);
            onDelete();
          }}
        />
      )}
    </Stack>
  );
}

function showWeeklySheet(): void {
  const sheet = document.getElementById(weeklySheetId);
  focusElement(sheet);
  sheet?.scrollIntoView();
}

const layout = {
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
} as const;
