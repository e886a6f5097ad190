import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CalloutProps {
  /** `problem`: something went wrong. `warning`: something may be lost. `note`: good to know. */
  readonly tone: 'problem' | 'warning' | 'note';
  /** Said by screen readers as soon as it appears. */
  readonly urgent?: boolean;
  /** Room above, in steps of 8 px. */
  readonly mt?: number;
  readonly children: ReactNode;
}

const edges = { problem: 'status.risk', warning: 'status.watch', note: 'primary.main' } as const;

/** Words that stand out from the text around them, by an edge and a tint of the status. */
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
