import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { ErrorLogPlaceholder } from './EmptyErrorLog';
import { ErrorLog } from './ErrorLog';
import { readErrorLog } from './logFacts';

/** The error log of this device's student. */
export function ErrorLogReader() {
  const { facts, readAgain } = useRecordFacts(readErrorLog);
  if (facts === null) return <ErrorLogPlaceholder />;
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  return <ErrorLog facts={facts} />;
}
