import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const BareScreenContext = createContext<(bare: boolean) => void>(() => undefined);

/** Lets a screen inside ask to stand alone; `children` learns whether one does. */
export function BareScreenScope({ children }: { children: (bare: boolean) => ReactNode }) {
  const [bare, setBare] = useState(false);
  return <BareScreenContext value={setBare}>{children(bare)}</BareScreenContext>;
}

/** Hides the site's header and footer while the calling component is on screen, for work that needs all attention. */
export function useBareScreen(): void {
  const setBare = useContext(BareScreenContext);
  useEffect(() => {
    setBare(true);
    return () => setBare(false);
  }, [setBare]);
}
