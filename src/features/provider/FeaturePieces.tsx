import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { GuideTerm } from '@/domain/page-text/guide-text';
import { typedKeys } from '@/lib/typedKeys';
import { InlineText } from '@/ui/guide/InlineText';

interface FeaturePiecesProps<Id extends string> {
  readonly texts: Readonly<Record<Id, GuideTerm>>;
  /** The piece of the product for each text. */
  readonly pieces: Readonly<Record<Id, ReactNode>>;
  /** A piece as high as two others, in the second column. */
  readonly tall?: Id;
}

/** Texts in columns, each above the piece of the product that it is about. */
export function FeaturePieces<Id extends string>({ texts, pieces, tall }: FeaturePiecesProps<Id>) {
  return (
    <Box sx={columns}>
      {typedKeys(texts).map((id) => (
        <Box
          key={id}
          component="article"
          aria-labelledby={`feature-${id}`}
          sx={id === tall ? tallPiece : piece}
        >
          <div>
            <Typography id={`feature-${id}`} variant="h3">
              {texts[id].term}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              <InlineText text={texts[id].text} />
            </Typography>
          </div>
          <Box sx={stretched}>{pieces[id]}</Box>
        </Box>
      ))}
    </Box>
  );
}

const columns = {
  display: 'grid',
  columnGap: 4,
  gridAutoFlow: 'dense',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The pieces of a row begin at one height, below the longer of its texts. */
const piece = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: 1.5,
  mb: { xs: 4, sm: 5 },
  '@media print': { breakInside: 'avoid' },
} as const;

const tallPiece = {
  ...piece,
  gridColumn: { sm: 2 },
  gridRow: { xs: 'span 2', sm: 'span 4' },
  '& > :last-child': { gridRow: { sm: 'span 3' } },
} as const;

/** The pieces of a row are equally high. */
const stretched = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
