import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { column } from './column';

/** The page's column: at most 1200 px wide, 64 px of air above and below, less on a phone. */
export function PageBody({ children }: { children: ReactNode }) {
  return <Box sx={{ ...column, py: { xs: 4, md: 6 } }}>{children}</Box>;
}
