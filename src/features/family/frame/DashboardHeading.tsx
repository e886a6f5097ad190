import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface DashboardHeadingProps {
  readonly title: string;
  /** One quiet line beside the title, or under it where there is no room. */
  readonly line: string;
  /** Whose figures these are, and how they are shown. */
  readonly badges: ReactNode;
  /** What governs the whole page: a selector, a period. */
  readonly aside: ReactNode;
}

/** A dashboard's h1 with what belongs to the whole page, as low as can be: its content has to be seen at once. */
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

/** In one rule, because it is in the documents that are sent first. */
const heading = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  // On a wide screen the title and what governs the page have the first row; on a narrower one the line shares the second.
  '& > p': {
    flex: { xs: '1 1 14rem', sm: '1 1 18rem', lg: '1 1 100%' },
    order: { lg: 1 },
    fontSize: { xs: '0.875rem', sm: '1rem' },
    lineHeight: 1.35,
  },
  // As high as the targets beside it, so that it stands as far below the row of pages where they have no room there.
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
