import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { SemanticColor } from '@/ui/marks/Dot';

interface SegmentedBarProps {
  /** The number of filled segments, which come first. */
  readonly full: number;
  readonly all: number;
  readonly color: SemanticColor;
  /** Draws the segments with a dashed outline, because nothing is known of them yet. */
  readonly isPreview?: boolean;
  /** How screen readers announce the bar. Without it they skip the bar, so the text around it has to say everything. */
  readonly announced?: { readonly labelId: string; readonly value: string };
}

/** A row of segments, each full or empty, full ones first. */
export function SegmentedBar({ full, all, color, isPreview = false, announced }: SegmentedBarProps) {
  return (
    <Box
      {...(announced === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'progressbar',
            'aria-labelledby': announced.labelId,
            'aria-valuemin': 0,
            'aria-valuemax': all,
            'aria-valuenow': full,
            'aria-valuetext': announced.value,
          })}
      sx={{ display: 'flex', gap: '3px' }}
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
            ...(isPreview && { outlineStyle: 'dashed' }),
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
