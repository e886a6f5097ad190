/** The facts of a test that deserve praise. Each holds by a rule, so that nobody is praised for rushing or for leaving blanks. */
import type { SectionResult } from '@/domain/exam/scoring/result';
import { classifyDecision, type DecisionKind } from './guess-audit';

/** The fields of a section that the rules depend on. */
type PraisedSection = Pick<SectionResult, 'id' | 'items' | 'ending' | 'usedMs' | 'limitMs' | 'pace'>;

export type Strength =
  /** The longest run of right answers within one section. */
  | { readonly kind: 'run'; readonly part: string; readonly right: number }
  /** A section handed in early, without haste and mostly right. `leftMs` is the time left on its clock. */
  | { readonly kind: 'time'; readonly part: string; readonly leftMs: number }
  /** No answer was a guess with all five choices open, though blanks and wrong answers left room for some. */
  | { readonly kind: 'no-blind-guesses' };

/** A student who gets three of four right has a run of eight from one question in ten; luck alone, from one in 390,000. */
const shortestRun = 8;
/** Less than a minute left is the end of the section, not time to spare. */
const leastLeftMs = 60_000;
/** Someone who uses less than half of the clock was in a hurry. */
const leastUsedShare = 0.5;
/** With more wrong and blank answers than this share, the time left would have been better used. */
const mostMissedShare = 0.25;
/** With fewer answers than this share, there were no guesses because there were hardly any answers. */
const leastAnsweredShare = 0.75;
/** With fewer of the answers right than this share, they may have been guesses that took their time. */
const leastRightShare = 0.5;

/** Returns at most three facts, at most one of each kind: the run, then the time, then the guesses. */
export function strengthsOf(scored: readonly PraisedSection[]): readonly Strength[] {
  return [longestRun(scored), mostTimeLeft(scored), noBlindGuesses(scored)].filter(
    (strength) => strength !== null,
  );
}

const decisionsOf = ({ items, pace }: PraisedSection): readonly DecisionKind[] =>
  items.map((judged) => classifyDecision(judged, pace.evenMs));

const isGuess = (decision: DecisionKind) => decision === 'blind' || decision === 'narrowed';

/** Guesses and questions seen before end a run, because neither shows what the student can do. */
function longestRun(scored: readonly PraisedSection[]): Strength | null {
  const runs = scored.map((section) => {
    const decisions = decisionsOf(section);
    let [run, right] = [0, 0];
    for (const [index, { verdict, seenBefore }] of section.items.entries()) {
      run = verdict === 'right' && !seenBefore && decisions[index] === 'judged' ? run + 1 : 0;
      right = Math.max(right, run);
    }
    return { kind: 'run', part: section.id, right } as const;
  });
  const [best] = runs.toSorted((a, b) => b.right - a.right);
  return best === undefined || best.right < shortestRun ? null : best;
}

function mostTimeLeft(scored: readonly PraisedSection[]): Strength | null {
  const early = scored.flatMap((section) => {
    const { id, items, ending, usedMs, limitMs } = section;
    if (limitMs === null || ending !== 'handed-in') return [];
    // Rounded as the clock does, so that the time used and the time left add up to the limit.
    const leftMs = limitMs - Math.ceil(usedMs / 1000) * 1000;
    const missed = items.filter(({ verdict }) => verdict !== 'right').length;
    const decisions = decisionsOf(section);
    const isEarned =
      leftMs >= leastLeftMs &&
      usedMs >= leastUsedShare * limitMs &&
      missed <= mostMissedShare * items.length &&
      !decisions.some((decision) => isGuess(decision) || decision === 'not-reached');
    return isEarned ? [{ kind: 'time', part: id, leftMs } as const] : [];
  });
  return early.toSorted((a, b) => b.leftMs - a.leftMs)[0] ?? null;
}

/** A guess shows only by a rating or by the clock, and only where a question was hard enough to be missed. */
function noBlindGuesses(scored: readonly PraisedSection[]): Strength | null {
  const items = scored.flatMap((section) => section.items);
  const answered = items.filter(({ verdict }) => verdict !== 'blank').length;
  const right = items.filter(({ verdict }) => verdict === 'right').length;
  const wouldShow = scored.every(
    (section) => section.pace.evenMs !== null || section.items.some(({ state }) => state.confidence !== null),
  );
  const couldGuess = items.some(({ verdict }) => verdict !== 'right');
  const hasBlind = scored.some((section) => decisionsOf(section).includes('blind'));
  return items.length > 0 &&
    wouldShow &&
    couldGuess &&
    !hasBlind &&
    answered >= leastAnsweredShare * items.length &&
    right >= leastRightShare * answered
    ? { kind: 'no-blind-guesses' }
    : null;
}
