import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ChipProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Theme color of the label and the outline. */
  readonly color?: string;
}

/** A short outlined label. MUI's Chip would add 4 kB for clicking and deleting, which no page needs. */
export function Chip({ label, icon, color = 'text.secondary' }: ChipProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        flexShrink: 0,
        minHeight: 26,
        px: 1,
        border: 1,
        borderColor: icon === undefined ? 'divider' : color,
        borderRadius: '2em',
        color,
        fontSize: 'var(--small-text, 0.8125rem)',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        '& svg': { fontSize: '1rem' },
      }}
    >
      {icon}
      <span>{label}</span>
    </Box>
  );
}
