import { useCallback, useEffect, useRef, useState } from 'react';
import { holdBackDownloads } from '@/lib/browser/backgroundDownloads';
import { type TestFailure, toTestFailure } from './testProblem';

export interface TestPreparationState {
  readonly preparing: boolean;
  /** The problem that stopped the last task; null if there was none. */
  readonly problem: TestFailure | null;
  readonly setProblem: (problem: TestFailure | null) => void;
  /** Returns false once the student has left the page: a task requested there must not start anything. */
  readonly isOnPage: () => boolean;
  /** Runs a button's task and sets `problem` if it fails. */
  readonly prepare: (task: () => Promise<void>) => Promise<void>;
}

export function useTestPreparation(): TestPreparationState {
  const [preparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<TestFailure | null>(null);
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
      await holdBackDownloads(task());
    } catch (cause) {
      if (onPage.current) setProblem(toTestFailure(cause));
    } finally {
      if (onPage.current) setPreparing(false);
    }
  }, []);

  return { preparing, problem, setProblem, isOnPage, prepare };
}
