import { BusyButton } from '@/ui/controls/BusyButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { countEssayWords } from '@/domain/exam/essays/essay';
import * as colors from '@/ui/colors';
import { ConfirmDialog } from '@/ui/controls/dialogs/ConfirmDialog';
import { plainButtonStyle, visuallyHiddenStyle } from '../frame/buttonStyles';
import { type ReadRemainingTime, useRemainingTime } from '../frame/useRemainingTime';
import { TextLimitNotice } from './field/TextLimitNotice';
import type { UndoableField } from './field/undoableField';
import { UndoButtons } from './field/UndoButtons';
import type { TextDraft } from './useTextDraft';
import { WordCount } from './WordCount';
import { minutesLeftLabel } from './minutesLeftLabel';

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

const phone = '@media (max-width: 40rem)';

const Foot = styled('footer')({
  position: 'sticky',
  bottom: 0,
  zIndex: 1100,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 32px',
  backgroundColor: colors.paper,
  borderTop: `1px solid ${colors.divider}`,
  fontVariantNumeric: 'tabular-nums',
  [phone]: { padding: '8px 16px', columnGap: 8 },
  '& .figures': {
    flex: '1 1 auto',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    lineHeight: 1.3,
    [phone]: { display: 'grid', fontSize: '0.9375rem' },
  },
  '& .time': { color: colors.textSecondary },
  '& .history': { display: 'flex', gap: 4, [phone]: { gap: 0, marginLeft: -10 } },
  '& .history button': {
    ...plainButtonStyle,
    touchAction: 'manipulation',
    '& svg': { fontSize: '1.25rem' },
  },
  '& .history [aria-disabled="true"]': { opacity: 0.55, cursor: 'default' },
  '& .limit': { flexBasis: '100%', margin: 0, lineHeight: 1.4, '&:empty': { position: 'absolute' } },
  '& .history-word': { [phone]: visuallyHiddenStyle },
});

/** The minutes left, near the text. The clock in the bar shows the seconds and announces the time to screen readers. */
function EssayTimeLeft({ remaining }: { remaining: ReadRemainingTime }) {
  const left = useRemainingTime(remaining);
  return left === null ? null : (
    <span className="time" aria-hidden>
      {minutesLeftLabel(left)}
    </span>
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
    <Foot>
      <TextLimitNotice field={field} fieldName={fieldName} />
      <UndoButtons field={field} />
      <div className="figures">
        <WordCount draft={draft} />
        {!clockHidden && <EssayTimeLeft remaining={remaining} />}
      </div>
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
    </Foot>
  );
}
