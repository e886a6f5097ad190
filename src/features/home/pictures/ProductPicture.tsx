import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
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
      <CardHeader
        component="figcaption"
        title={title}
        action={
          <Typography variant="secondary" component="span">
            {note}
          </Typography>
        }
        slotProps={{ title: { variant: 'strong' } }}
        sx={{ pb: 1.5, columnGap: 2, rowGap: 0 }}
      />
      {/* Beside a taller picture, it is in the middle. */}
      <CardContent sx={{ my: 'auto' }}>{children}</CardContent>
    </Card>
  );
}

const picture = {
  m: 0,
  bgcolor: 'background.default',
  display: 'flex',
  flexDirection: 'column',
} as const;
