import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { BareScreenScope } from '@/ui/page/bareScreen';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { PrintStyles } from '@/ui/print/PrintStyles';
import { PrintUnavailableNotice } from '@/ui/print/PrintUnavailableNotice';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { Footer } from './footer/Footer';
import { GuidedDemo } from './GuidedDemo';
import { Header } from './header/Header';
import { NewVersionNotice } from './OfflineParts';
import { PageHead } from './PageHead';
import { RouteAnnouncer } from './RouteAnnouncer';

/** The first Tab stop: a link that skips the header. */
function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        left: 16,
        top: -80,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        '&:focus': { top: 10 },
      }}
    >
      Skip to content
    </Link>
  );
}

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
          <PrintStyles />
          <PrintUnavailableNotice />
          <GuidedDemo />
          <RouteAnnouncer />
          <ScrollRestoration />
        </>
      )}
    </BareScreenScope>
  );
}
