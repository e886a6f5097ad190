import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { homeText } from '@/data/texts/home';
import { QuestionPicture, ReportPicture } from './pictures/pictures';

/** A real question, a real report, and a parent's view, side by side: the next one peeks in, and the row scrolls to it. */
export function HeroPictures({ parentsPicture }: { readonly parentsPicture: ReactNode }) {
  return (
    // A row that scrolls has to be reached by the keyboard.
    <Box role="group" aria-label={homeText.picturesLabel} tabIndex={0} sx={row}>
      <QuestionPicture />
      <ReportPicture />
      {parentsPicture}
    </Box>
  );
}

const row = {
  minWidth: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: '86%', sm: '78%' },
  gap: 2,
  alignItems: 'start',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  pb: 1.5,
  '& > *': { scrollSnapAlign: 'start' },
  '&:focus-visible': { outline: 2, outlineOffset: 4, outlineColor: 'primary.main' },
} as const;
