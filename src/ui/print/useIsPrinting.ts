import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns true while the page is being printed, so that content that is collapsed on screen can be expanded on paper. */
export function useIsPrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Flushed synchronously: the browser captures the page when the event handler returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
