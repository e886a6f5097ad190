import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

export interface LegendItem {
  readonly label: string;
  readonly swatch: ReactNode;
  readonly total?: string;
  /** Makes the entry a button that shows only this entry, or all entries again if `alone` is true. */
  readonly onTurn?: () => void;
  readonly alone?: boolean;
}

interface LegendProps {
  readonly items: readonly LegendItem[];
}

/** A list of a drawing's marks: a small sample of each, and its label. */
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
      {items.map(({ label, swatch, total, onTurn, alone = false }) => (
        <li key={label}>
          <Entry {...(onTurn !== undefined && { onTurn, alone })}>
            {swatch}
            {label}
            {total !== undefined && <strong>{total}</strong>}
          </Entry>
        </li>
      ))}
    </Box>
  );
}

interface EntryProps {
  readonly onTurn?: () => void;
  readonly alone?: boolean;
  readonly children: ReactNode;
}

function Entry({ onTurn, alone, children }: EntryProps) {
  if (onTurn === undefined) return children;
  return (
    <ButtonBase aria-pressed={alone} onClick={onTurn} sx={entryButton}>
      {children}
    </ButtonBase>
  );
}

const entryButton = {
  font: 'inherit',
  gap: 1,
  minHeight: 44,
  px: 1,
  mx: -1,
  my: -0.5,
  borderRadius: 1,
  '&:hover, &[aria-pressed="true"]': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { fontWeight: 650 },
} as const;
