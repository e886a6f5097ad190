import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { fontFaces, theme } from '@theme';
import { useHydrationSignal } from '@/ui/page/HydrationBoundary';
import { modeStorageKey } from './modeStorageKey';

/**
 * What surrounds every page: its styles and the look. The dashboards bring their learners themselves (data/learners). No markup
 * depends on the scheme, so the provider needn't render a second time to learn it (`noSsr`), and the page below with it.
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
