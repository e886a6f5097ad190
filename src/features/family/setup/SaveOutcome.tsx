import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { placeNoticeText } from '@/data/record/notices/placeNotice';
import { notSavedSentence, savedSentence } from '@/data/record/notices/savedSentences';
import type { SaveRowsOutcome } from '@/data/record/saveRows';
import { Callout } from '@/ui/cards/Callout';
import { DetailsDialog } from '@/ui/controls/dialogs/DetailsDialog';

/** Kinds of data that these dialogs save. */
type SetUp = 'profile' | 'reportedScore';

interface SavedDialogProps {
  readonly title: string;
  readonly what: SetUp;
  readonly saved: Extract<SaveRowsOutcome, { state: 'saved' }>;
  readonly onClose: () => void;
  readonly more?: string | null;
}

/** Replaces the form after saving and states where the data was saved. */
export function SavedDialog({ title, what, saved, onClose, more = null }: SavedDialogProps) {
  const notice = placeNoticeText(what, saved, saved.savesOnDevice);
  return (
    <DetailsDialog title={title} label="Saved" onClose={onClose}>
      {notice === null ? (
        <Typography role="status">{savedSentence(what, saved.place)}</Typography>
      ) : (
        <Callout tone="warning" urgent>
          {notice}
        </Callout>
      )}
      {more !== null && <Typography sx={{ mt: 1.5 }}>{more}</Typography>}
    </DetailsDialog>
  );
}

interface NotSavedAlertProps {
  readonly what: SetUp;
  readonly state: Exclude<SaveRowsOutcome['state'], 'saved'>;
}

/** Scrolls the alert into view, because the dialog may be scrolled elsewhere. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Explains why saving failed. All typed text is still in the form. */
export function NotSavedAlert({ what, state }: NotSavedAlertProps) {
  return (
    <Box ref={intoView}>
      <Callout tone="problem" urgent>
        {notSavedSentence(what, state)}
      </Callout>
    </Box>
  );
}
