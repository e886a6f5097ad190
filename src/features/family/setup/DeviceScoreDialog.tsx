import { listAllFinished } from '@/data/record/listAllFinished';
import { studentRecord } from '@/data/record/studentRecord';
import { saveRows } from '@/data/record/saveRows';
import { readLearnerSetup, writeReportedTest } from '@/data/record/setup/learnerSetup';
import { useToday } from '@/data/useToday';
import { defaultLevel } from '@/domain/exam/level/level-id';
import { levelOfLearner } from '@/domain/learner/setup';
import { newId } from '@/lib/browser/newId';
import type { IsoDay } from '@/lib/dates/calendar';
import { ReadDialog } from '../frame/ReadDialog';
import { ReportedScoreDialog } from './ReportedScoreDialog';

async function readOwn() {
  const record = studentRecord();
  const { profile, reportedTests, needsConsent } = await readLearnerSetup(record);
  const finished = await listAllFinished(record);
  return { level: levelOfLearner(profile, finished, reportedTests) ?? defaultLevel, needsConsent };
}

interface DeviceScoreDialogProps {
  /** Filled in as the date of the test. */
  readonly testDay: IsoDay;
  readonly onClose: () => void;
}

/** The form for a score of this device's record, for pages that haven't read the learner's setup. */
export function DeviceScoreDialog({ testDay, onClose }: DeviceScoreDialogProps) {
  const today = useToday();
  return (
    <ReadDialog name="The form for a score" read={readOwn} onClose={onClose}>
      {(own) => (
        <ReportedScoreDialog
          {...own}
          test={null}
          on={testDay}
          today={today}
          onSave={(test, consent) => saveRows((record) => writeReportedTest(record, newId(), test), consent)}
          onClose={onClose}
        />
      )}
    </ReadDialog>
  );
}
