import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before a running test is left: inside the site through the dialog that this opens, outside through the browser. */
export function useLeaveGuard(onLeave: () => void): { asking: boolean; stay: () => void; leave: () => void } {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => {
      onLeave();
      blocker.proceed?.();
    },
  };
}
