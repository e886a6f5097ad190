import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { ReadingPractice } from '../ReadingPractice';
import { ErrorLog } from './ErrorLog';
import { readLog } from './logFacts';

/** The error log with what the record knows; fetched apart from the page, which paints without it. */
export function ErrorLogReader() {
  const { facts, readAgain } = useRecordFacts(readLog);
  if (facts === null) return <ReadingPractice what="Looking for mistakes…" />;
  if (facts === readFailed) return <CouldNotRead onTryAgain={readAgain} />;
  return <ErrorLog facts={facts} />;
}
