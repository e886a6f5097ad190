import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type SemanticColor, Dot } from '@/ui/marks/Dot';
import { MarkedBar } from './MarkedBar';
import { SegmentedBar } from './SegmentedBar';

interface LabeledBarProps {
  readonly label: string;
  /** Shown at the right end and announced by screen readers: "19.9 of 18 hours". */
  readonly value: string;
  /** From 0 to 100; a higher value is drawn as 100. A value below 100 is never drawn as full. */
  readonly percent: number;
  readonly color: SemanticColor;
  /** Divides the bar into `all` segments and fills the first `full` of them, instead of showing `percent`. */
  readonly parts?: { readonly full: number; readonly all: number };
  /** The position of a dark tick across the bar, from 0 to 100. The texts must say what it marks. */
  readonly markPercent?: number;
  /** Adds a dot in the bar's color before the label. Use it if the color represents a section. */
  readonly dot?: boolean;
  /** Secondary text under the bar. */
  readonly note?: string;
}

/** A labeled progress bar. The bar ends at 100%, but the text in `value` may exceed it. */
export function LabeledBar({
  label,
  value,
  percent,
  color,
  parts,
  markPercent,
  dot = false,
  note,
}: LabeledBarProps) {
  const labelId = useId();
  return (
    <Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.25 }}>
        {dot && <Dot color={color} />}
        {/* The value goes below where the label's longest word has no room beside it, and breaks where a line is too short for it. */}
        <Typography
          id={labelId}
          component="span"
          sx={{ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' }}
        >
          {label}
        </Typography>
        <Typography component="span" variant="strong">
          {value}
        </Typography>
      </Stack>
      {parts === undefined ? (
        <Box sx={{ mt: 1 }}>
          <MarkedBar
            variant="progress"
            percent={percent >= 100 ? 100 : Math.min(99, Math.max(0, percent))}
            markPercent={markPercent ?? null}
            color={color}
            announced={{ labelId, value }}
          />
        </Box>
      ) : (
        <Box sx={{ mt: 1 }}>
          <SegmentedBar {...parts} color={color} announced={{ labelId, value }} />
        </Box>
      )}
      {note !== undefined && (
        <Typography variant="secondary" sx={{ mt: 0.75 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
