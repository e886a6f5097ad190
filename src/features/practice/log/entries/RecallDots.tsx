import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import { recallIntervalDays } from '@/domain/plan/mistakes/error-log';
import { recallProgressText } from '../errorLogText';

/** One dot for each time a mistake returns: filled once it was answered right, and with a heavy ring for the next time. */
export function RecallDots({ recalls }: { readonly recalls: number }) {
  return (
    <Stack component="span" direction="row" spacing={0.75}>
      <span style={visuallyHidden}>{recallProgressText(recalls)}</span>
      {recallIntervalDays.map((days, index) => (
        <Box
          key={days}
          component="span"
          aria-hidden
          sx={{
            width: 11,
            height: 11,
            borderRadius: '50%',
            // Filled by its border, because forced colors would override a background.
            border: index < recalls ? '5.5px solid' : index === recalls ? 2 : 1,
            borderColor: index <= recalls ? 'primary.main' : 'surface.controlEdge',
          }}
        />
      ))}
    </Stack>
  );
}
