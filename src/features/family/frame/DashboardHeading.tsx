import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DashboardHeadingProps {
  readonly title: string;
  /** Secondary text beside the title, or below if there is no room. */
  readonly line: string;
  /** The origin of the figures and how they are shown. */
  readonly badges: ReactNode;
  /** A control for the whole page: a selector, a period. */
  readonly aside: ReactNode;
}

/** A dashboard's h1 with everything that applies to the whole page, as low as possible so that the content is visible at once. */
export function DashboardHeading({ title, line, badges, aside }: DashboardHeadingProps) {
  return (
    <Box sx={heading}>
      <Typography variant="h1">{title}</Typography>
      <div>{badges}</div>
      <Typography color="textSecondary">{line}</Typography>
      <div>{aside}</div>
    </Box>
  );
}

/** One rule, to save bytes in the prerendered documents. */
const heading = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  // On a wide screen, the title and the controls share the first row; on a narrower one, the line shares the second.
  '& > p': {
    flex: { xs: '1 1 14rem', sm: '1 1 18rem', lg: '1 1 100%' },
    order: { lg: 1 },
    fontSize: { xs: '0.875rem', sm: '1rem' },
    lineHeight: 1.35,
  },
  // As tall as the controls beside it, so that its distance from the row of pages is the same when they wrap.
  '& h1': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 1.75rem)',
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 },
  '& > div:last-of-type': { mt: { xs: 0.5, sm: 0 }, ml: { lg: 'auto' } },
  '& > div:empty': { display: 'none' },
} as const;
