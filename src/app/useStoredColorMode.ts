import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

/** MUI's default storage key for the color scheme. Changing it would lose the choices that readers have saved. */
export const modeStorageKey = 'mui-mode';

/**
 * Applies the stored color mode when the browser shows the page again as it was left. Safari does so on Back, and meanwhile another
 * page may have changed the mode, of which this one was not notified. Storage that can't be read leaves the mode as it is.
 */
export function useStoredColorMode(): void {
  const { setMode } = useColorScheme();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const stored = storedMode();
      if (stored !== null) setMode(stored);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [setMode]);
}

function storedMode(): 'light' | 'dark' | 'system' | null {
  try {
    const stored = localStorage.getItem(modeStorageKey);
    return stored === 'light' || stored === 'dark' || stored === 'system' ? stored : null;
  } catch {
    return null;
  }
}
