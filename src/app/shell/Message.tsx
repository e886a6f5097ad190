import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pathOf } from '@/site';
import { column } from '@/ui/column';

/** A page that only has something to say: a missing page, an error. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ ...column, py: { xs: 5, sm: 8 } }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ maxWidth: '68ch', '& > p': { mt: 0, mb: 3 } }}>{children}</Box>
    </Box>
  );
}

/** The ways out of a page that doesn't work. Both load a whole document, because the one on screen may be broken. */
export function ReloadOrHome() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
      <Button href={pathOf('home')} variant="outlined">
        Go to the home page
      </Button>
    </Stack>
  );
}
