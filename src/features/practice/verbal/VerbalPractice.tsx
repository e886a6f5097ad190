import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { emptyOutlook, readPracticeOutlook } from '../topics/practiceOutlook';
import { RelationsGuide } from './RelationsGuide';
import { VerbalDrillPicker } from './VerbalDrillPicker';

/** Verbal drills, and the guide to the relations. Both render, and their links work, before the record is read. */
export function VerbalPractice() {
  const { facts, readAgain } = useRecordFacts(readPracticeOutlook);
  const outlook = facts === readFailed ? null : facts;
  return (
    <>
      {facts === readFailed && <ReadFailureNotice onTryAgain={readAgain} />}
      <VerbalDrillPicker outlook={outlook} />
      <RelationsGuide outlook={outlook ?? emptyOutlook} />
    </>
  );
}
