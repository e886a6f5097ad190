import Box from '@mui/material/Box';
import type { SemanticColor } from '@/ui/marks/Dot';

interface SegmentedBarProps {
  /** The number of filled segments, which come first. */
  readonly full: number;
  readonly all: number;
  readonly color: SemanticColor;
  /** Gives the segments a dashed outline, because nothing is known of them yet. */
  readonly isPreview?: boolean;
  /** How screen readers announce the bar. Without it they skip the bar, so the text around it has to say everything. */
  readonly announced?: { readonly labelId: string; readonly value: string };
}

/** A row of segments, filled ones first. They are filled by their borders, because forced colors would override a background. */
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
      sx={{ height: 8, display: 'flex', gap: '3px' }}
    >
      {Array.from({ length: all }, (_, index) => (
        <Box
          key={index}
          component="span"
          sx={{
            flex: 1,
            borderRadius: 0.5,
            border: index < full ? '4px solid' : isPreview ? '1px dashed' : '1px solid',
            borderColor: index < full ? color : 'surface.controlEdge',
          }}
        />
      ))}
    </Box>
  );
}
