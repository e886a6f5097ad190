import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const QuietContext = createContext<(quiet: boolean) => void>(() => undefined);

/** Lets a screen inside ask for quiet; `children` learns whether one does. */
export function QuietScope({ children }: { children: (quiet: boolean) => ReactNode }) {
  const [quiet, setQuiet] = useState(false);
  return <QuietContext value={setQuiet}>{children(quiet)}</QuietContext>;
}

/** Hides the site's header and footer while the calling component is on screen, for work that needs all attention. */
export function useQuietScreen(): void {
  const setQuiet = useContext(QuietContext);
  useEffect(() => {
    setQuiet(true);
    return () => setQuiet(false);
  }, [setQuiet]);
}
