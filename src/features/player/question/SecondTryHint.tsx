import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { hintFor } from '@/domain/exam/items/hint';
import type { Item, ChoiceLetter } from '@/domain/exam/items/item';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { QuestionText } from '@/ui/question/QuestionText';

interface SecondTryHintProps {
  readonly item: Item;
  /** The wrong first answer. */
  readonly wrongAnswer: ChoiceLetter;
  /**
   * Returns true if the student has just checked the answer, so that the hint gets the focus. A reopened question is read from its
   * stem.
   */
  readonly wasJustChecked: () => boolean;
}

const helpLabels = { 'first-step': 'The first step', advice: 'What helps' } as const;

/** A hint above the choices after a wrong first answer. */
export function SecondTryHint({ item, wrongAnswer, wasJustChecked }: SecondTryHintProps) {
  const box = useRef<HTMLDivElement>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const asked = useRef(wasJustChecked);
  useEffect(() => {
    if (!asked.current()) return;
    focusElement(verdict.current);
    // On a phone, the hint is a screen above the pressed button.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { trap, help } = hintFor(item, wrongAnswer);
  return (
    <Alert ref={box} severity="info" sx={{ mb: 2.5, scrollMarginTop: 'calc(var(--player-bar) + 16px)' }}>
      <AlertTitle ref={verdict} sx={{ outline: 'none' }}>
        Not this one. Choose once more, or see the answer. Your first answer counts.
      </AlertTitle>
      {trap !== null && (
        <Typography sx={{ mt: 0.5 }}>
          <strong>Your choice:</strong> <span>{`${trap}.`}</span>
        </Typography>
      )}
      {help !== null && (
        <Typography sx={{ mt: 0.5 }}>
          <strong>{`${helpLabels[help.kind]}:`}</strong> <QuestionText text={help.text} />
        </Typography>
      )}
    </Alert>
  );
}
