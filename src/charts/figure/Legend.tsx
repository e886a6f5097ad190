import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { chartColors } from '@/charts/chartStyles';

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
    <Stack
      component="ul"
      direction="row"
      sx={{ listStyle: 'none', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, m: 0, mt: 1.5, p: 0 }}
    >
      {items.map(({ label, swatch, total, onToggle, isAlone = false }, index) => (
        <Stack key={index} component="li" direction="row" sx={{ alignItems: 'center' }}>
          <Entry {...(onToggle !== undefined && { onToggle, isAlone })}>
            <Box component="span" sx={{ display: 'flex', flexShrink: 0 }}>
              {swatch}
            </Box>
            <span>{label}</span>
            {total !== undefined && (
              <Box component="strong" sx={{ fontWeight: 600 }}>
                {total}
              </Box>
            )}
          </Entry>
        </Stack>
      ))}
    </Stack>
  );
}

interface EntryProps {
  readonly onToggle?: () => void;
  readonly isAlone?: boolean;
  readonly children: ReactNode;
}

function Entry({ onToggle, isAlone, children }: EntryProps) {
  if (onToggle === undefined)
    return (
      <Stack component="span" direction="row" sx={entry}>
        {children}
      </Stack>
    );
  return (
    <ButtonBase aria-pressed={isAlone} onClick={onToggle} sx={{ ...entry, ...pressed }}>
      {children}
    </ButtonBase>
  );
}

const entry = { alignItems: 'center', gap: 1, typography: 'body2' } as const;

const pressed = {
  minHeight: 44,
  px: 1,
  mx: -1,
  my: -0.5,
  borderRadius: 1,
  '&:hover, &[aria-pressed="true"]': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { fontWeight: 650 },
} as const;

/** Explains the squares of values whose source differs from that of the dots. */
export function squareLegendItem(label: string): LegendItem {
  return {
    label,
    swatch: (
      <svg width={12} height={12} aria-hidden>
        <rect x={2} y={2} width={8} height={8} fill="none" stroke={chartColors.quiet} strokeWidth={2} />
      </svg>
    ),
  };
}
