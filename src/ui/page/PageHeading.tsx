import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeadingProps {
  readonly title: string;
  /** One quiet line under the title. */
  readonly line?: string;
  /** The line is left out on a phone. */
  readonly lineIsExtra?: boolean;
  /** A small word of warning or status beside the title. */
  readonly badge?: ReactNode;
  /** What governs the whole page: a selector, a period. */
  readonly aside?: ReactNode;
  /** Lower, for a page whose content has to be seen at once. */
  readonly low?: boolean;
}

/** The page's h1 with what belongs to the whole page. */
export function PageHeading({
  title,
  line,
  lineIsExtra = false,
  badge,
  aside,
  low = false,
}: PageHeadingProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: low ? 0.5 : 2.5,
        ...(low && { alignItems: 'center' }),
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 20rem' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
          <Typography variant="h1" sx={low ? { fontSize: { xs: '1.5rem', sm: '1.75rem' } } : {}}>
            {title}
          </Typography>
          {/* On a phone the badge has a line of its own: beside the title it would wrap or not with the font. */}
          <Box sx={{ flexBasis: { xs: low ? 'auto' : '100%', sm: 'auto' } }}>{badge}</Box>
        </Box>
        {line !== undefined && (
          <Typography
            color="textSecondary"
            sx={{ ...(!low && { mt: 1 }), ...(lineIsExtra && { display: { xs: 'none', sm: 'block' } }) }}
          >
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
