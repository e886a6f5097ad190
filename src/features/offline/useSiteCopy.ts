import { useSyncExternalStore } from 'react';
import { type SiteCopyState, siteCopy } from '@/data/offline/siteCopy';

/** The state of the site's copy on this device, as it changes. Only for what is rendered in a browser. */
export function useSiteCopy(): { readonly state: SiteCopyState; readonly updateWaits: boolean } {
  const copy = siteCopy();
  return {
    state: useSyncExternalStore(copy.subscribe, copy.state),
    updateWaits: useSyncExternalStore(copy.subscribe, copy.updateWaits),
  };
}
