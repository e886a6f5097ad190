import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { ReadFailed } from '@/ui/loading/ReadFailed';
import { ErrorLogPlaceholder } from './EmptyLog';
import { ErrorLog } from './ErrorLog';
import { readErrorLog } from './logFacts';

/** Reads the error log from the record; fetched separately from the page, which renders without it. */
export function ErrorLogReader() {
  const { facts, readAgain } = useRecordFacts(readErrorLog);
  if (facts === null) return <ErrorLogPlaceholder />;
  if (facts === readFailed) return <ReadFailed onTryAgain={readAgain} />;
  return <ErrorLog facts={facts} />;
}
