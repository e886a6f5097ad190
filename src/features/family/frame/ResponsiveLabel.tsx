import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/** A button label that is shortened visually on a phone; screen readers always get the long form. */
export function ResponsiveLabel({ long, short }: { long: string; short: string }) {
  return (
    <>
      <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
        {short}
      </Box>
      <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.down('sm')]: visuallyHidden })}>
        {long}
      </Box>
    </>
  );
}
