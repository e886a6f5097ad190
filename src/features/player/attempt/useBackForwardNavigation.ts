import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Calls `onStep` after Back or Forward changes the address of a page that stays mounted. */
export function useBackForwardNavigation(onStep: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const seen = useRef(key);
  const step = useEffectEvent(onStep);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (type === NavigationType.Pop) step();
  }, [key, type]);
}
