import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { QuietScope } from '@/ui/quiet';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageHead } from './PageHead';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';

/** The frame of every page. A screen that asks for quiet (a running test) stands alone. */
export function Shell() {
  return (
    <QuietScope>
      {(quiet) => (
        <>
          <PageHead />
          <SkipLink />
          {!quiet && <Header />}
          <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '70vh', outline: 'none' }}>
            <Outlet />
          </Box>
          {!quiet && <Footer />}
          <RouteAnnouncer />
          <ScrollRestoration />
        </>
      )}
    </QuietScope>
  );
}
