import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** Secondary text under the title. */
  readonly line?: string;
  /** A short warning or status beside the title. */
  readonly badge?: ReactNode;
  /** A control for the whole page: a selector, a period. */
  readonly aside?: ReactNode;
}

/** The page's h1 with everything that applies to the whole page. */
export function PageHeading({ title, line, badge, aside }: PageHeadingProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 2.5,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 20rem' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Typography variant="h1">{title}</Typography>
          {/* On a phone, the badge gets its own line; beside the title, it would wrap depending on the font. */}
          <Box sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>{badge}</Box>
        </Stack>
        {line !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {line}
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
        {aside}
      </Stack>
    </Stack>
  );
}
