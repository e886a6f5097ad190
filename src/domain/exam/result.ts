/** A finished attempt, judged by its items. */
import { present } from '@/lib/assert';
import type { Attempt, Stop } from './attempt';
import { type Instant, knownInstant } from './clock';
import type { EssayState } from './essay';
import type { Conditions, Form, FormEssay, FormSection } from './form';
import { type Item, itemRef, type Passage, type WritingPrompt } from './item';
import type { ItemState } from './item-state';
import type { Verdict } from './response';
import { type RawScore, rawScore } from './scoring';
import type { Ending, SectionState } from './section';
import type { Timing } from './timing';
import { verdictsOf } from './verdicts';

/** One item of a section as a result shows it. */
export interface JudgedItem {
  readonly item: Item;
  /** The text it asks about, for a reading item. */
  readonly passage: Passage | null;
  /** Place in its section, from 1. */
  readonly number: number;
  readonly state: ItemState;
  readonly verdict: Verdict;
  /** The student had met it before the attempt began. */
  readonly seenBefore: boolean;
}

/** Where the time of a section went. */
export interface Pace {
  /** What each question would get if they shared the limit evenly, in milliseconds; null where there was no limit. */
  readonly evenMs: number | null;
  /** The longest time that one question took, in milliseconds. */
  readonly longestMs: number;
}

export interface SectionResult {
  readonly kind: 'section';
  readonly id: string;
  readonly section: FormSection['section'];
  readonly scored: boolean;
  /** Null when the student ended the whole test before this part had ended, or even begun. */
  readonly ending: Ending | null;
  readonly usedMs: number;
  readonly limitMs: number | null;
  readonly items: readonly JudgedItem[];
  readonly score: RawScore;
  /** How many of the items the student had met before. */
  readonly seen: number;
  readonly pace: Pace;
}

export interface EssayResult {
  readonly kind: 'essay';
  readonly id: string;
  readonly ending: Ending | null;
  readonly usedMs: number;
  readonly limitMs: number | null;
  readonly prompt: WritingPrompt | null;
  readonly outline: string;
  readonly text: string;
}

export interface Result {
  readonly attemptId: string;
  readonly planId: string;
  readonly form: Form;
  readonly conditions: Conditions;
  readonly timing: Timing;
  readonly startedAt: Instant;
  /** Null where it isn't known. */
  readonly finishedAt: Instant | null;
  readonly interruptions: readonly Stop[];
  readonly pauses: readonly Stop[];
  /** Sections and essays in the order of the test; breaks are left out. */
  readonly parts: readonly (SectionResult | EssayResult)[];
}

/** The items, passages and prompts that an attempt's form names; others may be among them, in any order. */
export interface SeenContent {
  readonly items: readonly Item[];
  readonly passages: readonly Passage[];
  readonly prompts: readonly WritingPrompt[];
}

/**
 * Judges a finished attempt. `nowMs` tells a date that can be right from one that can't.
 * @throws Error when the attempt isn't finished, or an item of its form is missing.
 */
export function resultOf(attempt: Attempt, content: SeenContent, nowMs: number): Result {
  const { phase, form } = attempt;
  if (phase.name !== 'finished') throw new Error('Only a finished attempt has a result');
  return {
    attemptId: attempt.id,
    planId: form.planId,
    form,
    conditions: form.conditions,
    timing: form.timing,
    startedAt: attempt.startedAt,
    finishedAt: knownInstant(phase.at, nowMs),
    interruptions: attempt.interruptions,
    pauses: attempt.pauses,
    parts: form.parts.flatMap((part, index): (SectionResult | EssayResult)[] => {
      const state = present(attempt.parts[index], `Part ${index + 1} has no state`);
      if (part.kind === 'section' && state.kind === 'section')
        return [sectionResult(part, state, content, attempt.seenBefore)];
      if (part.kind === 'essay' && state.kind === 'essay') return [essayResult(part, state, content)];
      return [];
    }),
  };
}

function sectionResult(
  part: FormSection,
  state: SectionState,
  content: SeenContent,
  seenBefore: readonly string[],
): SectionResult {
  const items = new Map(content.items.map((item) => [itemRef(item), item]));
  const passages = new Map(
    content.passages
      .filter((passage) => part.passages.includes(itemRef(passage)))
      .map((passage) => [passage.id, passage]),
  );
  const verdicts = verdictsOf(part, state, seenBefore);
  const judged = part.items.map((ref, index): JudgedItem => {
    const item = present(items.get(ref), `The form's item ${ref} is not among the items given`);
    const itemState = present(state.items[index], `Item ${index + 1} has no state`);
    return {
      item,
      passage: item.kind === 'reading' ? (passages.get(item.passage) ?? null) : null,
      number: index + 1,
      state: itemState,
      ...present(verdicts[index], `Item ${index + 1} has no verdict`),
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

function essayResult(part: FormEssay, state: EssayState, content: SeenContent): EssayResult {
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
