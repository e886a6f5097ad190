import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces, theme } from '@theme';
import { useHydrationSignal } from '@/ui/loading/HydrationBoundary';
import { modeStorageKey } from './modeStorageKey';

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
