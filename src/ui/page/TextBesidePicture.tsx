import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TextBesidePictureProps {
  /** Beside the text; below it on a phone. */
  readonly picture: ReactNode;
  /** True for a card with fields, which needs more room than a drawing. */
  readonly isCard?: boolean;
  /** The page's title and lead. */
  readonly children: ReactNode;
}

/** The head of a page: its title on the left, and what shows its idea on the right. */
export function TextBesidePicture({ picture, isCard = false, children }: TextBesidePictureProps) {
  if (picture === undefined) return <div>{children}</div>;
  return (
    <Box sx={isCard ? besideCard : besideDrawing}>
      <div>{children}</div>
      {picture}
    </Box>
  );
}

const oneColumn = 'minmax(0, 1fr)';
const withCard = `${oneColumn} 400px`;

const besideCard = {
  display: 'grid',
  columnGap: 8,
  rowGap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: oneColumn, md: withCard },
} as const;

const besideDrawing = {
  ...besideCard,
  columnGap: { xs: 4, md: 8 },
  rowGap: 2.5,
  gridTemplateColumns: { xs: oneColumn, sm: `${oneColumn} 320px`, md: withCard },
} as const;
