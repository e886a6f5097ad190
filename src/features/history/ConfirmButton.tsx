import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { focusElement } from '@/ui/page/useFocusOnChange';

/** One question before a destructive action. */
export interface ConfirmQuestion {
  readonly question: string;
  readonly text: string;
  /** The label of the confirming button. */
  readonly confirmLabel: string;
}

interface ConfirmButtonProps {
  /** The button's label. */
  readonly children: ReactNode;
  /** Accessible label, for when the visible label is the same as that of another button. */
  readonly label?: string;
  /** Asked one after another. The action runs after the last one or, if there are no questions, right away. */
  readonly questions: readonly ConfirmQuestion[];
  /** The label of the cancel button. */
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
}

/** Asks for confirmation in place, without a dialog, before an action that can't be undone. */
export function ConfirmButton({ children, label, questions, cancelLabel, onConfirm }: ConfirmButtonProps) {
  const [step, setStep] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asked = step === null ? undefined : questions[step];
  if (step === null || asked === undefined)
    return (
      <Button
        ref={button}
        variant="outlined"
        onClick={questions.length === 0 ? onConfirm : () => setStep(0)}
        {...(label !== undefined && { 'aria-label': label })}
      >
        <span>{children}</span>
      </Button>
    );
  const close = () => {
    setStep(null);
    requestAnimationFrame(() => {
      // The action may have moved the focus elsewhere, for instance because this button is about to disappear.
      if (document.activeElement === document.body) button.current?.focus();
    });
  };
  const confirm = () => {
    if (step + 1 < questions.length) {
      setStep(step + 1);
      return;
    }
    close();
    onConfirm();
  };
  return (
    <Box
      role="alertdialog"
      aria-label={asked.question}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      sx={{ flexBasis: '100%', minWidth: 0 }}
    >
      <Typography variant="strong">{asked.question}</Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5 }}>{asked.text}</Typography>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {/* A new button for each question moves the focus to it, so that a screen reader reads the question. */}
        <Button key={step} variant="contained" ref={focusElement} onClick={close}>
          <span>{cancelLabel}</span>
        </Button>
        <Button variant="outlined" onClick={confirm}>
          <span>{asked.confirmLabel}</span>
        </Button>
      </Stack>
    </Box>
  );
}
