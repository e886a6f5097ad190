import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { BareScreenScope } from '@/ui/page/bareScreen';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { Footer } from './footer/Footer';
import { GuidedDemo } from './GuidedDemo';
import { Header } from './header/Header';
import { NewVersionNotice } from './OfflineParts';
import { PageHead } from './PageHead';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SkipLink } from './SkipLink';

/**
 * The layout of every page; screens such as a running test can opt out of header and footer. Header, page, and footer each have a
 * boundary, so React hydrates them separately, starting with the one that is tapped.
 */
export function Shell() {
  return (
    <BareScreenScope>
      {(bare) => (
        <>
          <PageHead />
          <SkipLink />
          <HydrationBoundary>{!bare && <Header />}</HydrationBoundary>
          {!bare && <NewVersionNotice />}
          <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '70vh', outline: 'none' }}>
            <div style={{ textAlign: 'center' }}>
              <NoScriptNotice>
                You can read this page without JavaScript. Practice tests and menus require it.
              </NoScriptNotice>
            </div>
            <HydrationBoundary>
              <Outlet />
            </HydrationBoundary>
          </Box>
          <HydrationBoundary>{!bare && <Footer />}</HydrationBoundary>
          <GuidedDemo />
          <RouteAnnouncer />
          <ScrollRestoration />
        </>
      )}
    </BareScreenScope>
  );
}
