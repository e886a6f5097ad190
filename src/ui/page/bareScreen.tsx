import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const AskContext = createContext<(bare: boolean) => void>(() => undefined);
const IsBareContext = createContext(false);

/**
 * Lets any screen inside hide the site's header and footer. `children` receives true while they are hidden. Full screen ends with
 * the last such screen, because no other has a control for it.
 */
export function BareScreenScope({ children }: { children: (bare: boolean) => ReactNode }) {
  const [bare, setBare] = useState(false);
  useEffect(() => {
    if (!bare && document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  }, [bare]);
  return (
    <AskContext value={setBare}>
      <IsBareContext value={bare}>{children(bare)}</IsBareContext>
    </AskContext>
  );
}

/** Hides the site's header and footer while the calling component is mounted, for work that needs full attention. */
export function useBareScreen(): void {
  const setBare = useContext(AskContext);
  useEffect(() => {
    setBare(true);
    return () => setBare(false);
  }, [setBare]);
}

/** Returns true while a screen hides the header and footer. */
export function useIsBareScreen(): boolean {
  return useContext(IsBareContext);
}
