import { saveProfile } from '@/data/plan/saveProfile';
import { readTestDayAndPlan } from '@/data/plan/testDay';
import { studentRecord } from '@/data/record/studentRecord';
import { readLearnerSetup } from '@/data/record/setup/learnerSetup';
import { useToday } from '@/data/useToday';
import { ReadDialog } from '../frame/ReadDialog';
import { profileButtonLabels } from './profileButtonLabels';
import { ProfileDialog } from './ProfileDialog';

async function readOwn() {
  const record = studentRecord();
  const { profile, needsConsent, problems } = await readLearnerSetup(record);
  const { testDay, plan } = await readTestDayAndPlan(record);
  const plannedFor = plan?.testDate ?? null;
  return { profile: { ...profile, testDay }, problem: problems.profile, needsConsent, plannedFor };
}

/** The saved profile of this device's record, for editing. */
export function DeviceProfileDialog({ onClose }: { onClose: () => void }) {
  const today = useToday();
  return (
    <ReadDialog name={profileButtonLabels.what} read={readOwn} onClose={onClose}>
      {(own) => <ProfileDialog {...own} today={today} onSave={saveProfile} onClose={onClose} />}
    </ReadDialog>
  );
}
