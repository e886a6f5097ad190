import ChevronRight from '@mui/icons-material/ChevronRight';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { wholeAreaTarget } from '@/ui/controls/wholeAreaTarget';

interface CardOpenButtonProps {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/**
 * A stat card's label as a button that covers the whole card and opens its details, marked by an arrow at the edge.
 */
export function CardOpenButton({ onOpen, children }: CardOpenButtonProps) {
  return (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={(event) => {
        // Safari doesn't focus a clicked button; see RowOpenButton.
        event.currentTarget.focus();
        onOpen();
      }}
      sx={overCard}
    >
      <span>{children}</span>
      <ChevronRight aria-hidden fontSize="xsmall" sx={{ ml: 'auto', displayPrint: 'none' }} />
    </ButtonBase>
  );
}

const overCard = {
  ...wholeAreaTarget,
  width: '100%',
  justifyContent: 'flex-start',
  font: 'inherit',
  textAlign: 'left',
  borderRadius: 0.5,
} as const;
