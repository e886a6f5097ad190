import { useCallback, useEffect, useState } from 'react';
import type { SelfCheck } from './rubric';
import { readSelfCheck, writeSelfCheck } from './selfCheckStore';

interface SelfCheckControl {
  readonly chosen: SelfCheck;
  readonly choose: (criterion: string, level: number) => void;
}

/** The self-check of an attempt, kept with it from the first choice on. Key what uses it by the attempt. */
export function useSelfCheck(attemptId: string): SelfCheckControl {
  const [chosen, setChosen] = useState<SelfCheck>({});
  useEffect(() => {
    let wanted = true;
    readSelfCheck(attemptId).then(
      // What was chosen while it was read stays.
      (stored) => wanted && setChosen((now) => ({ ...stored, ...now })),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [attemptId]);
  const choose = useCallback(
    (criterion: string, level: number) => {
      const next = { ...chosen, [criterion]: level };
      setChosen(next);
      void writeSelfCheck(attemptId, next, Date.now());
    },
    [attemptId, chosen],
  );
  return { chosen, choose };
}
