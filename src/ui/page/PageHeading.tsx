import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** One quiet line under the title. */
  readonly line?: string;
  /** A small word of warning or status beside the title. */
  readonly badge?: ReactNode;
  /** What governs the whole page: a selector, a period. */
  readonly aside?: ReactNode;
}

/** The page's h1 with what belongs to the whole page. */
export function PageHeading({ title, line, badge, aside }: PageHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 2.5,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 20rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Typography variant="h1">{title}</Typography>
          {/* On a phone the badge has a line of its own: beside the title it would wrap or not with the font. */}
          <Box sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>{badge}</Box>
        </Box>
        {line !== undefined && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {line}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
        {aside}
      </Box>
    </Box>
  );
}
