/** What can keep a test from being started or taken up, and the words for the person who meets it. */
export interface Problem {
  readonly kind:
    | 'not-fetched'
    | 'unexpected'
    | 'elsewhere'
    | 'absent'
    | 'finished'
    | 'unreadable'
    | 'newer'
    | 'result-absent'
    | 'deleted';
}

/** Something of a test could not be fetched, after several tries. */
export class NotFetched extends Error {
  constructor(cause: unknown) {
    super('A part of the test could not be fetched', { cause });
  }
}

/** Which problem a failed task is for the person; the cause itself goes to the console. */
export function problemOf(cause: unknown): Problem {
  console.error(cause);
  return { kind: cause instanceof NotFetched ? 'not-fetched' : 'unexpected' };
}

const words: Readonly<Record<Problem['kind'], string>> = {
  'not-fetched':
    'A part of the test could not be fetched, so it was not started and nothing was lost. Check the connection, then try again.',
  unexpected:
    'Something on this page went wrong, so the test was not started and nothing was lost. Try again; if it happens twice, reload the page.',
  elsewhere: 'This test is open in another tab. You can go on with it here or there.',
  absent: 'This test is no longer stored: it was discarded, perhaps in another tab.',
  finished: 'This test has been handed in already, perhaps in another tab. Its result is kept.',
  unreadable: 'What is stored of this test is damaged and could not be read. It was left as it is.',
  newer:
    'This test was stored by a newer version of the site. Reload the page to get that version; nothing was changed.',
  'result-absent': 'That result is not stored in this browser. You can take the test here.',
  deleted: 'Everything that was kept on this device was deleted in another tab, this test included.',
};

export function problemWords({ kind }: Problem): string {
  return words[kind];
}
