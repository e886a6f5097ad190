/** Where a self-check is kept: with the notes on its attempt, beside the name and the note that a student may give it. */
import type { StudentRecord, WriteOutcome } from '@/data/record/api';
import type { SelfCheck } from '@/domain/exam/self-check';

type Notes = Pick<StudentRecord, 'readNotes' | 'writeNotes'>;

/** The choices made for an attempt's essay; none yet is an empty one. */
export async function readSelfCheck(record: Notes, attemptId: string): Promise<SelfCheck> {
  return (await record.readNotes(attemptId))?.selfCheck ?? {};
}

/** Saves the choices; what else is noted on the attempt stays. */
export async function writeSelfCheck(
  record: Notes,
  attemptId: string,
  selfCheck: SelfCheck,
  now: number,
): Promise<WriteOutcome['state']> {
  const before = (await record.readNotes(attemptId)) ?? { id: attemptId, name: '', note: '' };
  return (await record.writeNotes({ ...before, selfCheck, changedAt: now })).state;
}
