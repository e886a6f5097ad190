import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Band } from '@/domain/exam/report/estimate';
import { highestScaled, lowestScaled, shareOfScale } from '@/domain/exam/report/scale';
import { ShareRange } from '@/ui/cards/ShareRange';
import * as colors from '@/ui/colors';

interface EstimateBandProps {
  readonly caption: string;
  readonly band: Band;
}

/** An estimate as the reports draw it: the band on the whole scale, its middle as a dot. */
export function EstimateBand({ caption, band: { low, high, estimate } }: EstimateBandProps) {
  return (
    <Box sx={scale}>
      <Typography variant="body2" color="textSecondary">
        {caption}
      </Typography>
      <Typography className="band">
        {low} to {high}, with {estimate} in the middle
      </Typography>
      <ShareRange
        share={shareOfScale(estimate)}
        range={{ low: shareOfScale(low), high: shareOfScale(high) }}
        color={colors.primary}
        marks={4}
      />
      <div className="ends" aria-hidden>
        <span>{lowestScaled}</span>
        <span>{highestScaled}</span>
      </div>
    </Box>
  );
}

const scale = {
  maxWidth: '68ch',
  '& .band': { mb: 1.5, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .ends': {
    display: 'flex',
    justifyContent: 'space-between',
    typography: 'body2',
    color: 'text.secondary',
  },
} as const;
