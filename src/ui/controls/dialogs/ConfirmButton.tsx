import Button, { type ButtonProps } from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog, type ConfirmQuestion } from './ConfirmDialog';

interface ConfirmButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'aria-label'> {
  /** The button's label. */
  readonly children: ReactNode;
  /** Asked one after another. The action runs after the last one or, if there are no questions, right away. */
  readonly questions: readonly ConfirmQuestion[];
  /** The label of the cancel button. */
  readonly cancelLabel: string;
  readonly onConfirm: () => void;
}

/**
 * A button that asks before it acts. The dialog returns the focus to it after the action has begun, so an action that places the focus
 * itself does so a frame later.
 */
export function ConfirmButton({
  children,
  questions,
  cancelLabel,
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const [step, setStep] = useState<number | null>(null);
  const asked = step === null ? undefined : questions[step];
  /** Asks the question at a place in the list, or acts after the last one. */
  const ask = (place: number) => {
    const isConfirmed = place >= questions.length;
    setStep(isConfirmed ? null : place);
    if (isConfirmed) onConfirm();
  };
  return (
    <>
      <Button
        variant="outlined"
        {...button}
        {...(questions.length > 0 && { 'aria-haspopup': 'dialog' })}
        onClick={(event) => {
          // Safari doesn't focus a clicked button; see RowOpenButton.
          event.currentTarget.focus();
          ask(0);
        }}
      >
        <span>{children}</span>
      </Button>
      {step !== null && asked !== undefined && (
        // A new dialog for each question takes the focus, so that a screen reader reads it.
        <ConfirmDialog
          key={step}
          {...asked}
          cancelLabel={cancelLabel}
          onCancel={() => setStep(null)}
          onConfirm={() => ask(step + 1)}
        />
      )}
    </>
  );
}
