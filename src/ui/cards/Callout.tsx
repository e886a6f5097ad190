import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CalloutProps {
  /** `problem`: something went wrong. `warning`: something may be lost. `note`: good to know. */
  readonly tone: 'problem' | 'warning' | 'note';
  /** Announced by screen readers as soon as it appears. */
  readonly urgent?: boolean;
  /** Top margin, in steps of 8 px. */
  readonly mt?: number;
  readonly children: ReactNode;
}

const edges = { problem: 'status.risk', warning: 'status.watch', note: 'primary.main' } as const;

/** Text set off from its surroundings by an edge and a tint in the status color. */
export function Callout({ tone, urgent = false, mt = 0, children }: CalloutProps) {
  return (
    <Box
      {...(urgent && { role: 'alert' })}
      sx={{
        mt,
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: edges[tone],
        borderLeftWidth: 4,
        borderRadius: 1,
        bgcolor: 'background.paper',
        lineHeight: 1.5,
      }}
    >
      <Box sx={{ maxWidth: '44em' }}>{children}</Box>
    </Box>
  );
}
