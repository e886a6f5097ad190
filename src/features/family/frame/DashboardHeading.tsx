import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { narrowPhone } from '@/ui/page/mediaQueries';

interface DashboardHeadingProps {
  readonly title: string;
  /** Secondary text beside the title, or below if there is no room. */
  readonly line: string;
  /** The chip that says where the figures come from, and the button that starts a presentation. */
  readonly badges: ReactNode;
  /** Controls for the whole page, such as a child select. */
  readonly aside: ReactNode;
}

/**
 * A dashboard's h1 and the controls for the whole page, kept compact so that the content below is visible without scrolling. On a
 * wide screen, the title and the controls fill the first row and the line of text gets the second; on a narrower one, the text and
 * the controls share the second row.
 */
export function DashboardHeading({ title, line, badges, aside }: DashboardHeadingProps) {
  return (
    <Stack direction="row" sx={{ ...rowStyle, rowGap: 0.5, columnGap: 1.5 }}>
      <Typography variant="h1" sx={titleStyle}>
        {title}
      </Typography>
      {/* Beside the title, they would wrap with one font and fit with another, so that everything below moves. */}
      <Stack direction="row" sx={{ ...rowStyle, gap: 1, [narrowPhone]: { flexBasis: '100%' } }}>
        {badges}
      </Stack>
      <Typography color="textSecondary" sx={lineStyle}>
        {line}
      </Typography>
      <Stack
        direction="row"
        sx={{
          ...rowStyle,
          gap: 1,
          mt: { xs: 0.5, sm: 0 },
          ml: { lg: 'auto' },
          displayPrint: 'none',
          '&:empty': { display: 'none' },
        }}
      >
        {aside}
      </Stack>
    </Stack>
  );
}

const rowStyle = { flexWrap: 'wrap', alignItems: 'center', minWidth: 0 } as const;

const titleStyle = {
  typography: { xs: 'h2', md: 'headline' },
  // As tall as the controls, so that the title stays at the same height whether or not they wrap.
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  '@media print': { minHeight: 0 },
} as const;

const lineStyle = {
  typography: { xs: 'body2', sm: 'body1' },
  flex: { xs: '1 1 14rem', sm: '1 1 18rem', lg: '1 1 100%' },
  order: { lg: 1 },
} as const;
