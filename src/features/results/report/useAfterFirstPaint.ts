import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns false until the first render has painted: readers need the meaning of a test before its evidence, which takes a phone a
 * while to render. Printing renders everything at once.
 */
export function useAfterFirstPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    startTransition(() => setIsAfter(true));
    const complete = () => flushSync(() => setIsAfter(true));
    window.addEventListener('beforeprint', complete);
    return () => window.removeEventListener('beforeprint', complete);
  }, []);
  return isAfter;
}
