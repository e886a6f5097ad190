import { useSetup } from '@/data/record/setup/useSetup';
import { readFailed } from '@/data/record/useRecordFacts';
import { AddLearnerDialog } from './AddLearnerDialog';

/** The form that adds a learner; waits for the current learner's nickname. */
export function AddLearner({ onClose }: { onClose: () => void }) {
  const { facts } = useSetup();
  if (facts === null) return null;
  return <AddLearnerDialog here={facts === readFailed ? null : facts.profile.nickname} onClose={onClose} />;
}
