/** Self-checks are saved with the notes on their attempt, beside the name and note a student may give it. */
import type { StudentRecord, WriteOutcome } from '@/data/record/api';
import type { SelfCheck } from '@/domain/exam/essays/self-check';

/** Returns the choices for an attempt's essay; empty if there are none yet. */
export async function readSelfCheck(
  record: Pick<StudentRecord, 'readNotes'>,
  attemptId: string,
): Promise<SelfCheck> {
  return (await record.readNotes(attemptId))?.selfCheck ?? {};
}

/** Adds choices to the saved ones, without changing the attempt's other notes. */
export async function writeSelfCheck(
  record: Pick<StudentRecord, 'changeNotes'>,
  attemptId: string,
  chosen: SelfCheck,
): Promise<WriteOutcome['state']> {
  const outcome = await record.changeNotes(attemptId, (stored) => ({
    name: stored?.name ?? '',
    note: stored?.note ?? '',
    selfCheck: { ...stored?.selfCheck, ...chosen },
  }));
  return outcome.state;
}
