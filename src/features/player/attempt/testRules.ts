/** The rules and content that a start button needs, bundled in one file so that the start page renders without them. */
export { endAbandonedAttempt as endedWhenLeft, newAttempt } from '@/domain/exam/attempts/attempt';
export { buildTestForm } from '@/domain/exam/test/form';
export { judgeAttempt as resultOf } from '@/domain/exam/scoring/result';
export { newSeed } from '@/lib/browser/newSeed';
export { prepareExistingForm, prepareNewTest } from './prepareTest';
export { runAttempt } from './runAttempt';
