import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { placeNotice } from '@/data/record/placeNotice';
import { notSavedWords, savedWords } from '@/data/record/savedWords';
import type { RowsSaved } from '@/data/record/saveRows';
import { Callout } from '@/ui/cards/Callout';
import { DetailsDialog } from '@/ui/controls/DetailsDialog';

/** The things that these dialogs save. */
type SetUp = 'profile' | 'reportedScore';

interface SavedDialogProps {
  readonly title: string;
  readonly what: SetUp;
  readonly saved: Extract<RowsSaved, { state: 'saved' }>;
  readonly onClose: () => void;
  /** What else became of it, in words. */
  readonly more?: string | null;
}

/** The place where something is now, in the form's stead: the form has done its work. */
export function SavedDialog({ title, what, saved, onClose, more = null }: SavedDialogProps) {
  const notice = placeNotice(what, saved, saved.keeps);
  return (
    <DetailsDialog title={title} label="Saved" onClose={onClose}>
      {notice === null ? (
        <Typography role="status">{savedWords(what, saved.place)}</Typography>
      ) : (
        <Callout tone="warning" urgent>
          {notice}
        </Callout>
      )}
      {more !== null && <Typography sx={{ mt: 1.5 }}>{more}</Typography>}
    </DetailsDialog>
  );
}

interface NotSavedProps {
  readonly what: SetUp;
  readonly state: Exclude<RowsSaved['state'], 'saved'>;
}

/** The dialog may be scrolled elsewhere when it comes. */
const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Why something is not saved; all that was typed is still in the form. */
export function NotSaved({ what, state }: NotSavedProps) {
  return (
    <Box ref={intoView}>
      <Callout tone="problem" urgent>
        {notSavedWords(what, state)}
      </Callout>
    </Box>
  );
}
