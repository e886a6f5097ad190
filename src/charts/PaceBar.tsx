import Box from '@mui/material/Box';
import { chartColors } from './chartStyles';
import { paceParts } from './geometry/pace';

interface PaceBarProps {
  /** Values at the bar's left end, today, and at the target. */
  readonly start: number;
  /** Replaces "50 at the start" under the bar's left end. */
  readonly startWords?: string;
  readonly value: number;
  readonly target: number;
  /** The value of an even pace today; null before the first day and for a goal without a date. */
  readonly today: number | null;
  /** Label of `today` on the bar. */
  readonly todayWord?: string;
  /** Formats a value with its unit. */
  readonly format: (value: number) => string;
  /** Compares the value with the pace: "50 ahead of the pace". */
  readonly words: string;
  /** Theme color of the completed part. */
  readonly color?: string;
}

/**
 * Progress of a goal from its start to its target, with a dark tick where it should be today. Everything the bar shows is also
 * written beside it.
 */
export function PaceBar({
  start,
  startWords,
  value,
  target,
  today,
  todayWord = 'even pace today',
  format,
  words,
  color = 'primary.main',
}: PaceBarProps) {
  const { done, due } = paceParts({ start, value, target, today });
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Box component="strong" sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
          {format(value)}
        </Box>{' '}
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {words}
        </Box>
      </Box>
      {today !== null && due !== null && (
        <Box sx={{ typography: 'caption', fontWeight: 550 }}>
          {/* Shifted left by its own share so that it stays over the bar at both ends. */}
          <Box
            component="span"
            sx={{ display: 'inline-block', position: 'relative' }}
            style={{ left: `${due}%`, transform: `translateX(-${due}%)` }}
          >
            {format(today)} {todayWord}
          </Box>
        </Box>
      )}
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          height: 10,
          my: 0.75,
          borderRadius: 1,
          bgcolor: 'divider',
          printColorAdjust: 'exact',
          // Forced colors remove backgrounds: the outline keeps the bar visible, and its parts use system colors.
          '@media (forced-colors: active)': {
            outline: '1px solid CanvasText',
            '& > *': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
            '& > :first-of-type': { bgcolor: 'Highlight' },
          },
        }}
      >
        <Box sx={{ height: '100%', borderRadius: 1, bgcolor: color }} style={{ width: `${done}%` }} />
        {due !== null && (
          <Box
            sx={{
              position: 'absolute',
              top: -5,
              bottom: -5,
              width: 3,
              ml: '-1.5px',
              bgcolor: 'text.primary',
              boxShadow: `0 0 0 1.5px ${chartColors.paper}`,
            }}
            style={{ left: `${due}%` }}
          />
        )}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        <span>{startWords ?? `${format(start)} at the start`}</span>
        <span>{format(target)} target</span>
      </Box>
    </Box>
  );
}
