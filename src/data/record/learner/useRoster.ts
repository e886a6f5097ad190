import { useSyncExternalStore } from 'react';
import { isolated } from '@/lib/text/isolated';
import {
  currentLearner,
  type DeviceLearner,
  singleLearnerRoster,
  onRosterChange,
  readRoster,
} from './roster';

interface Roster {
  readonly learners: readonly DeviceLearner[];
  /** The learner whose record this page opens. */
  readonly current: DeviceLearner;
  /**
   * The current learner's name if the device has several learners, so that screens can show whose record they change; otherwise
   * null.
   */
  readonly named: string | null;
}

/** The device's learners; a single unnamed one in the prerendered document and during hydration. */
export function useRoster(): Roster {
  const learners = useSyncExternalStore(onRosterChange, readRoster, () => singleLearnerRoster);
  const current = learners === singleLearnerRoster ? singleLearnerRoster[0] : currentLearner();
  return { learners, current, named: learners.length > 1 ? deviceLearnerName(current) : null };
}

/** Returns the learner's nickname for a sentence or a label. Adding a second learner requires nicknames, but a profile can lose its own later. */
export function deviceLearnerName({ name }: DeviceLearner): string {
  return name === null ? 'Unnamed learner' : isolated(name);
}
