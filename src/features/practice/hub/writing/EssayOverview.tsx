import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { readEssayFacts } from './essayFacts';
import { WritingStrip } from './WritingStrip';

/** The writing strip with the student's essays. */
export function EssayOverview() {
  const { facts, readAgain } = useRecordFacts(readEssayFacts);
  return (
    <>
      {facts === readFailed && <ReadFailureNotice onTryAgain={readAgain} />}
      <WritingStrip essays={facts === readFailed ? null : facts} />
    </>
  );
}
