import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { EmptyErrorLog } from './EmptyErrorLog';
import { ErrorLog } from './ErrorLog';
import { readErrorLog } from './logFacts';

/** The error log of this device's student. */
export function ErrorLogReader() {
  const { facts, readAgain } = useRecordFacts(readErrorLog);
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  if (facts === null || facts.mistakes.length === 0) return <EmptyErrorLog isUnread={facts === null} />;
  return <ErrorLog facts={facts} />;
}
