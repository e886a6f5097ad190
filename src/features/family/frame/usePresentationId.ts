import { useSearchParams } from 'react-router-dom';
import { parsePresentationId, presenterParam } from '@/data/presenter/presentationId';
import { useHydrated } from '@/ui/loading/useHydrated';

/** Returns the id of the presentation whose presenter view the address asks for; null on any other page. */
export function usePresentationId(): string | null {
  const [address] = useSearchParams();
  // The prerendered page is a dashboard, and the first render must match it.
  const hydrated = useHydrated();
  return hydrated ? parsePresentationId(address.get(presenterParam)) : null;
}
