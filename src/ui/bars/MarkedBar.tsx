import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import * as colors from '@/ui/colors';
import type { SemanticColor } from '@/ui/marks/Dot';

const variants = {
  /** Progress toward a target at the bar's right end. */
  progress: { height: '0.5rem' },
  /** An amount on a scale of its own. */
  amount: { height: '0.75rem' },
  /** An amount in a list. Its bar has no track, so that lengths are easy to compare. */
  row: { height: '0.75rem', bgcolor: 'transparent', outline: 0 },
} as const;

interface MarkedBarProps {
  readonly variant: keyof typeof variants;
  /** How much of the bar is full, from 0 to 100. */
  readonly percent: number;
  /** The position of the mark, from 0 to 100; null for a bar without one. */
  readonly markPercent: number | null;
  readonly color?: SemanticColor;
  /** How screen readers announce the bar. Without it they skip the bar, so the text around it has to say everything. */
  readonly announced?: { readonly labelId: string; readonly value: string };
}

/** A bar with a dark tick across it, at the value that it is compared with. */
export function MarkedBar({
  variant,
  percent,
  markPercent,
  color = 'primary.main',
  announced,
}: MarkedBarProps) {
  return (
    <Box {...(announced === undefined && { 'aria-hidden': true })} sx={{ position: 'relative', flexGrow: 1 }}>
      <LinearProgress
        variant="determinate"
        color="inherit"
        value={percent}
        {...(announced !== undefined && {
          'aria-labelledby': announced.labelId,
          'aria-valuetext': announced.value,
        })}
        sx={{ ...variants[variant], color }}
      />
      {markPercent !== null && <Box aria-hidden sx={tick} style={{ left: `${markPercent}%` }} />}
    </Box>
  );
}

/** A border, because forced colors would override a background. */
const tick = {
  position: 'absolute',
  insetBlock: -5,
  ml: '-1.5px',
  borderLeft: '3px solid',
  borderColor: 'text.primary',
  outline: `2px solid ${colors.paper}`,
  '@media (forced-colors: active)': { outlineColor: 'Canvas' },
} as const;
