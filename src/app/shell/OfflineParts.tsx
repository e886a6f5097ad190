import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type * as offlineParts from '@/features/offline';
import { whenNobodyWaits } from '@/lib/browser/backgroundDownloads';
import { whenLoadedAndIdle } from '@/lib/browser/idle';

type Offline = typeof offlineParts;

/**
 * The offline code, loaded once per document; resolves to null if loading failed, so that pages work as in a browser without an
 * offline copy.
 */
let fetched: Promise<Offline | null> | null = null;

function fetchOffline(): Promise<Offline | null> {
  fetched ??= whenNobodyWaits()
    .then(() => import('@/features/offline'))
    .then(
      (module) => {
        void module.getSiteCopyController().store();
        return module;
      },
      () => null,
    );
  return fetched;
}

/** Loads the offline code once the page has loaded, the browser is idle, and nobody waits; null until then. */
function useOffline(): Offline | null {
  const [offline, setOffline] = useState<Offline | null>(null);
  useEffect(() => {
    if (import.meta.env.DEV) return undefined;
    return whenLoadedAndIdle(() => void fetchOffline().then(setOffline));
  }, []);
  return offline;
}

/** The footer lines about the offline copy and installation. */
export function OfflineCopyStatus() {
  const offline = useOffline();
  // Reserves space for the first line to avoid a layout shift.
  return (
    <Box sx={{ display: 'flow-root', minHeight: { xs: '6rem', sm: '3rem' } }}>
      {offline !== null && (
        <>
          <offline.OfflineLine />
          <offline.InstallLine />
        </>
      )}
    </Box>
  );
}

/** Announces that a new version is ready. After each navigation, activates it unless a page has unsaved work or a running test. */
export function NewVersionNotice() {
  const offline = useOffline();
  const { pathname } = useLocation();
  const lastPage = useRef(pathname);
  useEffect(() => {
    if (lastPage.current === pathname) return;
    lastPage.current = pathname;
    offline?.getSiteCopyController().updateIfIdle();
  }, [offline, pathname]);
  return offline === null ? null : <offline.UpdateLine />;
}
