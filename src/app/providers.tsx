import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FamilyProvider } from '@/data/family';
import { fontFaces, theme } from '@theme';

/** What surrounds every page: styles, the look, and the family whose figures the dashboards show. */
export function Providers({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system">
        <GlobalStyles styles={fontFaces} />
        <CssBaseline enableColorScheme />
        <FamilyProvider>{children}</FamilyProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
