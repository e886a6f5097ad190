import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScoreScale } from '@/domain/exam/level/test-level';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import { formatRange } from '@/lib/text/format';
import { ScoreRange } from '@/ui/bars/EstimateRange';
import { textWidth } from '@/ui/guide/TextBlocks';
import { sectionColor } from '@/ui/sectionColor';

interface EstimateBandProps {
  readonly caption: string;
  readonly band: ScoreBand;
  readonly scale: ScoreScale;
}

/** An estimate of a verbal section, drawn as in reports: the band on the full scale, with a dot at its middle. */
export function EstimateBand({ caption, band, scale }: EstimateBandProps) {
  return (
    <Box sx={{ maxWidth: textWidth }}>
      <Typography variant="secondary">{caption}</Typography>
      <Typography variant="figureSmall" component="p" sx={{ mb: 1.5 }}>
        {`${formatRange(band)}, with ${band.estimate} in the middle`}
      </Typography>
      <ScoreRange band={band} scale={scale} color={sectionColor('verbal')} />
    </Box>
  );
}
