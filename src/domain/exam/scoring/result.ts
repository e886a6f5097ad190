/** A finished attempt with its items judged. */
import { assertPresent } from '@/lib/assert';
import type { Attempt, Suspension } from '@/domain/exam/attempts/attempt';
import { type Instant, plausibleInstant } from '@/domain/exam/attempts/clock';
import type { EssayState } from '@/domain/exam/essays/essay';
import type { AttemptConditions, TestForm, FormEssay, FormSection } from '@/domain/exam/test/form';
import { type Item, itemRef, type Passage, type WritingPrompt } from '@/domain/exam/items/item';
import type { ItemState } from '@/domain/exam/items/item-state';
import type { Verdict } from '@/domain/exam/attempts/response';
import { type RawScore, rawScore } from './scoring';
import type { SectionEnding, SectionState } from '@/domain/exam/attempts/section-state';
import type { Timing } from '@/domain/exam/test/timing';
import { attemptVerdicts, type ItemVerdict } from './section-verdicts';

export interface JudgedItem {
  readonly item: Item;
  /** The passage of a reading item; null for other items. */
  readonly passage: Passage | null;
  /** Position in its section, from 1. */
  readonly number: number;
  readonly state: ItemState;
  readonly verdict: Verdict;
  /** True if the student had seen the item before the attempt. */
  readonly seenBefore: boolean;
}

/** Time per question within a section: allowed and used. */
export interface TimeUse {
  /** Each question's even share of the limit, in milliseconds; null without a limit. */
  readonly evenMs: number | null;
  /** The longest time spent on one question, in milliseconds. */
  readonly longestMs: number;
}

export interface SectionResult {
  readonly kind: 'section';
  readonly id: string;
  readonly section: FormSection['section'];
  readonly scored: boolean;
  /** Null if the student ended the whole test before this part ended or began. */
  readonly ending: SectionEnding | null;
  readonly usedMs: number;
  readonly limitMs: number | null;
  readonly items: readonly JudgedItem[];
  readonly score: RawScore;
  /** The number of items that the student had seen before the attempt. */
  readonly seen: number;
  readonly pace: TimeUse;
}

export interface EssayResult {
  readonly kind: 'essay';
  readonly id: string;
  readonly ending: SectionEnding | null;
  readonly usedMs: number;
  readonly limitMs: number | null;
  readonly prompt: WritingPrompt | null;
  readonly outline: string;
  readonly text: string;
}

export interface AttemptResult {
  readonly attemptId: string;
  readonly planId: string;
  readonly form: TestForm;
  readonly conditions: AttemptConditions;
  readonly timing: Timing;
  readonly startedAt: Instant;
  /** Null if unknown. */
  readonly finishedAt: Instant | null;
  readonly interruptions: readonly Suspension[];
  readonly pauses: readonly Suspension[];
  /** Sections and essays in test order, without breaks. */
  readonly parts: readonly (SectionResult | EssayResult)[];
}

/** Returns the parts with questions, in test order. */
export function questionParts({ parts }: Pick<AttemptResult, 'parts'>): readonly SectionResult[] {
  return parts.flatMap((part) => (part.kind === 'section' ? [part] : []));
}

/** Must include every item, passage, and prompt of the attempt's form; may include others, in any order. */
export interface AttemptContent {
  readonly items: readonly Item[];
  readonly passages: readonly Passage[];
  readonly prompts: readonly WritingPrompt[];
}

/**
 * Judges a finished attempt. `nowMs` is used to reject implausible dates.
 * @throws Error when the attempt isn't finished, or an item of its form is missing.
 */
export function judgeAttempt(attempt: Attempt, content: AttemptContent, nowMs: number): AttemptResult {
  const { phase, form } = attempt;
  if (phase.name !== 'finished') throw new Error('Only a finished attempt has a result');
  const verdicts = attemptVerdicts(attempt);
  return {
    attemptId: attempt.id,
    planId: form.planId,
    form,
    conditions: form.conditions,
    timing: form.timing,
    startedAt: attempt.startedAt,
    finishedAt: plausibleInstant(phase.at, nowMs),
    interruptions: attempt.interruptions,
    pauses: attempt.pauses,
    parts: form.parts.flatMap((part, index): (SectionResult | EssayResult)[] => {
      const state = assertPresent(attempt.parts[index], `Part ${index + 1} has no state`);
      if (part.kind === 'section' && state.kind === 'section')
        return [sectionResult(part, state, content, verdicts[index] ?? [])];
      if (part.kind === 'essay' && state.kind === 'essay') return [essayResult(part, state, content)];
      return [];
    }),
  };
}

function sectionResult(
  part: FormSection,
  state: SectionState,
  content: AttemptContent,
  verdicts: readonly ItemVerdict[],
): SectionResult {
  const items = new Map(content.items.map((item) => [itemRef(item), item]));
  const passages = new Map(
    content.passages
      .filter((passage) => part.passages.includes(itemRef(passage)))
      .map((passage) => [passage.id, passage]),
  );
  const judged = part.items.map((ref, index): JudgedItem => {
    const item = assertPresent(items.get(ref), `The form's item ${ref} is not among the items given`);
    const itemState = assertPresent(state.items[index], `Item ${index + 1} has no state`);
    return {
      item,
      passage: item.kind === 'reading' ? (passages.get(item.passage) ?? null) : null,
      number: index + 1,
      state: itemState,
      ...assertPresent(verdicts[index], `Item ${index + 1} has no verdict`),
    };
  });
  return {
    kind: 'section',
    id: part.id,
    section: part.section,
    scored: part.scored,
    ending: state.ending,
    usedMs: state.usedMs,
    limitMs: part.limitMs,
    items: judged,
    score: rawScore(judged.map(({ verdict }) => verdict)),
    seen: judged.filter((item) => item.seenBefore).length,
    pace: {
      evenMs: part.limitMs === null ? null : part.limitMs / judged.length,
      longestMs: Math.max(0, ...state.items.map(({ timeMs }) => timeMs)),
    },
  };
}

function essayResult(part: FormEssay, state: EssayState, content: AttemptContent): EssayResult {
  return {
    kind: 'essay',
    id: part.id,
    ending: state.ending,
    usedMs: state.usedMs,
    limitMs: part.limitMs,
    prompt: content.prompts.find((prompt) => itemRef(prompt) === state.prompt) ?? null,
    outline: state.outline,
    text: state.text,
  };
}
