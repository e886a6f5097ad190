export type StatusTone = 'good' | 'fair' | 'watch' | 'risk' | 'neutral';

/**
 * The tone of every word that tells a status. A word is here once, so it has one color and one icon on every screen; a new word
 * needs a tone before anything can show it. Bars have scales of their own (docs/product.md, "Limits").
 */
export const statusTones = {
  // A session or test that was done or missed
  Excellent: 'good',
  Good: 'fair',
  Missed: 'risk',
  // The way to a goal, a target, or a school
  Completed: 'good',
  Achieved: 'good',
  Reached: 'good',
  'In progress': 'fair',
  'Not completed': 'watch',
  'At risk': 'risk',
  // A measure of productivity
  Strong: 'good',
  Moderate: 'watch',
  Weak: 'risk',
  // The preparation as a whole
  'On track': 'good',
  'Worth watching': 'watch',
  'Off track': 'risk',
  'No target yet': 'neutral',
  'No full test yet': 'neutral',
  'No official score yet': 'neutral',
  'Test day has passed': 'neutral',
  // The urgency of a weak topic or a goal
  'High priority': 'risk',
  'Medium priority': 'watch',
  'Low priority': 'fair',
  // A test to come, or a full test as a whole, which doesn't rate the student
  Scheduled: 'neutral',
  Ready: 'neutral',
  New: 'neutral',
  Done: 'good',
  // A date on the way to the test
  Passed: 'neutral',
  'Now, if not done': 'watch',
} as const satisfies Readonly<Record<string, StatusTone>>;

export type Status = keyof typeof statusTones;
