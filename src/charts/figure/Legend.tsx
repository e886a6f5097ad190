import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

export interface LegendItem {
  readonly label: string;
  readonly swatch: ReactNode;
  readonly total?: string;
  /** Makes the entry a button that shows only this entry, or all entries again if `isAlone` is true. */
  readonly onToggle?: () => void;
  readonly isAlone?: boolean;
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
      {items.map(({ label, swatch, total, onToggle, isAlone = false }, index) => (
        <li key={index}>
          <Entry {...(onToggle !== undefined && { onToggle, isAlone })}>
            {swatch}
            <span>{label}</span>
            {total !== undefined && <strong>{total}</strong>}
          </Entry>
        </li>
      ))}
    </Box>
  );
}

interface EntryProps {
  readonly onToggle?: () => void;
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

function Entry({ onToggle, isAlone, children }: EntryProps) {
  if (onToggle === undefined) return children;
  return (
    <ButtonBase aria-pressed={isAlone} onClick={onToggle} sx={entryButton}>
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
