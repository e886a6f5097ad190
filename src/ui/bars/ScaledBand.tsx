import Box from '@mui/material/Box';
import type { ScoreScale } from '@/domain/exam/level/test-level';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { scaleMarks, scalePosition } from '@/domain/exam/report/scaled-score';
import { ShareRangeBar } from './ShareRangeBar';

interface ScaledBandProps {
  readonly band: ScoreBand;
  readonly scale: ScoreScale;
  readonly color: string;
}

/** A section's estimate on its scale: the band, with a dot at the estimate. */
export function ScaledBandLine({ band: { low, high, estimate }, scale, color }: ScaledBandProps) {
  return (
    <ShareRangeBar
      share={scalePosition(estimate, scale)}
      range={{ low: scalePosition(low, scale), high: scalePosition(high, scale) }}
      color={color}
      marks={4}
    />
  );
}

/** A section's estimate on the whole scale, labeled below. */
export function ScaledBand(props: ScaledBandProps) {
  return (
    <div>
      <ScaledBandLine {...props} />
      <Box aria-hidden sx={figures}>
        {scaleMarks(props.scale).map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </Box>
    </div>
  );
}

const figures = {
  display: 'flex',
  justifyContent: 'space-between',
  typography: 'body2',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  // Zero width centers each figure under its line; the outer two stay inside.
  '& span': { width: 0, display: 'flex', justifyContent: 'center' },
  '& :first-of-type': { justifyContent: 'start' },
  '& :last-of-type': { justifyContent: 'end' },
} as const;
