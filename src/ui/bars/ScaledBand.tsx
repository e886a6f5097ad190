import Box from '@mui/material/Box';
import type { ScoreScale } from '@/domain/exam/level/test-level';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { scaleMarks, scalePosition } from '@/domain/exam/report/scaled-score';
import { EstimateRangeMark } from './EstimateRangeMark';

interface ScaledBandProps {
  readonly band: ScoreBand;
  readonly scale: ScoreScale;
  readonly color: string;
}

/** A section's score estimate as a dot on its scale, with a bar for the likely range. */
export function ScaledBandLine({ band: { low, high, estimate }, scale, color }: ScaledBandProps) {
  return (
    <EstimateRangeMark
      share={scalePosition(estimate, scale)}
      range={{ low: scalePosition(low, scale), high: scalePosition(high, scale) }}
      color={color}
    />
  );
}

/** A ScaledBandLine with the scale's scores below its grid lines. */
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
  // Zero-width boxes center each figure under its grid line; the outer two figures align inward to stay within the drawing.
  '& span': { width: 0, display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' },
  '& :first-of-type': { justifyContent: 'start' },
  '& :last-of-type': { justifyContent: 'end' },
} as const;
