import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Container from '@mui/material/Container';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from '@theme';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/lazyModule';
import type { LoadPage } from './pageLoad';

interface LateStartProps {
  readonly load: LoadPage;
  readonly onLoaded: () => void;
}

function LateStart({ load, onLoaded }: LateStartProps) {
  const page = useLazyModule(load, true);
  const isLoaded = page.state === 'ready';
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded, onLoaded]);
  return (
    <Container role="status">
      {page.state === 'failed' && <LoadFailureNotice name="A part of this page" failed={page} />}
    </Container>
  );
}

/**
 * Waits for the code of a prerendered page, which stays readable; a message below it says what is missing. Resolves when the code is
 * there.
 */
export async function waitForPage(load: LoadPage, cache: EmotionCache): Promise<void> {
  const place = document.createElement('div');
  document.getElementById('main')?.append(place);
  const message = createRoot(place);
  await new Promise<void>((resolve) => {
    message.render(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <LateStart load={load} onLoaded={resolve} />
        </ThemeProvider>
      </CacheProvider>,
    );
  });
  message.unmount();
  // The document must be as it was served when React hydrates it.
  place.remove();
}
