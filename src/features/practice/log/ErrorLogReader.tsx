import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { LookingForMistakes } from './EmptyLog';
import { ErrorLog } from './ErrorLog';
import { readLog } from './logFacts';

/** The error log with what the record knows; fetched apart from the page, which paints without it. */
export function ErrorLogReader() {
  const { facts, readAgain } = useRecordFacts(readLog);
  if (facts === null) return <LookingForMistakes />;
  if (facts === readFailed) return <CouldNotRead onTryAgain={readAgain} />;
  return <ErrorLog facts={facts} />;
}
