import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { wideColumn } from './wideColumn';

/** On the root, because the footer stays aligned with the page. */
const wideStyles = { ':root': wideColumn } as const;

/**
 * The page's column: at most 1200 px of content, with 48 px above and below (32 on a narrow screen). `board` is for pages of cards
 * and charts, which need up to 1600 px and less space above, so that more of them is visible without scrolling.
 */
export function PageBody({ board = false, children }: { board?: boolean; children: ReactNode }) {
  return (
    <>
      {board && <GlobalStyles styles={wideStyles} />}
      <Container
        sx={{
          ...(board ? { pt: { xs: 0.5, md: 1.5 }, pb: { xs: 4, md: 6 } } : { py: { xs: 4, md: 6 } }),
          '@media print': { p: 0 },
        }}
      >
        {children}
      </Container>
    </>
  );
}
