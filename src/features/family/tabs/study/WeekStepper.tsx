import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent, ReactNode } from 'react';

interface WeekStepperProps {
  /** The days of the week: "Nov 9 to 15". */
  readonly week: string;
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  /** Moves one week forward (1) or back (-1). */
  readonly onStep: (weeks: 1 | -1) => void;
}

/** The selected week with buttons for the previous and next one; the arrow keys work on either button. */
export function WeekStepper({ week, hasEarlier, hasLater, onStep }: WeekStepperProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' && hasEarlier) onStep(-1);
    else if (event.key === 'ArrowRight' && hasLater) onStep(1);
  };
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Week"
      onKeyDown={onKeyDown}
      sx={{ alignItems: 'baseline' }}
    >
      <StepButton name="Earlier week" isEnabled={hasEarlier} onStep={() => onStep(-1)}>
        <ChevronLeft />
      </StepButton>
      <Typography
        component="span"
        variant="body2"
        aria-live="polite"
        // As tall as the buttons, so that the row aligns with this text's baseline.
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          justifyContent: 'center',
          minWidth: '7.5em',
          minHeight: 44,
          textAlign: 'center',
          '@media print': { minWidth: 0, minHeight: 0 },
        }}
      >
        {week}
      </Typography>
      <StepButton name="Later week" isEnabled={hasLater} onStep={() => onStep(1)}>
        <ChevronRight />
      </StepButton>
    </Stack>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly isEnabled: boolean;
  readonly onStep: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** At either end of the weeks, the button does nothing but stays focusable. */
function StepButton({ name, isEnabled, onStep, children }: StepButtonProps) {
  return (
    <Tooltip title={name}>
      <IconButton
        aria-disabled={!isEnabled}
        onClick={() => isEnabled && onStep()}
        sx={{ alignSelf: 'center' }}
      >
        {children}
      </IconButton>
    </Tooltip>
  );
}
