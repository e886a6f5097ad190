import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { countEssayWords } from '@/domain/exam/essays/essay';
import { BusyButton } from '@/ui/controls/BusyButton';
import { ConfirmDialog } from '@/ui/controls/dialogs/ConfirmDialog';
import { BottomBar } from '../frame/BottomBar';
import { type ReadRemainingTime, useRemainingTime } from '../frame/useRemainingTime';
import { TextLimitNotice } from './field/TextLimitNotice';
import type { UndoableField } from './field/undoableField';
import { UndoButtons } from './field/UndoButtons';
import type { TextDraft } from './useTextDraft';
import { WordCount } from './WordCount';

interface EssayFooterProps {
  readonly title: string;
  readonly draft: TextDraft;
  readonly promptChosen: boolean;
  readonly remaining: ReadRemainingTime;
  /** True if the student has hidden the clock; the time left here is then hidden, too. */
  readonly clockHidden: boolean;
  /** The field that the student used last, and its name in messages: "essay" or "plan". */
  readonly field: UndoableField;
  readonly fieldName: string;
  readonly onHandIn: () => void;
}

/** Formats the time left in whole minutes, rounded up: 90,000 ms -> "2 min left". */
export function minutesLeftLabel(ms: number): string {
  return ms < 60_000 ? 'Under a minute left' : `${Math.ceil(ms / 60_000)} min left`;
}

/** The minutes left, near the text. The clock in the bar shows the seconds and announces the time to screen readers. */
function EssayTimeLeft({ remaining }: { remaining: ReadRemainingTime }) {
  const left = useRemainingTime(remaining);
  return left === null ? null : (
    <Typography component="span" color="textSecondary" aria-hidden>
      {minutesLeftLabel(left)}
    </Typography>
  );
}

/** Undo and redo, the word count, the time left, and the button that hands in the text. */
export function EssayFooter({
  title,
  draft,
  promptChosen,
  remaining,
  clockHidden,
  field,
  fieldName,
  onHandIn,
}: EssayFooterProps) {
  // The words are counted when the button is pressed, because the displayed count may lag behind.
  const [asking, setAsking] = useState<'empty' | 'no-prompt' | null>(null);
  return (
    <BottomBar>
      <Toolbar variant="dense" disableGutters sx={toolbarSx}>
        <TextLimitNotice field={field} fieldName={fieldName} />
        <UndoButtons field={field} />
        <Stack sx={figuresSx}>
          <WordCount draft={draft} />
          {!clockHidden && <EssayTimeLeft remaining={remaining} />}
        </Stack>
        <BusyButton
          variant="contained"
          onClick={() => {
            if (countEssayWords(draft.current()) === 0) setAsking('empty');
            else if (!promptChosen) setAsking('no-prompt');
            else onHandIn();
          }}
        >
          <span>{`Hand in ${title.toLowerCase()}`}</span>
        </BusyButton>
      </Toolbar>
      {asking !== null && (
        <ConfirmDialog
          question={asking === 'empty' ? 'Hand in an empty page?' : 'Hand in without a prompt?'}
          text={
            asking === 'empty'
              ? 'You haven’t written anything yet. Once you hand in the page, you can’t come back to it.'
              : 'You haven’t chosen a prompt. Your essay is saved as it is, but nobody will know which prompt it answers.'
          }
          cancelLabel="Keep writing"
          onCancel={() => setAsking(null)}
          confirmLabel="Hand in"
          onConfirm={onHandIn}
        />
      )}
    </BottomBar>
  );
}

const toolbarSx = {
  flexWrap: 'wrap',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1,
  px: { xs: 2, sm: 4 },
  py: { xs: 1, sm: 1.5 },
} as const;

const figuresSx = { flex: '1 1 auto', flexDirection: { sm: 'row' }, flexWrap: 'wrap', columnGap: 2 } as const;
