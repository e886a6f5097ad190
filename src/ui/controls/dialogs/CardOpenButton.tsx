import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import type { MouseEvent, ReactNode } from 'react';

interface CardOpenButtonProps {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/**
 * A stat card's label as a button that covers the whole card and opens its details, marked by an arrow at the edge. Uses a native
 * button because MUI's would have to load before a dashboard's first content.
 */
export function CardOpenButton({ onOpen, children }: CardOpenButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-haspopup="dialog"
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Safari doesn't focus a clicked button; see RowOpenButton.
        event.currentTarget.focus();
        onOpen();
      }}
      sx={overCard}
    >
      <span>{children}</span>
      <ChevronRight aria-hidden sx={{ fontSize: '1.125rem', ml: 'auto', displayPrint: 'none' }} />
    </Box>
  );
}

const overCard = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  p: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  borderRadius: 0.5,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;
