import { useSyncExternalStore } from 'react';

function onFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Returns the full-screen state and its toggle; null if the browser doesn't allow it. */
export function useFullScreen(): FullScreen | null {
  const isOn = useSyncExternalStore(
    onFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return null;
  const toggle = () => {
    const changed = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused by the browser or the user: the switch stays as it was.
    changed.catch(() => undefined);
  };
  return { isOn, toggle };
}
