import Circle from '@mui/icons-material/Circle';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import TripOrigin from '@mui/icons-material/TripOrigin';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { recallIntervalDays } from '@/domain/plan/mistakes/error-log';
import { recallProgressText } from '../errorLogText';

/** One dot for each time a mistake returns: filled once it was answered right, and with a heavy ring for the next time. */
export function RecallDots({ recalls }: { readonly recalls: number }) {
  return (
    <Stack component="span" direction="row" spacing={0.75}>
      <span style={visuallyHidden}>{recallProgressText(recalls)}</span>
      {recallIntervalDays.map((days, index) =>
        index < recalls ? (
          <Circle key={days} color="primary" sx={dot} />
        ) : index === recalls ? (
          <TripOrigin key={days} color="primary" sx={dot} />
        ) : (
          <CircleOutlined key={days} sx={{ ...dot, color: 'surface.controlEdge' }} />
        ),
      )}
    </Stack>
  );
}

/** Drawings keep their own color in forced colors, where it may be that of the page. */
const dot = { width: 13, height: 13, forcedColorAdjust: 'auto' } as const;
