import { saveProfile } from '@/data/plan/saveProfile';
import { readTestDay } from '@/data/plan/testDay';
import { loadRecord } from '@/data/record/loadRecord';
import { readSetup } from '@/data/record/setup/setup';
import { useToday } from '@/data/today';
import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useReadOnce } from '@/ui/loading/useReadOnce';
import { buttonWords } from './buttonWords';
import { ProfileDialog } from './ProfileDialog';

async function readOwn() {
  const { studentRecord } = await loadRecord();
  const record = studentRecord();
  const { profile, asksConsent } = await readSetup(record);
  const { testDay, plan } = await readTestDay(record);
  return { profile: { ...profile, testDay }, asksConsent, plannedFor: plan?.testDate ?? null };
}

/** The profile of this device's learner, as it is saved now, to be filled in or changed. */
export function OwnProfile({ onClose }: { onClose: () => void }) {
  const read = useReadOnce(readOwn);
  const today = useToday();
  return read.state === 'ready' ? (
    <ProfileDialog {...read.module} today={today} onSave={saveProfile} onClose={onClose} />
  ) : (
    <LoadingDialog what={buttonWords.what} lazy={read} onClose={onClose} />
  );
}
