import { useCallback, useEffect, useRef, useState } from 'react';
import { type TestProblem, toTestProblem } from './testProblem';

export interface Preparation {
  readonly preparing: boolean;
  /** The problem that stopped the last task; null if there was none. */
  readonly problem: TestProblem | null;
  readonly setProblem: (problem: TestProblem | null) => void;
  /** Returns false once the student has left the page: a task requested there must not start anything. */
  readonly isOnPage: () => boolean;
  /** Runs a button's task and sets `problem` if it fails. */
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
