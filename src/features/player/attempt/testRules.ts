/** The rules and the content that a start button needs, in one file to fetch: the start page paints without them. */
export { endedWhenLeft, newAttempt } from '@/domain/exam/attempt';
export { formOf } from '@/domain/exam/form';
export { resultOf } from '@/domain/exam/result';
export { newSeed } from '@/lib/newSeed';
export { prepareKnownForm, prepareNewTest } from './prepareTest';
export { runAttempt } from './runAttempt';
