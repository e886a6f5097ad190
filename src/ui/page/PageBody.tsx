import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { pageColumnStyles } from './pageColumnStyles';

/** 1600 px of content, for header and footer too: they stay in line with the page. */
const wideStyles = { ':root': { '--page-width': '1648px' } } as const;

/**
 * The page's column: at most 1200 px wide, 64 px of air above and below, less on a phone. `board` is a page of cards and charts,
 * which has use for 1600 px and for every line above the fold.
 */
export function PageBody({ board = false, children }: { board?: boolean; children: ReactNode }) {
  return (
    <>
      {board && <GlobalStyles styles={wideStyles} />}
      <Box
        sx={{
          ...pageColumnStyles,
          ...(board ? { pt: { xs: 0.5, md: 1.5 }, pb: { xs: 4, md: 6 } } : { py: { xs: 4, md: 6 } }),
        }}
      >
        {children}
      </Box>
    </>
  );
}
