/**
 * The guess audit: the points that guesses and blanks gained or cost a student. A wrong answer costs a quarter of a point, a blank
 * nothing.
 */
import { groupBy } from '@/lib/lists';
import { choiceLetters } from '@/domain/exam/items/item';
import type { JudgedItem } from '@/domain/exam/scoring/result';
import { expectedGuessPoints, type RawScore, rawScore } from '@/domain/exam/scoring/scoring';
import { wasReached } from './topic-results';

/**
 * Kinds of decisions on a question. `blind`: guessed with all five choices open. `narrowed`: guessed after crossing out a choice.
 * `judged`: answered otherwise. `blank-narrowed` and `blank-open`: left blank with and without a choice crossed out. `not-reached`:
 * never on screen.
 */
export const decisionKinds = [
  'judged',
  'narrowed',
  'blind',
  'blank-narrowed',
  'blank-open',
  'not-reached',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/**
 * Under real conditions students don't rate their confidence, so guesses are detected by speed: an answer given within a tenth of
 * the question's share of the section's time, at most ten seconds, counts as a guess, because nobody can read the question that
 * fast (S. L. Wise and L. Ma, "Setting response time thresholds for a CAT item pool: the normative threshold method", 2012).
 */
const rapidShare = 0.1;
const longestRapidMs = 10_000;

/** Returns true if nobody can have read the question in that time. `evenMs` is as in `classifyDecision`. */
export function isTooFastToRead(timeMs: number, evenMs: number | null): boolean {
  return evenMs !== null && timeMs < Math.min(longestRapidMs, evenMs * rapidShare);
}

/**
 * Classifies the decision on a question. `evenMs` is the question's even share of the section's time limit, in milliseconds; null
 * if untimed.
 */
export function classifyDecision(judged: JudgedItem, evenMs: number | null): DecisionKind {
  const { verdict, state } = judged;
  const isNarrowed = state.crossedOut.length > 0;
  if (verdict === 'blank')
    return !wasReached(judged) ? 'not-reached' : isNarrowed ? 'blank-narrowed' : 'blank-open';
  const isRapid = state.confidence === null && isTooFastToRead(state.timeMs, evenMs);
  if (state.confidence !== 'guess' && !isRapid) return 'judged';
  return isNarrowed ? 'narrowed' : 'blind';
}

/** The result of all decisions of one kind. The `quarters` of all kinds add up to the raw score. */
export interface DecisionTally extends RawScore {
  readonly questions: number;
}

export interface GuessAudit {
  readonly by: Readonly<Record<DecisionKind, DecisionTally>>;
  /** Unanswered questions, for any reason. */
  readonly blanks: number;
  /** Raw points that guessing would have earned, on average, on the blanks with a choice crossed out; 0 if there are none. */
  readonly leftOnBlanks: number;
  /** The most common number of choices not crossed out on those blanks; null if there are none. */
  readonly usuallyOpen: number | null;
  /** True if any answer has a confidence rating. Slow guesses can be detected only then. */
  readonly hasConfidence: boolean;
}

/** Audits the questions of several sections. `evenMs` is as in `classifyDecision`. */
export function auditGuesses(
  sections: readonly { readonly items: readonly JudgedItem[]; readonly evenMs: number | null }[],
): GuessAudit {
  const decided = sections.flatMap(({ items, evenMs }) =>
    items.map((judged) => ({ judged, decision: classifyDecision(judged, evenMs) })),
  );
  const tally = (decision: DecisionKind): DecisionTally => {
    const verdicts = decided.flatMap((each) => (each.decision === decision ? [each.judged.verdict] : []));
    return { questions: verdicts.length, ...rawScore(verdicts) };
  };
  const open = decided.flatMap(({ judged, decision }) =>
    decision === 'blank-narrowed' ? [choicesOpen(judged)] : [],
  );
  return {
    by: {
      judged: tally('judged'),
      narrowed: tally('narrowed'),
      blind: tally('blind'),
      'blank-narrowed': tally('blank-narrowed'),
      'blank-open': tally('blank-open'),
      'not-reached': tally('not-reached'),
    },
    blanks: decided.filter(({ judged }) => judged.verdict === 'blank').length,
    leftOnBlanks: open.reduce((sum, left) => {
      const { numerator, denominator } = expectedGuessPoints(left);
      return sum + numerator / denominator;
    }, 0),
    usuallyOpen: mostFrequent(open),
    hasConfidence: decided.some(({ judged }) => judged.state.confidence !== null),
  };
}

/** Returns the number of choices not crossed out. Crossing out all five counts as crossing out none. */
function choicesOpen({ state }: JudgedItem): number {
  const open = choiceLetters.length - state.crossedOut.length;
  return open === 0 ? choiceLetters.length : open;
}

/**
 * Returns the most frequent value; null if there are none. Ties go to the larger value, because guessing among more choices earns
 * less.
 */
function mostFrequent(values: readonly number[]): number | null {
  const counts = [...groupBy(values, (value) => value)].map(([value, all]) => [value, all.length] as const);
  return counts.toSorted(([a, many], [b, more]) => more - many || b - a)[0]?.[0] ?? null;
}
