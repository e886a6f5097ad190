import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ReactNode } from 'react';

interface TwoPartCardProps {
  /** The fields that the reader fills in. */
  readonly input: ReactNode;
  readonly result: ReactNode;
}

/** A card with the reader's input and its result, stacked on a phone. */
export function TwoPartCard({ input, result }: TwoPartCardProps) {
  return (
    <Card sx={card}>
      <CardContent>{input}</CardContent>
      <CardContent sx={resultStyles}>{result}</CardContent>
    </Card>
  );
}

/** Stacked, the spare height goes to the result, so that the input stays in place. */
const card = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 8fr)' },
  gridTemplateRows: { xs: 'auto 1fr', md: 'none' },
} as const;

const resultStyles = {
  borderTop: { xs: 1, md: 0 },
  borderLeft: { md: 1 },
  borderColor: { xs: 'divider', md: 'divider' },
} as const;
