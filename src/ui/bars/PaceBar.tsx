import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MarkedBar } from './MarkedBar';
import type { SemanticColor } from '@/ui/marks/Dot';

interface PaceBarProps {
  /** The value at the bar's left end. `value` is the current value, `target` the one at its right end. */
  readonly start: number;
  /** Text under the bar's left end, in place of the default "50 at the start". */
  readonly startText?: string;
  readonly value: number;
  readonly target: number;
  /** The value expected today at an even pace, drawn as a tick; null if no pace applies, such as for a goal without a date. */
  readonly today: number | null;
  /** Text after the value of `today`, above the bar. */
  readonly todayLabel?: string;
  /** Formats a value with its unit. */
  readonly format: (value: number) => string;
  /** Text after the current value that compares it with the pace: "50 ahead of the pace". */
  readonly comparison: string;
  /** The color of the bar's completed part. */
  readonly color?: SemanticColor;
  /** The id of the element that names the bar for screen readers. Without it, they skip the bar, whose values the text gives. */
  readonly labelId?: string;
}

/**
 * A goal's progress from its start to its target, with a dark tick where it should be today. The text around the bar gives all of
 * its values.
 */
export function PaceBar({
  start,
  startText,
  value,
  target,
  today,
  todayLabel = 'even pace today',
  format,
  comparison,
  color = 'primary.main',
  labelId,
}: PaceBarProps) {
  const { done, due } = progressAndPacePercents({ start, value, target, today });
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography component="strong" variant="figureSmall">
          {format(value)}
        </Typography>{' '}
        <Typography component="span" variant="secondary">
          {comparison}
        </Typography>
      </Stack>
      {today !== null && due !== null && (
        <Box sx={{ typography: 'caption', fontWeight: 550 }}>
          {/* At 30% of the bar, for example, moved left by 30% of its own width, so that it never extends past either end. */}
          <Box
            component="span"
            sx={{ display: 'inline-block', position: 'relative' }}
            style={{ left: `${due}%`, transform: `translateX(-${due}%)` }}
          >
            {`${format(today)} ${todayLabel}`}
          </Box>
        </Box>
      )}
      <Box sx={{ my: 0.75 }}>
        <MarkedBar
          variant="progress"
          percent={done}
          markPercent={due}
          color={color}
          {...(labelId !== undefined && { announced: { labelId, value: `${format(value)} ${comparison}` } })}
        />
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <Typography variant="caption" color="textSecondary">
          {startText ?? `${format(start)} at the start`}
        </Typography>
        <Typography variant="caption" color="textSecondary">{`${format(target)} target`}</Typography>
      </Stack>
    </Box>
  );
}

/** Maximum percentage before the target is reached, so that the bar doesn't look full at 2,190 of 2,200. */
const mostUnreached = 99;

/** Returns how far `value` (done) and `today` (due) are from start to target, in percent, 0 to 100. The target may be lower. */
export function progressAndPacePercents({
  start,
  value,
  target,
  today,
}: Pick<PaceBarProps, 'start' | 'value' | 'target' | 'today'>) {
  const way = target - start;
  const share = (at: number) => (way === 0 ? 100 : Math.max(0, Math.min(100, (100 * (at - start)) / way)));
  const isReached = way < 0 ? value <= target : value >= target;
  return {
    done: isReached ? 100 : Math.min(mostUnreached, share(value)),
    due: today === null ? null : share(today),
  };
}
