import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/** The words of a button that has little room on a phone: there they are short for the eye alone, and whole for a screen reader. */
export function ResponsiveLabel({ long, short }: { long: string; short: string }) {
  return (
    <>
      <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
        {short}
      </Box>
      <Box component="span" sx={{ '@media (max-width: 599.95px)': visuallyHidden }}>
        {long}
      </Box>
    </>
  );
}
