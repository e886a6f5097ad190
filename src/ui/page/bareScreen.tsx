import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const AskContext = createContext<(bare: boolean) => void>(() => undefined);
const IsBareContext = createContext(false);

/** Lets a screen inside ask to stand alone; `children` learns whether one does. */
export function BareScreenScope({ children }: { children: (bare: boolean) => ReactNode }) {
  const [bare, setBare] = useState(false);
  return (
    <AskContext value={setBare}>
      <IsBareContext value={bare}>{children(bare)}</IsBareContext>
    </AskContext>
  );
}

/** Hides the site's header and footer while the calling component is on screen, for work that needs all attention. */
export function useBareScreen(): void {
  const setBare = useContext(AskContext);
  useEffect(() => {
    setBare(true);
    return () => setBare(false);
  }, [setBare]);
}

/** True while some screen stands alone. */
export function useIsBare(): boolean {
  return useContext(IsBareContext);
}
