import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
    <Card component="figure" sx={picture}>
      <Stack component="figcaption" direction="row" sx={caption}>
        <Typography variant="strong" component="span">
          {title}
        </Typography>
        <Typography variant="secondary" component="span">
          {note}
        </Typography>
      </Stack>
      {/* Beside a taller picture, it is in the middle. */}
      <Box sx={{ my: 'auto' }}>{children}</Box>
    </Card>
  );
}

const picture = {
  m: 0,
  p: { xs: 2, sm: 3 },
  bgcolor: 'background.default',
  display: 'flex',
  flexDirection: 'column',
} as const;

const caption = {
  mb: 1.5,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
} as const;
