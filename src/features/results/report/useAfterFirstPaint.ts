import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * False until what was rendered first is on the screen: what a test means is read before its evidence, which takes a phone a
 * while. A page that is printed is whole at once.
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
