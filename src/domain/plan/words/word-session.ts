/** One session: words one at a time, each until it was right once. */
import { newWordsThatFit, recallsInMinutes } from './word-pace';
import { maxSessionMinutes } from './session-length';
import type { WordsToday } from './words-today';

export interface SessionWord {
  readonly word: string;
  /** `again`: missed in this session; it is not graded a second time. */
  readonly kind: 'due' | 'new' | 'again';
}

export interface WordTally {
  /** Words that were graded. */
  readonly recalls: number;
  /** Of these, how many were right at the first try. */
  readonly right: number;
  readonly newWords: number;
}

export interface WordSessionState {
  /** What is still to be asked; the first is on screen. Empty when all is done. */
  readonly asks: readonly SessionWord[];
  /** `recall`: the word alone. `choose`: with four meanings. `reveal`: with the verdict and all that is known of it. */
  readonly phase: 'recall' | 'choose' | 'reveal';
  /** Whose meaning was chosen; null before. */
  readonly chosen: string | null;
  readonly tally: WordTally;
  /** Words that are graded in this session, those to come included. */
  readonly planned: number;
}

/** So many other words come between a miss and the next try, or as many as there are. */
const othersBetween = 3;

/** The words of a session of so many minutes. */
export function selectSessionWords(
  { due, fresh }: Pick<WordsToday, 'due' | 'fresh'>,
  minutes = maxSessionMinutes,
): readonly SessionWord[] {
  return [
    ...due.slice(0, recallsInMinutes(minutes)).map((word): SessionWord => ({ word, kind: 'due' })),
    ...fresh
      .slice(0, newWordsThatFit(due.length, minutes))
      .map((word): SessionWord => ({ word, kind: 'new' })),
  ];
}

export function beginSession(asks: readonly SessionWord[]): WordSessionState {
  return {
    asks,
    phase: 'recall',
    chosen: null,
    tally: { recalls: 0, right: 0, newWords: 0 },
    planned: asks.length,
  };
}

export function showChoices(session: WordSessionState): WordSessionState {
  return session.phase === 'recall' && session.asks.length > 0 ? { ...session, phase: 'choose' } : session;
}

/** `word` is the one whose meaning was chosen. Anything but a choice among shown meanings changes nothing. */
export function chooseMeaning(session: WordSessionState, word: string): WordSessionState {
  const [ask] = session.asks;
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
 * The next word. One that was missed comes back after three others; those that `isDone` says another tab has asked today are left
 * out.
 */
export function nextWord(session: WordSessionState, isDone: (word: string) => boolean): WordSessionState {
  const [ask, ...rest] = session.asks;
  if (session.phase !== 'reveal' || ask === undefined) return session;
  const queue = rest.filter(({ word, kind }) => kind === 'again' || !isDone(word));
  const missed = session.chosen !== ask.word;
  const asks = missed
    ? queue.toSpliced(Math.min(othersBetween, queue.length), 0, { word: ask.word, kind: 'again' })
    : queue;
  return {
    ...session,
    asks,
    phase: 'recall',
    chosen: null,
    planned: session.tally.recalls + asks.filter(({ kind }) => kind !== 'again').length,
  };
}
