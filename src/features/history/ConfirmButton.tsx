import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { focusElement } from '@/ui/page/useFocusOnChange';

/** One question before something is lost. */
export interface ConfirmQuestion {
  readonly question: string;
  readonly text: string;
  /** What the answer does, as its button says it. */
  readonly go: string;
}

interface ConfirmButtonProps {
  /** The words of the button that leads to the questions. */
  readonly children: ReactNode;
  /** Said instead of them, where they alone don't tell one button from the next. */
  readonly label?: string;
  /** Asked one after the other; nothing is done before the last is answered. Where there is none, it is done at once. */
  readonly questions: readonly ConfirmQuestion[];
  /** The answer that changes nothing. */
  readonly keep: string;
  readonly onGo: () => void;
}

/** A button that asks where it stands, without a dialog, before it does what can't be undone. */
export function ConfirmButton({ children, label, questions, keep, onGo }: ConfirmButtonProps) {
  const [step, setStep] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const asked = step === null ? undefined : questions[step];
  if (step === null || asked === undefined)
    return (
      <Button
        ref={button}
        variant="outlined"
        onClick={questions.length === 0 ? onGo : () => setStep(0)}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
      </Button>
    );
  const close = () => {
    setStep(null);
    requestAnimationFrame(() => {
      // Who acts on the answer may have placed the focus elsewhere, as where the button is about to go.
      if (document.activeElement === document.body) button.current?.focus();
    });
  };
  const go = () => {
    if (step + 1 < questions.length) {
      setStep(step + 1);
      return;
    }
    close();
    onGo();
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
      <Typography sx={{ fontWeight: 600 }}>{asked.question}</Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5 }}>{asked.text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {/* A new button for each question: the focus moves to it, and a screen reader reads the question. */}
        <Button key={step} variant="contained" ref={focusElement} onClick={close}>
          {keep}
        </Button>
        <Button variant="outlined" onClick={go}>
          {asked.go}
        </Button>
      </Box>
    </Box>
  );
}
