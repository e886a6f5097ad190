import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type * as offlineParts from '@/features/offline';
import { whenIdle } from '@/lib/idle';

type Offline = typeof offlineParts;

/** Read by every page's shell; a page that can't fetch it works as one on a browser without a copy of the site. */
let fetched: Promise<Offline | null> | null = null;

function fetchOffline(): Promise<Offline | null> {
  fetched ??= import('@/features/offline').then(
    (module) => {
      void module.siteCopy().store();
      return module;
    },
    () => null,
  );
  return fetched;
}

/** The code about the copy of the site, once the page has loaded and the browser is idle; null until then. */
function useOffline(): Offline | null {
  const [offline, setOffline] = useState<Offline | null>(null);
  useEffect(() => {
    if (import.meta.env.DEV) return undefined;
    return whenIdle(() => void fetchOffline().then(setOffline));
  }, []);
  return offline;
}

/** The lines at the foot of each page: the copy of the site, and that it can be installed. */
export function OfflineCopyStatus() {
  const offline = useOffline();
  // Room for the first line, so that the page doesn't grow when it comes.
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

/** The line that a new version is ready; asks again on each page whether it may take over by itself. */
export function NewVersionNotice() {
  const offline = useOffline();
  const { pathname } = useLocation();
  const lastPage = useRef(pathname);
  useEffect(() => {
    if (lastPage.current === pathname) return;
    lastPage.current = pathname;
    offline?.siteCopy().updateIfIdle();
  }, [offline, pathname]);
  return offline === null ? null : <offline.UpdateLine />;
}
