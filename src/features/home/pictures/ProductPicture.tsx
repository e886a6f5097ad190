import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ProductPictureProps {
  readonly title: string;
  /** The source of the data, such as "Worked example". */
  readonly note: string;
  readonly children: ReactNode;
}

/** A small picture of a product, built from the product's own components and labeled as sample data. */
export function ProductPicture({ title, note, children }: ProductPictureProps) {
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
  // Removes the margin of content that is a card elsewhere.
  '& > section': { m: 0 },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
} as const;
