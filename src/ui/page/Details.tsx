import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

interface DetailsProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Text rendered only while its summary is open, which keeps rarely read text out of the document. */
export function Details({ summary, children }: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) =>
        setOpen(currentTarget instanceof HTMLDetailsElement && currentTarget.open)
      }
      sx={{ mt: 1, '@media print': { '&:not([open])': { display: 'none' } } }}
    >
      <Box
        component="summary"
        sx={{ cursor: 'pointer', minHeight: 44, alignContent: 'center', fontWeight: 600 }}
      >
        {summary}
      </Box>
      {isOpen && children}
    </Box>
  );
}
