import { useSearchParams } from 'react-router-dom';

const carriedNames = ['from', 'family', 'child'] as const;

/** Returns the search parameters that identify the learner, for links that should show the same learner. */
export function useLearnerParams(): Readonly<Record<string, string>> {
  const [address] = useSearchParams();
  return Object.fromEntries(
    carriedNames.flatMap((name) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
