import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/**
 * Words for a reader whose browser runs no scripts, beside what then doesn't work: why, and what does. With scripts it takes no
 * room, before they have come as well as after.
 */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Typography component="p" variant="body2" sx={{ py: 1.5, fontWeight: 600 }}>
        {children}
      </Typography>
    </noscript>
  );
}
