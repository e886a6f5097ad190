import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** At most one link or button, which leads to the missing content. */
  readonly action?: ReactNode;
}

/** A compact placeholder for missing content: `title` says what is missing, and `text` how to get it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Box sx={{ py: 1 }}>
      <Typography variant="strong">{title}</Typography>
      <Typography variant="secondary">{text}</Typography>
      {action !== undefined && action !== false && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}
