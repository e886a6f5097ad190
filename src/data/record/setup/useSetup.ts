import { useMemo } from 'react';
import type { Consent, StudentRecord, WriteOutcome } from '@/data/record/api';
import { type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { useRecordFacts } from '@/data/record/useRecordFacts';
import type { LearnerGoal } from '@/domain/learner/learner-goal';
import type { ReportedTest } from '@/domain/learner/setup';
import { newId } from '@/lib/newId';
import { readLearnerSetup, writeGoal, writeReadUntil, writeReportedTest } from './learnerSetup';

/**
 * What the learner of this device set up, and what changes it. `facts` is null until it has been read, and `readFailed` where it can't
 * be. Each save takes the answer about keeping where the screen asked for it, tells what became of it, and never rejects; what it
 * saved is in `facts` when it resolves.
 */
export function useSetup() {
  const { facts, readAgain } = useRecordFacts(readLearnerSetup);
  const saves = useMemo(() => {
    const saved = async (
      write: (record: StudentRecord) => Promise<WriteOutcome>,
      consent: Consent = null,
    ): Promise<SaveRowsOutcome> => {
      const outcome = await saveRows(write, consent);
      await readAgain();
      return outcome;
    };
    return {
      /** Saves a new goal, or a changed one under its id. */
      saveGoal: (goal: LearnerGoal, consent?: Consent) =>
        saved((record) => writeGoal(record, goal.id, goal), consent),
      removeGoal: (id: string) => saved((record) => writeGoal(record, id, null)),
      /** Saves a score from a report: a new one, or a changed one under its id. */
      saveReportedTest: (test: ReportedTest, consent?: Consent, id: string = newId()) =>
        saved((record) => writeReportedTest(record, id, test), consent),
      removeReportedTest: (id: string) => saved((record) => writeReportedTest(record, id, null)),
      /** Notes that notifications of up to an instant, in epoch milliseconds, are read. */
      markRead: (until: number) => saved((record) => writeReadUntil(record, until)),
    };
  }, [readAgain]);
  return { facts, readAgain, ...saves };
}
