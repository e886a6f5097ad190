import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces, theme } from '@theme';
import { useHydrationSignal } from '@/ui/loading/HydrationBoundary';
import { modeStorageKey } from './useStoredColorMode';

/**
 * Provides styles and theme to every page. Dashboards have their own learner provider (data/learners). `noSsr` avoids a second
 * render of the whole page; it is safe because no markup depends on the color scheme.
 */
export function Providers({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  useHydrationSignal();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey} noSsr>
        <GlobalStyles styles={fontFaces} />
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/**
 * Creates the Emotion cache, identical on server and client. It adds no vendor prefixes: all supported browsers know the plain
 * properties, and the prefixed copies were a tenth of a page's styles. It has its own key because Emotion creates a cache with the
 * key "css" on import, which would claim the document's styles.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'ui', stylisPlugins: [] });
}
