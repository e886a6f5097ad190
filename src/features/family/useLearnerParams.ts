import { useSearchParams } from 'react-router-dom';

const carriedNames = ['from', 'family', 'child'] as const;

/** The part of the address that says whose figures are shown. A link that has it shows the same learner. */
export function useLearnerParams(): Readonly<Record<string, string>> {
  const [address] = useSearchParams();
  return Object.fromEntries(
    carriedNames.flatMap((name) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
