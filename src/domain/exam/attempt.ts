import { present } from '@/lib/assert';
import { type Item, itemRef } from './item';
import { type Response, type Verdict, verdictOf } from './response';
import { type RawScore, rawScore } from './scoring';
import type { Ending, FinishedSession } from './session';

/** One answered question as a result shows it. */
export interface AttemptAnswer {
  readonly item: Item;
  /** Place in the test, from 1. */
  readonly number: number;
  readonly response: Response;
  readonly verdict: Verdict;
  readonly spentMs: number;
  readonly flagged: boolean;
}

/** A finished test, judged. */
export interface Attempt {
  readonly seed: number;
  readonly ending: Ending;
  readonly interruptions: number;
  readonly usedMs: number;
  readonly limitMs: number;
  readonly answers: readonly AttemptAnswer[];
  readonly score: RawScore;
  readonly pace: Pace;
}

/** Where the time went. */
export interface Pace {
  /** The even share of the limit, in milliseconds a question. */
  readonly paceMs: number;
  readonly longestMs: number;
}

/**
 * Judges a finished session by its items, which may be given in any order.
 * @throws Error when an item of the form is missing.
 */
export function attemptOf(session: FinishedSession, items: readonly Item[]): Attempt {
  const byRef = new Map(items.map((item) => [itemRef(item), item]));
  const answers = session.form.itemIds.map((id, index): AttemptAnswer => {
    const item = present(byRef.get(id), `The form's item ${id} is not among the items given`);
    const { response, spentMs, flagged } = present(
      session.sheets[index],
      `Question ${index + 1} has no answer sheet`,
    );
    return { item, number: index + 1, response, verdict: verdictOf(item, response), spentMs, flagged };
  });
  return {
    seed: session.form.seed,
    ending: session.ending,
    interruptions: session.interruptions,
    usedMs: session.clock.usedMs,
    limitMs: session.form.limitMs,
    answers,
    score: rawScore(answers.map((answer) => answer.verdict)),
    pace: {
      paceMs: session.form.limitMs / answers.length,
      longestMs: Math.max(...answers.map((answer) => answer.spentMs)),
    },
  };
}
