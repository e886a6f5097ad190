import Box from '@mui/material/Box';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { getSiteCopyController } from '@/data/offline/getSiteCopyController';
import { InstallLine } from '@/features/offline/InstallLine';
import { OfflineLine } from '@/features/offline/OfflineLine';
import { UpdateLine } from '@/features/offline/UpdateLine';
import { whenNobodyWaits } from '@/lib/browser/backgroundDownloads';
import { whenLoadedAndIdle } from '@/lib/browser/timing';

let isBegun = false;
const listeners = new Set<() => void>();

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  void getSiteCopyController().store();
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Stores the site once the page has loaded, the browser is idle, and nobody waits. Returns true from then on. */
function useSiteCopy(): boolean {
  useEffect(() => {
    if (import.meta.env.DEV) return undefined;
    return whenLoadedAndIdle(() => void whenNobodyWaits().then(begin));
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => isBegun,
    () => false,
  );
}

/** The footer lines about the offline copy and installation. */
export function OfflineCopyStatus() {
  const isShown = useSiteCopy();
  // Reserves space for the first line to avoid a layout shift.
  return (
    <Box sx={{ display: 'flow-root', minHeight: { xs: '6rem', sm: '3.25rem' } }}>
      {isShown && (
        <>
          <OfflineLine />
          <InstallLine />
        </>
      )}
    </Box>
  );
}

/** Announces that a new version is ready. After each navigation, activates it unless a page has unsaved work or a running test. */
export function NewVersionNotice() {
  const isShown = useSiteCopy();
  const { pathname } = useLocation();
  const lastPage = useRef(pathname);
  useEffect(() => {
    if (lastPage.current === pathname) return;
    lastPage.current = pathname;
    if (isShown) getSiteCopyController().updateIfIdle();
  }, [isShown, pathname]);
  return isShown && <UpdateLine />;
}
