import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface DetailsProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Text that its summary opens, without scripts as well. */
export function Details({ summary, children }: DetailsProps) {
  return (
    <Box component="details" sx={{ mt: 1, '@media print': { '&:not([open])': { display: 'none' } } }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center', fontWeight: 600 }}
      >
        {summary}
      </Box>
      {children}
    </Box>
  );
}
