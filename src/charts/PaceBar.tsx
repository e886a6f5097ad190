import Box from '@mui/material/Box';
import { chartColors } from './chartStyles';
import { paceParts } from './geometry/pace';

interface PaceBarProps {
  /** The value at the bar's left end, the value today, and the value to reach. */
  readonly start: number;
  /** Stands under the bar's left end instead of "50 at the start". */
  readonly startWords?: string;
  readonly value: number;
  readonly target: number;
  /** Where an even pace would be today; null before the first day and for a goal without a date. */
  readonly today: number | null;
  /** What `today` is called on the bar. */
  readonly todayWord?: string;
  /** Writes a value with its unit. */
  readonly format: (value: number) => string;
  /** How the value lies beside the pace, in words: "50 ahead of the pace". */
  readonly words: string;
  /** Of what has been done, as a color of the theme. */
  readonly color?: string;
}

/**
 * A goal's way from its start to its target: how far it has come, and a dark tick where it should be today. All that the bar
 * shows stands beside it as words.
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
          {/* Moved back by its own share, so that it stays over the bar at both ends. */}
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
          // There grounds are gone: the bar keeps its edge, and its parts take the system's colors.
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
