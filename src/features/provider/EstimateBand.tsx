import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Band } from '@/domain/exam/report/estimate';
import { range } from '@/lib/format';
import { ScaledBand } from '@/ui/cards/ScaledBand';
import * as colors from '@/ui/colors';
import { textWidth } from '@/ui/guide/textWidth';

interface EstimateBandProps {
  readonly caption: string;
  readonly band: Band;
}

/** An estimate as the reports draw it: the band on the whole scale, its middle as a dot. */
export function EstimateBand({ caption, band }: EstimateBandProps) {
  return (
    <Box sx={scale}>
      <Typography variant="body2" color="textSecondary">
        {caption}
      </Typography>
      <Typography className="band">
        {range(band)}, with {band.estimate} in the middle
      </Typography>
      <ScaledBand band={band} color={colors.primary} />
    </Box>
  );
}

const scale = {
  maxWidth: textWidth,
  '& .band': { mb: 1.5, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;
