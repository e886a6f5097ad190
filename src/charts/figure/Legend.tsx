import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface LegendItem {
  readonly label: string;
  readonly swatch: ReactNode;
  /** How much there is of it in all. */
  readonly total?: string;
}

interface LegendProps {
  readonly items: readonly LegendItem[];
}

/** What the marks of a drawing mean: a small one of each beside its words. */
export function Legend({ items }: LegendProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mt: 1.5,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        rowGap: 0.5,
        typography: 'body2',
        '& li': { display: 'flex', alignItems: 'center', gap: 1 },
        '& svg': { flexShrink: 0 },
        '& strong': { fontWeight: 600 },
      }}
    >
      {items.map(({ label, swatch, total }) => (
        <li key={label}>
          {swatch}
          {label}
          {total !== undefined && <strong>{total}</strong>}
        </li>
      ))}
    </Box>
  );
}
