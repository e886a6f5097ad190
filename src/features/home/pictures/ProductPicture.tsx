import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PictureProps {
  readonly title: string;
  /** What it is made of: "Worked example". */
  readonly note: string;
  readonly children: ReactNode;
}

/** A small picture of a product, put together from the product's own parts. It says that its data are nobody's. */
export function ProductPicture({ title, note, children }: PictureProps) {
  return (
    <Box component="figure" sx={picture}>
      <figcaption>
        <strong>{title}</strong>
        <span>{note}</span>
      </figcaption>
      {children}
    </Box>
  );
}

const picture = {
  m: 0,
  p: { xs: 2, sm: 3 },
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  '& figcaption': {
    mb: 1.5,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 2,
  },
  '& figcaption span, & .note': { fontSize: '0.875rem', color: 'text.secondary' },
  '& strong': { fontWeight: 600 },
  // What is a card elsewhere brings room of its own.
  '& > section': { m: 0 },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
} as const;
