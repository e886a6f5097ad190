import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ChipProps {
  readonly label: string;
  readonly icon?: ReactNode;
  /** A color of the theme, for the words and the edge. */
  readonly color?: string;
}

/** A short word in an outline. MUI's chip brings clicking and deleting, 4 kB that no page needs. */
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
      {label}
    </Box>
  );
}
