/**
 * Finished attempts without what only their reports show: their answers, on which all practice recommendations are based, and their
 * parts, for lists and dashboards.
 */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import { type ChoiceLetter, itemIdFromRef } from '@/domain/exam/items/item';
import {
  type Confidence,
  explanationMsOf,
  type ItemState,
  wasOnScreen,
} from '@/domain/exam/items/item-state';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { Verdict } from '@/domain/exam/attempts/response';
import type { SectionEnding, SectionState } from '@/domain/exam/attempts/section-state';
import { tallyVerdicts, type VerdictTally } from '@/domain/exam/scoring/scoring';
import { attemptVerdicts, type ItemVerdict } from '@/domain/exam/scoring/section-verdicts';
import type { AttemptConditions, FormSection } from '@/domain/exam/test/form';
import type { Timing } from '@/domain/exam/test/timing';
import { partStudyMs, sittingStudyMs } from '@/domain/plan/study-minutes';
import { assertPresent } from '@/lib/assert';

/** An item that an attempt showed, and the student's response. */
export interface AnswerRecord {
  /** The item's id and version, as in the form. */
  readonly ref: string;
  /** Null for a blank. */
  readonly letter: ChoiceLetter | null;
  readonly verdict: Verdict;
  /** Null unless the student rated it, which only practice asks for. */
  readonly confidence: Confidence | null;
  /** The student crossed out at least one choice. */
  readonly narrowed: boolean;
  /** Still blank when the section's time ran out. */
  readonly ranOut: boolean;
  /** No earlier attempt showed this item, in any version. */
  readonly first: boolean;
  readonly timeMs: number;
  /** The id of the mistake that this item retests; null outside mistake reviews. */
  readonly recallOf: string | null;
}

/** A section of an attempt; includes only the items that were reached. */
export interface AnsweredSection {
  readonly timed: boolean;
  readonly answers: readonly AnswerRecord[];
}

/** A finished attempt, reduced to what practice needs. */
export interface AnsweredAttempt {
  readonly id: string;
  readonly planId: string;
  readonly level: LevelId;
  readonly finishedAt: Instant;
  /** Study time in milliseconds, with explanations and without breaks; 0 if nothing was answered or written. */
  readonly studyMs: number;
  /** Time on its essays in milliseconds; 0 without one, and for one that wasn't begun. */
  readonly essayMs: number;
  readonly sections: readonly AnsweredSection[];
}

interface PartFacts {
  /** Unique within its plan. */
  readonly id: string;
  readonly usedMs: number;
  readonly limitMs: number | null;
  /** Null if the test ended before this part did. */
  readonly ending: SectionEnding | null;
}

export interface EssayFacts extends PartFacts {
  readonly kind: 'essay';
}

/** The facts of a section from which its counts follow. */
export interface SectionFacts extends PartFacts {
  readonly kind: 'section';
  readonly section: FormSection['section'];
  readonly scored: boolean;
  /** Time with explanations on screen, in milliseconds, which `usedMs` excludes. */
  readonly explanationMs: number;
  /** The number of items, reached or not, and how many of them the student had never seen. */
  readonly questions: number;
  readonly newQuestions: number;
  readonly answers: readonly AnswerRecord[];
}

/** The facts of a finished attempt from which its counts and its study time follow: what is saved for lists and practice. */
export interface AttemptFacts {
  readonly id: string;
  readonly planId: string;
  readonly level: LevelId;
  readonly timing: Timing;
  readonly conditions: AttemptConditions;
  readonly startedAt: Instant;
  readonly finishedAt: Instant;
  readonly interruptions: number;
  readonly pauses: number;
  /** Sections and essays in the order of the test, without breaks. */
  readonly parts: readonly (SectionFacts | EssayFacts)[];
}

/** A section with the counts of all of its items, and, as `unseen`, of those new to the student. */
export interface FinishedSection extends SectionFacts, VerdictTally {
  readonly timed: boolean;
  readonly unseen: VerdictTally;
}

/** A finished attempt without what only its report shows. */
export interface FinishedAttempt extends AttemptFacts, AnsweredAttempt {
  readonly parts: readonly (FinishedSection | EssayFacts)[];
  /** The sections among the parts. */
  readonly sections: readonly FinishedSection[];
}

/** A finished attempt in a list; `finishedAt` is null if the clock's date was implausible. */
export interface ListedAttempt extends Omit<FinishedAttempt, 'finishedAt'> {
  readonly finishedAt: Instant | null;
}

/** Returns null if the attempt isn't finished. */
export function toFinishedAttempt(attempt: Attempt): FinishedAttempt | null {
  const facts = toAttemptFacts(attempt);
  return facts === null ? null : completeFacts(facts);
}

