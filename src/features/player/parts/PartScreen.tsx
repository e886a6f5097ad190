import Container from '@mui/material/Container';
import type { ReactNode } from 'react';

/** The column of the screens between questions: directions, break, review, and a stopped test. */
export function PartScreen({ children }: { readonly children: ReactNode }) {
  return <Container sx={{ pt: { xs: 3, sm: 5, md: 9 }, pb: { xs: 5, sm: 6, md: 8 } }}>{children}</Container>;
}
