import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showSharedCopyInTab } from '@/data/learners/openedCopy';
import type { DigestRefusal, SharedDigest } from '@/data/learners/shared/sharedDigest';
import { useHydrated } from '@/ui/loading/useHydrated';
import { decodeSharedAddress } from '@/data/learners/shared/digestLink';
import { claimsCopy } from '@/data/learners/shared/sharedAddress';

/** `none` if the address has no copy or it has been opened, otherwise the reason that it can't be opened. */
export type ArrivedCopyState = 'none' | DigestRefusal;

/** Returns a function that shows an opened copy by changing the address of the same page. */
export function useShowCopy(): (digest: SharedDigest) => void {
  const navigate = useNavigate();
  return useCallback(
    (digest) => {
      showSharedCopyInTab(digest);
      void navigate({ search: `?from=${digest.learner.profile.id}`, hash: '' }, { replace: true });
    },
    [navigate],
  );
}

/** Opens the copy in the address and removes it from there, so that nobody passes it on by accident. */
export function useArrivedCopy(): ArrivedCopyState {
  const { search, hash } = useLocation();
  const show = useShowCopy();
  // The prerendered page has no query string, and the first render must match it.
  const hydrated = useHydrated();
  const reading = useMemo(
    () => (hydrated && claimsCopy({ search, hash }) ? decodeSharedAddress({ search, hash }) : null),
    [hydrated, search, hash],
  );
  useEffect(() => {
    if (reading?.state === 'sound') show(reading.digest);
  }, [reading, show]);
  return reading === null || reading.state === 'sound' ? 'none' : reading.state;
}
