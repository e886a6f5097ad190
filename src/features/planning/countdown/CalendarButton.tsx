import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import type { Milestone } from '@/domain/plan/milestones';
import type { IsoDay } from '@/lib/calendar';
import { downloadText } from '@/lib/download';
import { icsOf } from '@/lib/ics';
import { milestoneEvents } from './calendarEvents';

interface CalendarButtonProps {
  readonly milestones: readonly Milestone[];
  readonly testDate: IsoDay;
}

/** Hands over what is still to do as a calendar file. */
export function CalendarButton({ milestones, testDate }: CalendarButtonProps) {
  const download = () =>
    downloadText(
      `ssat-countdown-${testDate}.ics`,
      icsOf({
        name: 'SSAT countdown',
        events: milestoneEvents(milestones, testDate),
        writtenMs: Date.now(),
      }),
      'text/calendar',
    );
  return (
    <Button variant="outlined" startIcon={<CalendarMonth />} onClick={download}>
      Add to calendar
    </Button>
  );
}
