/** The state of a word session, which repeats each word until it is right once. */
import { newWordsThatFit, recallsInMinutes } from './word-pace';
import { maxWordSessionMinutes } from './session-length';
import type { WordsToday, WordTally } from './words-today';

export interface SessionWord {
  readonly word: string;
  /** `again`: missed in this session; not graded a second time. */
  readonly kind: 'due' | 'new' | 'again';
}

export interface WordSessionState {
  /** The queue of words. The first is on screen; the queue is empty when the session is done. */
  readonly queue: readonly SessionWord[];
  /** `recall` shows the word alone, `choose` adds four meanings, `reveal` shows the result and the full entry. */
  readonly phase: 'recall' | 'choose' | 'reveal';
  /** The word whose meaning was chosen; null before the choice. */
  readonly chosen: string | null;
  readonly tally: WordTally;
  /** The number of words graded so far in this session and still to be graded. Excludes repeats. */
  readonly planned: number;
}

/** The number of other words asked between a miss and its repeat, if that many are left. */
const othersBetween = 3;

export function selectSessionWords(
  { due, wordsToLearn }: Pick<WordsToday, 'due' | 'wordsToLearn'>,
  minutes = maxWordSessionMinutes,
): readonly SessionWord[] {
  return [
    ...due.slice(0, recallsInMinutes(minutes)).map((word): SessionWord => ({ word, kind: 'due' })),
    ...wordsToLearn
      .slice(0, newWordsThatFit(due.length, minutes))
      .map((word): SessionWord => ({ word, kind: 'new' })),
  ];
}

export function beginWordSession(queue: readonly SessionWord[]): WordSessionState {
  return {
    queue,
    phase: 'recall',
    chosen: null,
    tally: { recalls: 0, right: 0, newWords: 0 },
    planned: queue.length,
  };
}

export function showChoices(session: WordSessionState): WordSessionState {
  return session.phase === 'recall' && session.queue.length > 0 ? { ...session, phase: 'choose' } : session;
}

/**
 * Records the choice and reveals the entry. Does nothing unless choices are shown.
 * @param word the word whose meaning was chosen
 */
export function chooseMeaning(session: WordSessionState, word: string): WordSessionState {
  const [ask] = session.queue;
  if (session.phase !== 'choose' || ask === undefined) return session;
  const { recalls, right, newWords } = session.tally;
  const tally =
    ask.kind === 'again'
      ? session.tally
      : {
          recalls: recalls + 1,
          right: right + (word === ask.word ? 1 : 0),
          newWords: newWords + (ask.kind === 'new' ? 1 : 0),
        };
  return { ...session, phase: 'reveal', chosen: word, tally };
}

/**
 * Advances to the next word. Requeues a missed word after three others, and drops words that another tab has asked today, according
 * to `isDone`.
 */
export function advanceToNextWord(
  session: WordSessionState,
  isDone: (word: string) => boolean,
): WordSessionState {
  const [ask, ...rest] = session.queue;
  if (session.phase !== 'reveal' || ask === undefined) return session;
  const queue = rest.filter(({ word, kind }) => kind === 'again' || !isDone(word));
  const missed = session.chosen !== ask.word;
  const asks = missed
    ? queue.toSpliced(Math.min(othersBetween, queue.length), 0, { word: ask.word, kind: 'again' })
    : queue;
  return {
    ...session,
    queue: asks,
    phase: 'recall',
    chosen: null,
    planned: session.tally.recalls + asks.filter(({ kind }) => kind !== 'again').length,
  };
}
