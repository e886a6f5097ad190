import { useState } from 'react';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { DialogPart } from '@/ui/loading/DialogPart';

interface MissedQuestionsProps {
  /** True for a sample child, whose attempts are created. */
  readonly isSample: boolean;
  /** The learner's tests, oldest first. */
  readonly tests: readonly LearnerTest[];
  readonly test: LearnerTest;
  readonly section: ScoredSection;
  readonly onClose: () => void;
}

/** The questions of a test's section that weren't right, one at a time, with what was chosen and why it tempts. */
export function MissedQuestions({ isSample, tests, test, section, onClose }: MissedQuestionsProps) {
  // A function of its own, because the part remembers what a function loaded.
  const [load] = useState(() => async () => {
    const [{ MissedQuestionsDialog }, { createSampleTestParts, readOwnTestParts }] = await Promise.all([
      import('./MissedQuestionsDialog'),
      import('./readTestParts'),
    ]);
    const reading = await (isSample ? createSampleTestParts(tests, test) : readOwnTestParts(test.id));
    return { MissedQuestionsDialog, reading };
  });
  return (
    <DialogPart name="The questions" load={load} onClose={onClose}>
      {({ MissedQuestionsDialog, reading }) => (
        <MissedQuestionsDialog reading={reading} section={section} onClose={onClose} />
      )}
    </DialogPart>
  );
}
