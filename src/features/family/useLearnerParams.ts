import { useSearchParams } from 'react-router-dom';

const carriedNames = ['from', 'family', 'child'] as const;

/** Search parameters that identify the learner. Links with them show the same learner. */
export function useLearnerParams(): Readonly<Record<string, string>> {
  const [address] = useSearchParams();
  return Object.fromEntries(
    carriedNames.flatMap((name) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
