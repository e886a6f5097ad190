import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ItemGroup } from '@/domain/exam/attempts/attempt-progress';
import type { AttemptAction, SendAction } from '../attempt/runAttempt';
import { QuestionGroups } from './QuestionCells';

interface AllQuestionsDialogProps {
  readonly groups: readonly ItemGroup[];
  /** Encoded by `encodeItemStatuses`. */
  readonly itemStatuses: string;
  readonly current: number;
  /** "12 answered, 48 blank". */
  readonly tally: string;
  readonly send: SendAction;
  readonly onClose: () => void;
}

/** Scrolls the list to the current question and focuses it. */
function openAtCurrent(list: HTMLElement | null): void {
  const cell = list?.querySelector<HTMLElement>('[aria-current]');
  cell?.scrollIntoView({ block: 'center' });
  cell?.focus({ preventScroll: true });
}

/** A dialog with all questions of a section, in groups, to jump to one; on a phone, a drawer at the bottom edge. */
export function AllQuestionsDialog({
  groups,
  itemStatuses,
  current,
  tally,
  send,
  onClose,
}: AllQuestionsDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  const sendAndClose = (move: AttemptAction) => {
    onClose();
    send(move);
  };
  const content = (
    <>
      <IconButton onClick={onClose} aria-label="Close" sx={{ position: 'absolute', top: 12, right: 12 }}>
        <Close />
      </IconButton>
      <DialogTitle id={titleId} sx={{ pr: 8 }}>
        {`All ${itemStatuses.length} questions`}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {tally}
        </Typography>
        <div ref={openAtCurrent}>
          <QuestionGroups groups={groups} itemStatuses={itemStatuses} current={current} send={sendAndClose} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => sendAndClose({ type: 'open-review' })}>
          Review and hand in
        </Button>
      </DialogActions>
    </>
  );
  return isPhone ? (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { 'aria-labelledby': titleId } }}>
      {content}
    </Drawer>
  ) : (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      {content}
    </Dialog>
  );
}
