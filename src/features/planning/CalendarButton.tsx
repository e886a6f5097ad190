import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { downloadText } from '@/lib/browser/download';
import { type CalendarFile, formatIcs } from '@/lib/dates/ics';
import { localTimeZone } from '@/lib/dates/localTime';

export interface CalendarContents extends Pick<CalendarFile, 'owner' | 'events' | 'sequence'> {
  /** The entries that the file lacks, because saved data couldn't be read; null if none. */
  readonly notice: string | null;
}

export interface CalendarDownload {
  /** The file's name without its extension. */
  readonly fileName: string;
  /** The calendar's name. */
  readonly name: string;
  /** Must not reject. */
  readonly contents: (writtenMs: number) => Promise<CalendarContents>;
}

export const addToCalendarText = 'Add to calendar';

/** Saves days of a plan as a calendar file. `notice` says what the latest file lacks. */
export function useCalendarDownload({ fileName, name, contents }: CalendarDownload) {
  const [notice, setNotice] = useState<string | null>(null);
  const download = async () => {
    const writtenMs = Date.now();
    const { notice: lacking, ...calendar } = await contents(writtenMs);
    const file = formatIcs({ name, ...calendar, writtenMs, zone: localTimeZone() });
    downloadText(`${fileName}.ics`, file, 'text/calendar');
    setNotice(lacking);
  };
  return { download, notice };
}

/** A button that saves a calendar file. Its notice takes a line of its own below the buttons beside it. */
export function CalendarButton({
  disabled = false,
  ...file
}: CalendarDownload & { readonly disabled?: boolean }) {
  const { download, notice } = useCalendarDownload(file);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<CalendarMonth />}
        disabled={disabled}
        onClick={() => void download()}
      >
        <span>{addToCalendarText}</span>
      </Button>
      <CalendarNotice notice={notice} />
    </>
  );
}

export function CalendarNotice({ notice }: { readonly notice: string | null }) {
  if (notice === null) return null;
  return (
    <Alert severity="info" role="alert" sx={{ order: 1, flexBasis: '100%', displayPrint: 'none' }}>
      {notice}
    </Alert>
  );
}
