import { useCallback, useEffect, useRef, useState } from 'react';
import { type TestProblem, toTestProblem } from './testProblem';

export interface Preparation {
  readonly preparing: boolean;
  /** What stopped the last task; null while nothing did. */
  readonly problem: TestProblem | null;
  readonly setProblem: (problem: TestProblem | null) => void;
  /** Whether the page is still on screen: what was asked for on a page that has been left must not begin. */
  readonly isOnPage: () => boolean;
  /** Runs the task behind a button, and says what stopped it. */
  readonly prepare: (task: () => Promise<void>) => Promise<void>;
}

export function usePreparation(): Preparation {
  const [preparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<TestProblem | null>(null);
  const onPage = useRef(true);
  useEffect(() => {
    onPage.current = true;
    return () => {
      onPage.current = false;
    };
  }, []);
  const isOnPage = useCallback(() => onPage.current, []);

  const prepare = useCallback(async (task: () => Promise<void>) => {
    setPreparing(true);
    setProblem(null);
    try {
      await task();
    } catch (cause) {
      if (onPage.current) setProblem(toTestProblem(cause));
    } finally {
      if (onPage.current) setPreparing(false);
    }
  }, []);

  return { preparing, problem, setProblem, isOnPage, prepare };
}
