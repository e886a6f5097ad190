import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type SemanticColor, Dot } from '@/ui/marks/Dot';

interface LabeledBarProps {
  readonly label: string;
  /** Shown at the right end and announced by screen readers: "19.9 of 18 hours". */
  readonly value: string;
  /** From 0 to 100; a higher value is drawn as 100. A value below 100 is never drawn as full. */
  readonly percent: number;
  readonly color: SemanticColor;
  /** Divides the bar into `all` segments and fills the first `full` of them, instead of showing `percent`. */
  readonly parts?: { readonly full: number; readonly all: number };
  /** Adds a dot in the bar's color before the label. Use it if the color represents a section. */
  readonly dot?: boolean;
  /** Secondary text under the bar. */
  readonly note?: string;
}

/** A labeled progress bar. The bar ends at 100%, but the text in `value` may exceed it. */
export function LabeledBar({ label, value, percent, color, parts, dot = false, note }: LabeledBarProps) {
  const labelId = useId();
  return (
    <Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.25 }}>
        {dot && <Dot color={color} />}
        {/* The value goes below where the label's longest word has no room beside it. */}
        <Typography
          id={labelId}
          component="span"
          sx={{ flex: '1 1 min-content', minWidth: 0, overflowWrap: 'break-word' }}
        >
          {label}
        </Typography>
        <Typography component="span" variant="strong" sx={{ whiteSpace: 'nowrap' }}>
          {value}
        </Typography>
      </Stack>
      {parts === undefined ? (
        <LinearProgress
          variant="determinate"
          color="inherit"
          value={percent >= 100 ? 100 : Math.min(99, Math.max(0, percent))}
          aria-labelledby={labelId}
          aria-valuetext={value}
          sx={{ mt: 1, color }}
        />
      ) : (
        <Parts {...parts} color={color} labelId={labelId} value={value} />
      )}
      {note !== undefined && (
        <Typography variant="secondary" sx={{ mt: 0.75 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

interface PartsProps {
  readonly full: number;
  readonly all: number;
  readonly color: SemanticColor;
  readonly labelId: string;
  readonly value: string;
}

/** Draws the bar as a row of segments, each full or empty. */
function Parts({ full, all, color, labelId, value }: PartsProps) {
  return (
    <Box
      role="progressbar"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={all}
      aria-valuenow={full}
      aria-valuetext={value}
      sx={{ mt: 1, display: 'flex', gap: '3px' }}
    >
      {Array.from({ length: all }, (_, index) => (
        <LinearProgress
          key={index}
          aria-hidden
          variant="determinate"
          color="inherit"
          value={index < full ? 100 : 0}
          sx={{
            ...segment,
            outlineColor: index < full ? color : 'surface.controlEdge',
            color,
          }}
        />
      ))}
    </Box>
  );
}

/** An outline, which forced colors keep, and which leaves no gap at the corners of what is full. */
const segment = { flex: 1, outline: 1, outlineOffset: -1, bgcolor: 'transparent' } as const;
