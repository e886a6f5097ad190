/** The data of a finished attempt that lists and dashboards need, without its responses. */
import * as v from 'valibot';
import { assertPresent } from '@/lib/assert';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { Instant } from '@/domain/exam/attempts/clock';
import type { AttemptConditions, TestForm, FormSection } from '@/domain/exam/test/form';
import { type ItemStatusCounts, countSectionItemStatuses } from '@/domain/exam/attempts/attempt-progress';
import { explanationMsOf } from '@/domain/exam/items/item-state';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { SectionEnding } from '@/domain/exam/attempts/section-state';
import type { Timing } from '@/domain/exam/test/timing';
import { attemptVerdicts, countVerdicts, type VerdictCounts } from '@/domain/exam/scoring/section-verdicts';
import {
  attemptIdSchema,
  conditionsSchema,
  countSchema,
  durationMsSchema,
  endingSchema,
  instantSchema,
  levelSchema,
  timeLimitSchema,
  partIdSchema,
  planIdSchema,
  sectionNameSchema,
  formSourceSchema,
  timingSchema,
} from '@/data/record/attemptSchema';

interface PartSummary {
  /** Unique within its plan. */
  readonly id: string;
  readonly usedMs: number;
  readonly limitMs: number | null;
  /** Null if the test ended before this part did. */
  readonly ending: SectionEnding | null;
}

export interface SectionSummary extends PartSummary, ItemStatusCounts, VerdictCounts {
  readonly kind: 'section';
  readonly section: FormSection['section'];
  readonly scored: boolean;
  /** Time with explanations on screen, in milliseconds, which `usedMs` excludes. */
  readonly explanationMs: number;
}

export interface EssaySummary extends PartSummary {
  readonly kind: 'essay';
}

export interface AttemptSummary {
  readonly id: string;
  readonly planId: string;
  readonly level: LevelId;
  readonly source: TestForm['source'];
  readonly timing: Timing;
  readonly conditions: AttemptConditions;
  readonly startedAt: Instant;
  /** Null if the clock's date was implausible. */
  readonly finishedAt: Instant | null;
  readonly interruptions: number;
  readonly pauses: number;
  /** Sections and essays in the order of the test, without breaks. */
  readonly parts: readonly (SectionSummary | EssaySummary)[];
}

/** The summary as stored, with the date by the clock, plausible or not. */
export interface StoredSummary extends AttemptSummary {
  readonly finishedAt: Instant;
}

/** Returns an attempt's summary; null unless it has finished. */
export function summarizeAttempt(attempt: Attempt): StoredSummary | null {
  const { form, phase } = attempt;
  if (phase.name !== 'finished') return null;
  const verdicts = attemptVerdicts(attempt);
  return {
    id: attempt.id,
    planId: form.planId,
    level: form.level,
    source: form.source,
    timing: form.timing,
    conditions: form.conditions,
    startedAt: attempt.startedAt,
    finishedAt: phase.at,
    interruptions: attempt.interruptions.length,
    pauses: attempt.pauses.length,
    parts: form.parts.flatMap((part, index): (SectionSummary | EssaySummary)[] => {
      const state = attempt.parts[index];
      if (state === undefined || part.kind === 'break') return [];
      const common = { id: part.id, usedMs: state.usedMs, limitMs: part.limitMs, ending: state.ending };
      if (part.kind === 'essay') return [{ kind: 'essay', ...common }];
      if (state.kind !== 'section') return [];
      const { section, scored } = part;
      const figures = {
        ...countSectionItemStatuses(state),
        ...countVerdicts(verdicts[index] ?? []),
      };
      const explanationMs = explanationMsOf(state.items);
      return [{ kind: 'section', ...common, section, scored, explanationMs, ...figures }];
    }),
  };
}

/** Returns the summary of an attempt known to have finished; throws if it hasn't. */
export function summarizeFinishedAttempt(attempt: Attempt): StoredSummary {
  return assertPresent(summarizeAttempt(attempt), 'Only a finished attempt is one of the finished ones');
}

const verdicts = { right: countSchema, wrong: countSchema, blank: countSchema };
const part = { id: partIdSchema, usedMs: durationMsSchema, limitMs: timeLimitSchema, ending: endingSchema };

export const summarySchema: v.GenericSchema<unknown, StoredSummary> = v.strictObject({
  id: attemptIdSchema,
  planId: planIdSchema,
  level: levelSchema,
  source: formSourceSchema,
  timing: timingSchema,
  conditions: conditionsSchema,
  startedAt: instantSchema,
  finishedAt: instantSchema,
  interruptions: countSchema,
  pauses: countSchema,
  parts: v.array(
    v.variant('kind', [
      v.strictObject({
        kind: v.literal('section'),
        ...part,
        section: sectionNameSchema,
        scored: v.boolean(),
        // Summaries stored before this time was counted lack the field.
        explanationMs: v.optional(durationMsSchema, 0),
        questions: countSchema,
        answered: countSchema,
        flagged: countSchema,
        ...verdicts,
        unseen: v.strictObject(verdicts),
      }),
      v.strictObject({ kind: v.literal('essay'), ...part }),
    ]),
  ),
});
