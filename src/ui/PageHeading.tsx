import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The page's h1 with one quiet line under it, and room at the right for what governs the whole page. */
export function PageHeading({ title, line, aside }: { title: string; line?: string; aside?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 2,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 20rem' }}>
        <Typography variant="h1">{title}</Typography>
        {line !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {line}
          </Typography>
        )}
      </Box>
      {aside}
    </Box>
  );
}
