/** The rules and the content that a start button needs, in one file to fetch: the start page paints without them. */
export { endAbandonedAttempt as endedWhenLeft, newAttempt } from '@/domain/exam/attempt';
export { buildForm as formOf } from '@/domain/exam/form';
export { judgeAttempt as resultOf } from '@/domain/exam/result';
export { newSeed } from '@/lib/newSeed';
export { prepareKnownForm, prepareNewTest } from './prepareTest';
export { runAttempt } from './runAttempt';
