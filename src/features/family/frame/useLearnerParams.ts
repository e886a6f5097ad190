import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '@/ui/loading/useHydrated';

const carriedNames = ['from', 'family', 'child'] as const;

/**
 * Returns the search parameters that identify the learner, for links that should show the same learner: none until the document,
 * which has no parameters, is hydrated.
 */
export function useLearnerParams(): Readonly<Record<string, string>> {
  const [address] = useSearchParams();
  if (!useHydrated()) return {};
  return Object.fromEntries(
    carriedNames.flatMap((name) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
