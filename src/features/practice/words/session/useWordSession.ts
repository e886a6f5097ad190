import { useRef, useState, useEffect } from 'react';
import type { ListedEntry } from '@/data/words/entries';
import type { WordCard } from '@/domain/plan/words/word-card';
import { buildMeaningChoices, type MeaningChoice } from '@/domain/plan/words/meaning-choices';
import { isRepeatedlyMissed } from '@/domain/plan/words/due-cards';
import { gradeRecall } from '@/domain/plan/words/recall-grade';
import { updateWordCard } from '@/domain/plan/words/update-word-card';
import {
  type SessionWord,
  beginWordSession,
  chooseMeaning,
  advanceToNextWord,
  type WordSessionState,
  showChoices,
} from '@/domain/plan/words/word-session';
import { assertPresent } from '@/lib/assert';
import { localDayOfDate } from '@/lib/dates/calendar';
import { checksum } from '@/lib/checksum';
import type { WordSaver } from '../createWordSaver';
import { useStopwatch } from './useStopwatch';

export interface WordSessionProps {
  readonly minutes: number;
  readonly queue: readonly SessionWord[];
  readonly entries: ReadonlyMap<string, ListedEntry>;
  /** Includes the answers of this session, and of another tab that practices the same words. */
  readonly cards: readonly WordCard[];
  readonly saver: WordSaver;
  /** Called after a word is graded, with its updated card. */
  readonly onGraded: (card: WordCard) => void;
  /** `early`: the student stopped with words and time left. */
  readonly onEnd: (early: boolean) => void;
}

interface RunningSession {
  readonly session: WordSessionState;
  readonly ask: SessionWord;
  readonly listed: ListedEntry;
  readonly choices: readonly MeaningChoice[];
  /** True if the current word was missed so often in a row that its explanation includes extra help. */
  readonly needsExtraHelp: boolean;
  /** 0 once the time is up: the current word is then the last. */
  readonly minutesLeft: number;
  readonly show: () => void;
  readonly answer: (word: string) => void;
  readonly next: () => void;
  readonly end: () => void;
}

const leftAfter = (ms: number, minutes: number) => Math.max(0, Math.ceil(minutes - ms / 60_000));

/** Returns the minutes left in a session, updated every few seconds; 0 when its time is up. `elapsed` returns milliseconds. */
function useMinutesLeft(minutes: number, elapsed: () => number): number {
  const [left, setLeft] = useState(() => leftAfter(elapsed(), minutes));
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftAfter(elapsed(), minutes)), 5000);
    return () => clearInterval(timer);
  }, [elapsed, minutes]);
  return left;
}

/** Runs a session; every answer is graded once and saved immediately. */
export function useWordSession({
  minutes,
  queue,
  entries,
  cards,
  saver,
  onGraded,
  onEnd,
}: WordSessionProps): RunningSession {
  const [session, setSession] = useState(() => beginWordSession(queue));
  const [needsExtraHelp, setFailing] = useState(false);
  const elapsed = useStopwatch();
  const minutesLeft = useMinutesLeft(minutes, elapsed);
  /** Stopwatch readings in milliseconds: when the current word was shown, and when time was last saved. */
  const marks = useRef({ asked: 0, saved: 0 });

  const ask = assertPresent(session.queue[0], 'A session ends with its last word');
  const listed = assertPresent(entries.get(ask.word), `There is no entry of ${ask.word}`);
  const card = cardOf(ask.word);
  const seed = Number.parseInt(checksum(`${ask.word} ${ask.kind} ${card?.reviewedOn ?? ''}`), 16);
  const [choices, setChoices] = useState<readonly MeaningChoice[]>([]);

  function cardOf(word: string): WordCard | null {
    return cards.find(({ id }) => id === word) ?? null;
  }

  function saveTime(): number {
    const now = elapsed();
    const ms = now - marks.current.saved;
    marks.current.saved = now;
    return ms;
  }

  function finish(early: boolean) {
    saver.save({ card: null, day: localDayOfDate(new Date()), recalls: 0, newWords: 0, ms: saveTime() });
    onEnd(early);
  }

  return {
    session,
    ask,
    listed,
    choices,
    needsExtraHelp,
    minutesLeft,
    show() {
      setChoices(buildMeaningChoices(listed.entry, listed.file, seed));
      setSession(showChoices);
    },
    answer(word) {
      if (session.phase !== 'choose') return;
      const today = localDayOfDate(new Date());
      setSession(chooseMeaning(session, word));
      // Another tab may have graded this word in the meantime, and a word is graded only once a day.
      if (ask.kind === 'again' || card?.reviewedOn === today) {
        setFailing(isRepeatedlyMissed(card));
        return;
      }
      const grade = gradeRecall(word === ask.word, elapsed() - marks.current.asked);
      const after = updateWordCard(card, { word: ask.word, grade, today, now: Date.now() });
      setFailing(isRepeatedlyMissed(card) || isRepeatedlyMissed(after));
      onGraded(after);
      saver.save({ card: after, day: today, recalls: 1, newWords: card === null ? 1 : 0, ms: saveTime() });
    },
    next() {
      const today = localDayOfDate(new Date());
      const following = advanceToNextWord(session, (word) => cardOf(word)?.reviewedOn === today);
      // Uses the displayed minutes, so that every session announces its last word before it ends.
      if (following.queue.length === 0 || minutesLeft === 0) finish(false);
      else {
        marks.current.asked = elapsed();
        setSession(following);
      }
    },
    end: () => finish(true),
  };
}
