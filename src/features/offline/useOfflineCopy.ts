import { useSyncExternalStore } from 'react';
import { type OfflineCopyState, getSiteCopyController } from '@/data/offline/getSiteCopyController';

/** The live state of the offline copy on this device. Browser only. */
export function useOfflineCopy(): { readonly state: OfflineCopyState; readonly updateWaits: boolean } {
  const copy = getSiteCopyController();
  return {
    state: useSyncExternalStore(copy.subscribe, copy.state),
    updateWaits: useSyncExternalStore(copy.subscribe, copy.updateWaits),
  };
}
