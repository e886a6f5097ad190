/** A student's use of time within a section: late answers, slow questions, and the slowest passage. */
import { groupBy } from '@/lib/lists';
import type { JudgedItem, SectionResult } from '@/domain/exam/scoring/result';
import { wasReached } from './topic-results';

/** Answers given in this many milliseconds before the time limit count as given under time pressure. */
export const lateAnswerMs = 120_000;

/** A question counts as slow once it takes this many times its share of the section's time. */
const longFrom = 2;
const mostLong = 3;

/** The number of questions that had their final answer at `atMs` on the section's clock. */
export interface CumulativeAnswerCount {
  readonly atMs: number;
  readonly answered: number;
}

export interface PassagePace {
  readonly passage: string;
  readonly title: string;
  readonly fromMs: number;
  readonly usedMs: number;
  /** The time for the passage's questions at an even pace, in milliseconds. */
  readonly shareMs: number;
}

export interface SectionPace {
  /** One question's even share of the time limit, in milliseconds; null if untimed. */
  readonly evenMs: number | null;
  readonly limitMs: number | null;
  readonly usedMs: number;
  /** One step per answer, in the order given; `answered` counts up from 1. */
  readonly steps: readonly CumulativeAnswerCount[];
  readonly answered: number;
  readonly questions: number;
  /** Answers given in the last two minutes of the limit. */
  readonly late: readonly JudgedItem[];
  /** The number of questions that are blank and were never on screen. */
  readonly notReached: number;
  /** The questions that took at least twice their share of the time: at most three, the longest first. */
  readonly longest: readonly JudgedItem[];
  /** The passage furthest over its share, if any took at least one and a half times its share. */
  readonly slowestPassage: PassagePace | null;
}

export function sectionPace(section: SectionResult): SectionPace {
  const { items, limitMs, usedMs, pace } = section;
  const answers = items
    .flatMap(({ state, verdict }) =>
      verdict === 'blank' || state.answeredAtMs === null ? [] : [state.answeredAtMs],
    )
    .toSorted((a, b) => a - b);
  const lateFrom = limitMs === null ? null : limitMs - lateAnswerMs;
  return {
    evenMs: pace.evenMs,
    limitMs,
    usedMs,
    steps: answers.map((atMs, index) => ({ atMs, answered: index + 1 })),
    answered: items.filter(({ verdict }) => verdict !== 'blank').length,
    questions: items.length,
    late: items.filter(
      ({ verdict, state }) =>
        lateFrom !== null && verdict !== 'blank' && (state.answeredAtMs ?? 0) >= Math.max(lateFrom, 0),
    ),
    notReached: items.filter((judged) => !wasReached(judged)).length,
    longest: items
      .filter(({ state }) => pace.evenMs !== null && state.timeMs >= longFrom * pace.evenMs)
      .toSorted((a, b) => b.state.timeMs - a.state.timeMs)
      .slice(0, mostLong),
    slowestPassage: slowestPassage(section),
  };
}

/** A passage counts as slow once its questions take this many times their share of the section's time. */
const slowFrom = 1.5;

function slowestPassage({ items, pace: { evenMs } }: SectionResult): PassagePace | null {
  if (evenMs === null) return null;
  const groups = groupBy(
    items.filter(({ passage }) => passage !== null),
    ({ passage }) => passage?.id,
  );
  // A single passage can't be slower than the others.
  if (groups.size < 2) return null;
  const paces = [...groups.values()].flatMap((own): PassagePace[] => {
    const passage = own[0]?.passage ?? null;
    if (passage === null) return [];
    const usedMs = own.reduce((sum, { state }) => sum + state.timeMs, 0);
    const lastMs = Math.max(...own.map(({ state }) => state.answeredAtMs ?? 0));
    return [
      {
        passage: passage.id,
        title: passage.title,
        fromMs: Math.max(0, lastMs - usedMs),
        usedMs,
        shareMs: own.length * evenMs,
      },
    ];
  });
  const slow = paces
    .filter(({ usedMs, shareMs }) => usedMs >= slowFrom * shareMs)
    .toSorted((a, b) => b.usedMs - b.shareMs - (a.usedMs - a.shareMs));
  return slow[0] ?? null;
}
