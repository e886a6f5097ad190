import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two cards of one slide, as tall as the slide. */
export function SideBySide({ children }: { readonly children: ReactNode }) {
  return <Box sx={columns}>{children}</Box>;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.25fr)',
  gap: '1.25rem',
} as const;
