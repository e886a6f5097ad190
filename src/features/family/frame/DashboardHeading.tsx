import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DashboardHeadingProps {
  readonly title: string;
  /** Secondary text beside the title, or below if there is no room. */
  readonly line: string;
  /** The chip that says where the figures come from, and the button that starts a presentation. */
  readonly badges: ReactNode;
  /** Controls for the whole page, such as a child select. */
  readonly aside: ReactNode;
}

/** A dashboard's h1 and the controls for the whole page, kept compact so that the content below is visible without scrolling. */
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

/** A single CSS rule for the whole heading saves bytes in the prerendered documents. */
const heading = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  // On a wide screen, the title and the controls fill the first row and the line of text gets the second; on a narrower one, the
  // text and the controls share the second row.
  '& > p': {
    flex: { xs: '1 1 14rem', sm: '1 1 18rem', lg: '1 1 100%' },
    order: { lg: 1 },
    fontSize: { xs: '0.875rem', sm: '1rem' },
    lineHeight: 1.35,
  },
  // As tall as the controls, so that the title stays at the same height whether or not they wrap.
  '& h1': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 1.75rem)',
    '@media print': { minHeight: 0 },
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 },
  '& > div:last-of-type': { mt: { xs: 0.5, sm: 0 }, ml: { lg: 'auto' }, displayPrint: 'none' },
  '& > div:empty': { display: 'none' },
} as const;
