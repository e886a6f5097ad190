import { useCallback, useState } from 'react';
import type { StudentRecord, WriteOutcome } from '@/data/record/api';
import { studentRecord } from '@/data/record/studentRecord';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import type { SelfCheck } from '@/domain/exam/essays/self-check';
import { readSelfCheck, writeSelfCheck } from './selfCheckStore';

interface SelfCheckControl {
  readonly chosen: SelfCheck;
  /** The outcome of saving the last choice. An unsaved choice lasts until the page closes. */
  readonly outcome: WriteOutcome['state'];
  /** Receives a level from 1 to 4. */
  readonly choose: (criterion: string, level: number) => void;
}

/**
 * Reads an attempt's self-check and saves every choice. Choices aren't reset when `attemptId` changes, so the calling component
 * must be keyed by it.
 */
export function useSelfCheck(attemptId: string): SelfCheckControl {
  const read = useCallback(
    async (record: StudentRecord) => {
      await record.prepareRecord();
      return readSelfCheck(record, attemptId);
    },
    [attemptId],
  );
  const { found } = useRecordQuery(read);
  // Choices made here override the saved ones, which may load later.
  const [here, setHere] = useState<SelfCheck>({});
  const [outcome, setOutcome] = useState<WriteOutcome['state']>('saved');
  const choose = useCallback(
    (criterion: string, level: number) => {
      const changed = { ...here, [criterion]: level };
      setHere(changed);
      writeSelfCheck(studentRecord(), attemptId, changed).then(setOutcome, () => setOutcome('refused'));
    },
    [attemptId, here],
  );
  return { chosen: { ...found, ...here }, outcome, choose };
}
