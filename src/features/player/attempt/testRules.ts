/** The rules and content that a start button needs, bundled in one file so that the start page renders without them. */
export { endAbandonedAttempt as endedWhenLeft, newAttempt } from '@/domain/exam/attempt';
export { buildForm as formOf } from '@/domain/exam/form';
export { judgeAttempt as resultOf } from '@/domain/exam/result';
export { newSeed } from '@/lib/newSeed';
export { prepareKnownForm, prepareNewTest } from './prepareTest';
export { runAttempt } from './runAttempt';
