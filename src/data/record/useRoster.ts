import { useSyncExternalStore } from 'react';
import {
  currentLearner,
  type DeviceLearner,
  singleLearnerRoster,
  onRosterChange,
  readRoster,
} from './roster';

interface Roster {
  /** Every learner of the device. */
  readonly learners: readonly DeviceLearner[];
  /** The one whose record this page opens. */
  readonly current: DeviceLearner;
  /** Their name where the device has several learners, so that a screen says whose record it changes; null where it has one. */
  readonly named: string | null;
}

/** The learners of this device; one without a name in a document and in the render that takes it over. */
export function useRoster(): Roster {
  const learners = useSyncExternalStore(onRosterChange, readRoster, () => singleLearnerRoster);
  const current = learners === singleLearnerRoster ? singleLearnerRoster[0] : currentLearner();
  return { learners, current, named: learners.length > 1 ? deviceLearnerName(current) : null };
}

/** Where several learners use a device, each has a nickname, unless it was removed from the profile. */
export function deviceLearnerName({ name }: DeviceLearner): string {
  return name ?? 'Unnamed learner';
}
