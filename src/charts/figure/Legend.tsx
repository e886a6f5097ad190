import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { chartColors, uncertainLineStyle } from '@/charts/chartStyles';

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
    <List sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mt: 1.5 }}>
      {items.map(({ label, swatch, total, onToggle, isAlone = false }, index) => {
        const icon = (
          <Box component="span" sx={{ display: 'flex', flexShrink: 0 }}>
            {swatch}
          </Box>
        );
        const text = (
          <Box component="span" sx={{ display: 'flex', columnGap: 1 }}>
            <span>{label}</span>
            {total !== undefined && (
              <Box component="strong" sx={{ fontWeight: 600 }}>
                {total}
              </Box>
            )}
          </Box>
        );
        return (
          <ListItem key={index} disablePadding sx={{ width: 'auto', columnGap: 1 }}>
            {onToggle === undefined ? (
              <>
                {icon}
                <Typography component="span" variant="body2">
                  {text}
                </Typography>
              </>
            ) : (
              <Chip
                aria-pressed={isAlone}
                onClick={onToggle}
                icon={icon}
                label={text}
                // The totals belong on paper, too.
                sx={{ '@media print': { display: 'inline-flex' } }}
              />
            )}
          </ListItem>
        );
      })}
    </List>
  );
}

/** A series' color in a legend. */
export function DotSwatch({ color }: { readonly color: string }) {
  return (
    <svg aria-hidden viewBox="0 0 8 8" style={{ width: '0.5rem', height: '0.5rem' }}>
      <circle cx={4} cy={4} r={4} fill={color} />
    </svg>
  );
}

/** Explains the squares of values whose source differs from that of the dots. */
export function squareLegendItem(label: string): LegendItem {
  return {
    label,
    swatch: (
      <svg aria-hidden viewBox="0 0 12 12" style={{ width: '0.75rem', height: '0.75rem' }}>
        <rect x={2} y={2} width={8} height={8} fill="none" stroke={chartColors.quiet} strokeWidth={2} />
      </svg>
    ),
  };
}

/** Explains the dashed line to a forecast, which ends in a hollow dot. */
export function forecastLegendItem(label: string, color: string): LegendItem {
  return {
    label,
    swatch: (
      <svg width={32} height={12} aria-hidden>
        <line x1={0} x2={20} y1={6} y2={6} stroke={color} strokeWidth={2} {...uncertainLineStyle} />
        <circle cx={26} cy={6} r={4} fill="none" stroke={color} strokeWidth={2} />
      </svg>
    ),
  };
}
