import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyPreview, type EmptyPreviewKind } from './EmptyPreview';

interface EmptyStateProps {
  readonly title: string;
  /** One sentence. */
  readonly text: string;
  /** The outline of the missing content; null for what has no shape, such as the result of a filter. */
  readonly preview: EmptyPreviewKind | null;
  /** At most one link or button, which leads to the missing content. */
  readonly action?: ReactNode;
}

/** A placeholder for missing content: `title` says what is missing, `text` how to get it, and `preview` how it will look. */
export function EmptyState({ title, text, preview, action }: EmptyStateProps) {
  return (
    <Stack
      direction="row"
      sx={{ py: 1, flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 5, rowGap: 2 }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, maxWidth: '44em' }}>
        <Typography variant="strong">{title}</Typography>
        <Typography variant="secondary">{text}</Typography>
        {action !== undefined && action !== false && <Box sx={{ mt: 1.5 }}>{action}</Box>}
      </Box>
      {preview !== null && (
        <Box sx={{ flex: '1 1 14rem', minWidth: 0, maxWidth: 320, displayPrint: 'none' }}>
          <EmptyPreview kind={preview} />
        </Box>
      )}
    </Stack>
  );
}
