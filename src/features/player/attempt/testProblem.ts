/** The reasons a test can't start or continue, and their messages. */
import type { AttemptNoun } from '@/domain/exam/catalog/attempt-noun';

export interface TestFailure {
  readonly kind:
    | 'not-fetched'
    | 'unexpected'
    | 'nothing-to-ask'
    | 'elsewhere'
    | 'absent'
    | 'finished'
    | 'unreadable'
    | 'newer'
    | 'result-absent'
    | 'unavailable'
    | 'deleted';
}

/** Part of a test could not be fetched, after several tries. */
export class NotFetchedError extends Error {
  constructor(cause: unknown) {
    super('A part of the test could not be fetched', { cause });
  }
}

/** A drill has no item for this student right now. */
export class NoDrillItemsError extends Error {
  constructor() {
    super('There is nothing to ask');
  }
}

/** Maps a thrown error to the problem shown to the student, and logs it to the console unless there was nothing to ask. */
export function toTestFailure(cause: unknown): TestFailure {
  if (cause instanceof NoDrillItemsError) return { kind: 'nothing-to-ask' };
  console.error(cause);
  return { kind: cause instanceof NotFetchedError ? 'not-fetched' : 'unexpected' };
}

/** `{test}` is replaced by the test's noun, such as "drill" or "test". */
const words: Readonly<Record<TestFailure['kind'], string>> = {
  'not-fetched':
    'Part of the {test} could not be loaded, so the {test} was not started. Nothing is lost. Check the connection and try again.',
  unexpected:
    'Something went wrong on this page, so the {test} was not started. Nothing is lost. Try again; if it happens a second time, reload the page.',
  'nothing-to-ask': 'There are no questions right now.',
  elsewhere: 'This {test} is open in another tab. You can continue it here or there; nothing is lost.',
  absent:
    'This {test} is no longer saved. You discarded it, perhaps in another tab. You can start a new one.',
  finished: 'This {test} has already been handed in, perhaps in another tab. Its result is saved.',
  unreadable:
    'The saved copy of this {test} is damaged and could not be read. We left it as it is; you can start a new {test}.',
  newer:
    'This {test} was saved by a newer version of the site. Reload the page to get that version. Nothing is lost.',
  unavailable:
    'This browser can’t open the place where your results are saved, so the {test} can’t be shown right now. Nothing is lost. Close other tabs of this site and reload the page.',
  'result-absent': 'That result is not saved in this browser. You can take the {test} here.',
  deleted:
    'Everything saved on this device was deleted in another tab, including this {test}. You can start a new one.',
};

export function testFailureText({ kind }: TestFailure, called: AttemptNoun): string {
  return words[kind].replaceAll('{test}', called);
}
