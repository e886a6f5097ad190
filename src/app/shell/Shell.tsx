import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { ScoreFormPart } from '@/features/family/setup/ScoreFormPart';
import { type ScoreFormProps, ScoreFormContext } from '@/features/today/ScoreFormContext';
import { BareScreenScope } from '@/ui/page/bareScreen';
import { HydrationBoundary } from '@/ui/loading/HydrationBoundary';
import { MovedNodeBoundary } from '@/ui/loading/MovedNodeBoundary';
import { PrintStyles } from '@/ui/print/PrintStyles';
import { PrintUnavailableNotice } from '@/ui/print/PrintUnavailableNotice';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { useFocusKept } from '@/ui/page/useFocusKept';
import { useStoredColorMode } from '@/app/useStoredColorMode';
import { Footer } from './footer/Footer';
import { GuidedDemo } from './GuidedDemo';
import { Header } from './header/Header';
import { NavigationProgress } from './NavigationProgress';
import { NewVersionNotice } from './OfflineParts';
import { PageHead } from './PageHead';
import { PagePreloads } from './PagePreloads';
import { RouteAnnouncer } from './RouteAnnouncer';
import { StudentBar } from './StudentBar';
import { useRecordAttribute } from './useRecordAttribute';

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

const renderScoreForm = (form: ScoreFormProps) => <ScoreFormPart {...form} />;

/** The header or the footer: built anew if something else has moved its nodes. */
function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <MovedNodeBoundary>
      <HydrationBoundary>{children}</HydrationBoundary>
    </MovedNodeBoundary>
  );
}

/**
 * The layout of every page; screens such as a running test can opt out of header and footer. Header, page, and footer each have a
 * boundary, so React hydrates them separately, starting with the one that is tapped.
 */
export function Shell() {
  useFocusKept();
  useStoredColorMode();
  useRecordAttribute();
  return (
    <BareScreenScope>
      {(bare) => (
        <>
          <PageHead />
          <NavigationProgress />
          <SkipLink />
          <Frame>{!bare && <Header />}</Frame>
          {!bare && <NewVersionNotice />}
          <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '70vh', outline: 'none' }}>
            <div style={{ textAlign: 'center' }}>
              <NoScriptNotice>
                You can read this page without JavaScript. Practice tests and menus require it.
              </NoScriptNotice>
            </div>
            <ScoreFormContext value={renderScoreForm}>
              <HydrationBoundary>
                <Outlet />
              </HydrationBoundary>
            </ScoreFormContext>
          </Box>
          <Frame>{!bare && <Footer />}</Frame>
          <Frame>{!bare && <StudentBar />}</Frame>
          <PrintStyles />
          <PrintUnavailableNotice />
          <GuidedDemo />
          <RouteAnnouncer />
          <PagePreloads />
          <ScrollRestoration />
        </>
      )}
    </BareScreenScope>
  );
}