/** Returns null if the attempt isn't finished. Omits items that were never shown from the answers, because they are no evidence. */
export function toAttemptFacts(attempt: Attempt): AttemptFacts | null {
  const { id, form, phase, parts, startedAt, interruptions, pauses } = attempt;
  if (phase.name !== 'finished') return null;
  const { planId, level, timing, conditions } = form;
  const verdicts = attemptVerdicts(attempt);
  return {
    id,
    planId,
    level,
    timing,
    conditions,
    startedAt,
    finishedAt: phase.at,
    interruptions: interruptions.length,
    pauses: pauses.length,
    parts: form.parts.flatMap((part, index): readonly (SectionFacts | EssayFacts)[] => {
      const state = parts[index];
      if (state === undefined || part.kind === 'break') return [];
      const common = { id: part.id, usedMs: state.usedMs, limitMs: part.limitMs, ending: state.ending };
      if (part.kind === 'essay') return [{ kind: 'essay', ...common }];
      if (state.kind !== 'section') return [];
      return [{ kind: 'section', ...common, ...sectionFacts(part, state, verdicts[index] ?? []) }];
    }),
  };
}

function sectionFacts(
  { section, scored, items, recalls }: FormSection,
  state: SectionState,
  verdicts: readonly ItemVerdict[],
): Omit<SectionFacts, 'kind' | keyof PartFacts> {
  const leftAt = state.ending === null ? state.current : null;
  return {
    section,
    scored,
    explanationMs: explanationMsOf(state.items),
    questions: items.length,
    newQuestions: verdicts.filter(({ seenBefore }) => !seenBefore).length,
    answers: items.flatMap((ref, place): readonly AnswerRecord[] => {
      const item = assertPresent(state.items[place], `Item ${place + 1} has no state`);
      const judged = assertPresent(verdicts[place], `Item ${place + 1} has no verdict`);
      if (!wasOnScreen(item) || (place === leftAt && isOpen(item))) return [];
      const { response, confidence, crossedOut, timeMs } = item;
      const letter = response.state === 'chosen' ? response.letter : null;
      return [
        {
          ref,
          letter,
          verdict: judged.verdict,
          confidence,
          narrowed: crossedOut.length > 0,
          ranOut: letter === null && state.ending === 'time-up',
          first: !judged.seenBefore,
          timeMs,
          recallOf: recalls?.[place] ?? null,
        },
      ];
    }),
  };
}

/** Derives an attempt's counts and study time from its facts. */
export function completeFacts(facts: AttemptFacts): FinishedAttempt {
  const parts = facts.parts.map((part) => (part.kind === 'essay' ? part : countedSection(part)));
  const sections = parts.filter((part) => part.kind === 'section');
  const answered = sections.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
  const essayMs = parts.reduce((sum, part) => sum + (part.kind === 'essay' ? partStudyMs(part) : 0), 0);
  return { ...facts, parts, sections, studyMs: sittingStudyMs(parts, answered), essayMs };
}

function countedSection(section: SectionFacts): FinishedSection {
  const { questions, newQuestions, answers } = section;
  return {
    ...section,
    timed: section.limitMs !== null,
    ...tallyOf(questions, answers),
    unseen: tallyOf(
      newQuestions,
      answers.filter(({ first }) => first),
    ),
  };
}

/** Counts the verdicts on some items, of which those without an answer are blank. */
function tallyOf(questions: number, answers: readonly AnswerRecord[]): VerdictTally {
  const { right, wrong } = tallyVerdicts(answers.map(({ verdict }) => verdict));
  return { right, wrong, blank: questions - right - wrong };
}

/**
 * Returns true if the item was viewed but not worked on. If the student ended the test on such an item, it doesn't count as blank.
 */
function isOpen({ response, crossedOut, answeredAtMs, checked }: ItemState): boolean {
  return response.state === 'blank' && crossedOut.length === 0 && answeredAtMs === null && !checked;
}

/** An answer with its place. */
export interface PlacedAnswer {
  readonly attempt: AnsweredAttempt;
  readonly isTimed: boolean;
  readonly answer: AnswerRecord;
  /**
   * True for the student's first answer to an item, in any version. A blank is an answer here: an item that came back after one was
   * seen before. Recalls in a mistake review are repeats, even with other numbers.
   */
  readonly isNew: boolean;
}

/** Lists the answers of finished attempts, earliest first. */
export function listAnswers(attempts: readonly AnsweredAttempt[]): readonly PlacedAnswer[] {
  const met = new Set<string>();
  return attempts
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs)
    .flatMap((attempt) =>
      attempt.sections.flatMap(({ timed: isTimed, answers }) =>
        answers.map((answer): PlacedAnswer => {
          const id = itemIdFromRef(answer.ref);
          const isNew = answer.first && answer.recallOf === null && !met.has(id);
          met.add(id);
          return { attempt, isTimed, answer, isNew };
        }),
      ),
    );
}
