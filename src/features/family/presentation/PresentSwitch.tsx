import Box from '@mui/material/Box';
import { chip } from '../frame/chip';

/** Begins the presentation. On a phone there is no hall to show it to. */
export function PresentSwitch({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <Box
      component="button"
      type="button"
      onClick={onBegin}
      sx={{ ...chip, displayPrint: 'none', display: { xs: 'none', md: 'flex' } }}
    >
      <span>Present full screen</span>
    </Box>
  );
}
