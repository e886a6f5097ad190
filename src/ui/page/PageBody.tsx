import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { pageColumnStyles } from './pageColumnStyles';

/** 1600 px of content. Header and footer use the variable too, so they stay aligned with the page. */
const wideStyles = { ':root': { '--page-width': '1648px' } } as const;

/**
 * The page's column: at most 1200 px wide, with 64 px above and below, less on a phone. `board` is for pages of cards and charts,
 * which need 1600 px and every line above the fold.
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
