import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly what: string;
  readonly how: string;
  /** At most one link or button, which leads to the missing content. */
  readonly action?: ReactNode;
}

/** A compact placeholder for missing content: `what` is missing, and `how` to get it. */
export function EmptyState({ what, how, action }: EmptyStateProps) {
  return (
    <Box sx={{ py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
      <Typography variant="body2" color="textSecondary">
        {how}
      </Typography>
      {action !== undefined && action !== false && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
