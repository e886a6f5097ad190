import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface SideBySideProps {
  /** The second card's width as a multiple of the first's. */
  readonly ratio?: number;
  readonly children: ReactNode;
}

/** Two cards of one slide, as tall as the slide. */
export function SideBySide({ ratio = 1, children }: SideBySideProps) {
  return (
    <Box sx={columns} style={{ gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${ratio}fr)` }}>
      {children}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: '1.25rem',
} as const;
