import type { LearnerOrigin } from '@/data/learners/learnerSource';

/** Says whose figures a screen shows where it has no room for the whole chip, so that nobody takes a sample for a real child. */
export const originLabels: Readonly<Record<LearnerOrigin, string>> = {
  sample: 'A sample family, not a real one',
  device: 'Practice on this device',
  shared: 'A shared copy',
};
