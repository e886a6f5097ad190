import Box from '@mui/material/Box';
import { chipButtonStyle } from '../frame/chipButtonStyle';

/** Starts the presentation. Hidden on a phone, which isn't used for presenting. */
export function PresentButton({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      onClick={onBegin}
      sx={{ ...chipButtonStyle, displayPrint: 'none', display: { xs: 'none', md: 'flex' } }}
    >
      <span>Present full screen</span>
    </Box>
  );
}
