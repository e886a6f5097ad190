/** The shared copy opened in this tab from a link or a file. It is not stored until the user asks for that. */
import { useSyncExternalStore } from 'react';
import type { SharedDigest } from './shared/sharedDigest';

let opened: SharedDigest | null = null;
const listeners = new Set<() => void>();

/** Shows a copy in this tab; null closes it. */
export function showSharedCopyInTab(digest: SharedDigest | null): void {
  opened = digest;
  listeners.forEach((changed) => changed());
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function useSharedCopyInTab(): SharedDigest | null {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => null,
  );
}
