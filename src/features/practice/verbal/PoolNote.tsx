import Typography from '@mui/material/Typography';
import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import type { DrillPoolInput } from '@/domain/plan/drills/drill-pool';
import type { PooledSubject } from '@/domain/plan/drills/drill-request';
import { drillPoolNote } from '../limitedPoolText';

const readPool = (record: StudentRecord): Promise<DrillPoolInput> => readPracticeFacts(record, Date.now());

interface PoolNoteProps {
  readonly subject: PooledSubject;
  readonly requestedQuestions: number;
}

/** A note with the number of questions on a subject, if practice has fewer, or fewer new ones, than requested. */
export function PoolNote({ subject, requestedQuestions }: PoolNoteProps) {
  const { facts: pool } = useRecordFacts(readPool);
  return (
    <Typography role="status" variant="secondary" sx={{ mt: 1, minHeight: '1.5em' }}>
      {pool !== null && pool !== readFailed && drillPoolNote(subject, requestedQuestions, pool)}
    </Typography>
  );
}
