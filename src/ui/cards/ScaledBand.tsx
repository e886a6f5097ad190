import Box from '@mui/material/Box';
import type { Band } from '@/domain/exam/report/estimate';
import { highestScaled, lowestScaled, shareOfScale } from '@/domain/exam/report/scale';
import { ShareRange } from './ShareRange';

/** Both ends of a section's scale and two marks between them. */
export const scaleMarks = [0, 1, 2, 3].map(
  (step) => lowestScaled + (step * (highestScaled - lowestScaled)) / 3,
);

interface ScaledBandProps {
  readonly band: Band;
  /** A CSS color. */
  readonly color: string;
}

/** An estimate of a section on its line of the scale: the band, and its middle as a dot. */
export function ScaledBandLine({ band: { low, high, estimate }, color }: ScaledBandProps) {
  return (
    <ShareRange
      share={shareOfScale(estimate)}
      range={{ low: shareOfScale(low), high: shareOfScale(high) }}
      color={color}
      marks={4}
    />
  );
}

/** An estimate of a section on the whole scale, with the figures of the scale below. */
export function ScaledBand(props: ScaledBandProps) {
  return (
    <div>
      <ScaledBandLine {...props} />
      <Box aria-hidden sx={figures}>
        {scaleMarks.map((mark) => (
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
} as const;
