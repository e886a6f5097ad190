import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Button from '@mui/material/Button';
import { downloadText } from '@/lib/browser/download';
import { type CalendarEvent, formatIcs } from '@/lib/dates/ics';
import { localTimeZone } from '@/lib/dates/localTime';

interface CalendarButtonProps {
  /** The file's name without its extension. */
  readonly fileName: string;
  /** The calendar's name. */
  readonly name: string;
  readonly events: () => readonly CalendarEvent[];
}

/** Saves days of a plan as a calendar file. */
export function CalendarButton({ fileName, name, events }: CalendarButtonProps) {
  const download = () =>
    downloadText(
      `${fileName}.ics`,
      formatIcs({ name, events: events(), writtenMs: Date.now(), zone: localTimeZone() }),
      'text/calendar',
    );
  return (
    <Button variant="outlined" startIcon={<CalendarMonth />} onClick={download}>
      Add to calendar
    </Button>
  );
}
