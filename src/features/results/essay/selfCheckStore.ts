/** Self-checks are saved with the notes on their attempt, beside the name and note a student may give it. */
import type { StudentRecord, WriteOutcome } from '@/data/record/api';
import type { SelfCheck } from '@/domain/exam/essays/self-check';

type Notes = Pick<StudentRecord, 'readNotes' | 'writeNotes'>;

/** Returns the choices for an attempt's essay; empty if there are none yet. */
export async function readSelfCheck(record: Notes, attemptId: string): Promise<SelfCheck> {
  return (await record.readNotes(attemptId))?.selfCheck ?? {};
}

/** Saves the choices without changing the attempt's other notes. */
export async function writeSelfCheck(
  record: Notes,
  attemptId: string,
  selfCheck: SelfCheck,
  now: number,
): Promise<WriteOutcome['state']> {
  const before = (await record.readNotes(attemptId)) ?? { id: attemptId, name: '', note: '' };
  return (await record.writeNotes({ ...before, selfCheck, changedAt: now })).state;
}
