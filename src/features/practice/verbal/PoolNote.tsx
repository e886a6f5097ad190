import Typography from '@mui/material/Typography';
import { readPracticeFacts } from '@/data/practiceFacts';
import type { StudentRecord } from '@/data/record/api';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { type DrillPoolInput, drillQuestionCount } from '@/domain/plan/drills/drill-pool';
import type { PooledSubject } from '@/domain/plan/drills/drill-request';
import { limitedPoolText } from '../limitedPoolText';

const readPool = (record: StudentRecord): Promise<DrillPoolInput> => readPracticeFacts(record, Date.now());

interface PoolNoteProps {
  readonly subject: PooledSubject;
  readonly requestedQuestions: number;
}

/** A note with the number of questions on a subject, if practice has fewer than requested. */
export function PoolNote({ subject, requestedQuestions }: PoolNoteProps) {
  const { facts: pool } = useRecordFacts(readPool);
  const questions =
    pool === null || pool === readFailed
      ? requestedQuestions
      : drillQuestionCount(subject, requestedQuestions, pool);
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, minHeight: '1.5em' }}>
      {questions < requestedQuestions && `${limitedPoolText(subject, questions)}.`}
    </Typography>
  );
}
