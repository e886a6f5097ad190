import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pageColumnStyles } from '@/ui/page/pageColumnStyles';

/** A page that only shows a message, such as not-found or an error. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ ...pageColumnStyles, py: { xs: 5, sm: 8 } }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ maxWidth: '44em', '& > p': { mt: 0, mb: 3 } }}>{children}</Box>
    </Box>
  );
}
