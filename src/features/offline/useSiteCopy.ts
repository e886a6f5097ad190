import { useSyncExternalStore } from 'react';
import { type OfflineCopyState, siteCopy } from '@/data/offline/siteCopy';

/** The live state of the offline copy on this device. Browser only. */
export function useSiteCopy(): { readonly state: OfflineCopyState; readonly updateWaits: boolean } {
  const copy = siteCopy();
  return {
    state: useSyncExternalStore(copy.subscribe, copy.state),
    updateWaits: useSyncExternalStore(copy.subscribe, copy.updateWaits),
  };
}
