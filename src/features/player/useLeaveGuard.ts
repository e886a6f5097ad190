import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { registerUnsavedWork } from '@/lib/unsavedWork';

interface LeaveGuard {
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

/**
 * Asks before a screen is left while a clock runs: inside the site through the dialog that this opens, outside through the
 * browser. `onLeave` comes first when the answer is to go.
 */
export function useLeaveGuard(running: boolean, onLeave: () => void): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => running && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    return running ? registerUnsavedWork('the test that is running') : undefined;
  }, [running]);

  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => {
      onLeave();
      blocker.proceed?.();
    },
  };
}
