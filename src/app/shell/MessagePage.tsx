import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A page that only shows a message, such as not-found or an error. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container sx={{ py: { xs: 5, sm: 8 } }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box sx={{ maxWidth: '44em', '& > p': { mt: 0, mb: 3 } }}>{children}</Box>
    </Container>
  );
}
