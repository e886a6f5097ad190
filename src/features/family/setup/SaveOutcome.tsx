import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { placeNoticeText } from '@/data/record/notices/placeNotice';
import { notSavedSentence, savedSentence } from '@/data/record/notices/savedSentences';
import type { SaveRowsOutcome } from '@/data/record/saveRows';
import { DetailsDialog } from '@/ui/controls/dialogs/DetailsDialog';

/** Kinds of data that these dialogs save. */
type SetUp = 'profile' | 'reportedScore';

interface SaveConfirmationDialogProps {
  readonly title: string;
  readonly kind: SetUp;
  readonly saved: Extract<SaveRowsOutcome, { state: 'saved' }>;
  readonly onClose: () => void;
  readonly note?: string | null;
}

/** Replaces the form after saving and states where the data was saved. */
export function SaveConfirmationDialog({
  title,
  kind,
  saved,
  onClose,
  note = null,
}: SaveConfirmationDialogProps) {
  const notice = placeNoticeText(kind, saved, saved.savesOnDevice);
  return (
    <DetailsDialog title={title} label="Saved" onClose={onClose}>
      {notice === null ? (
        <Typography role="status">{savedSentence(kind, saved.place)}</Typography>
      ) : (
        <Alert severity="warning" role="alert">
          {notice}
        </Alert>
      )}
      {note !== null && <Typography sx={{ mt: 1.5 }}>{note}</Typography>}
    </DetailsDialog>
  );
}

interface NotSavedAlertProps {
  readonly kind: SetUp;
  readonly state: Exclude<SaveRowsOutcome['state'], 'saved'>;
}

/** Scrolls the alert into view, because the dialog may be scrolled elsewhere. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Explains why saving failed. All typed text is still in the form. */
export function NotSavedAlert({ kind, state }: NotSavedAlertProps) {
  return (
    <Box ref={intoView}>
      <Alert severity="error" role="alert">
        {notSavedSentence(kind, state)}
      </Alert>
    </Box>
  );
}
