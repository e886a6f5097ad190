import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { column } from '@/ui/page/column';

/** A page that only has something to say: a missing page, an error. */
export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ ...column, py: { xs: 5, sm: 8 } }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ maxWidth: '44em', '& > p': { mt: 0, mb: 3 } }}>{children}</Box>
    </Box>
  );
}
