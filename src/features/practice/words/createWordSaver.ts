/** Saves word answers one after the other, and none twice. */
import type { WriteOutcome } from '@/data/record/api';
import { studentRecord } from '@/data/record/studentRecord';
import type { WordAnswer } from '@/domain/plan/words/word-answers';

/**
 * `newer`: a newer version of the site wrote some of the rows, which were left unchanged. `failed`: retried with the next answer.
 */
export type WordSaveOutcome =
  | Extract<WriteOutcome, { readonly state: 'saved' }>
  | { readonly state: 'newer' | 'failed' };

export interface WordSaver {
  /** Saves an answer, and any that earlier calls could not save. */
  readonly save: (answer: WordAnswer) => void;
}

export function createWordSaver(onSaved: (saved: WordSaveOutcome) => void): WordSaver {
  // Replaced, never changed in place, because a write in progress still refers to it.
  let waiting: readonly WordAnswer[] = [];
  let last: Promise<unknown> = Promise.resolve();

  async function saveAll(): Promise<void> {
    const answers = waiting;
    if (answers.length === 0) return;
    try {
      const outcome = await studentRecord().writeWords(answers);
      if (outcome.state !== 'saved' && outcome.state !== 'newer')
        throw new Error(`An answer is ${outcome.state}`);
      waiting = waiting.filter((answer) => !answers.includes(answer));
      onSaved(outcome);
    } catch {
      onSaved({ state: 'failed' });
    }
  }

  return {
    save(answer) {
      waiting = [...waiting, answer];
      last = last.then(saveAll);
    },
  };
}
