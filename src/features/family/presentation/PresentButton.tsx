import Box from '@mui/material/Box';
import { chipButtonStyle } from '../frame/chipButtonStyle';

/** Begins the presentation. On a phone there is no hall to show it to. */
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
