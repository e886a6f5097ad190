/** What lists and dashboards need of a finished attempt without reading its responses. */
import * as v from 'valibot';
import { present } from '@/lib/assert';
import type { Attempt } from '@/domain/exam/attempt';
import type { Instant } from '@/domain/exam/clock';
import type { Conditions, Form, FormSection } from '@/domain/exam/form';
import { type SectionTally, tallyOf } from '@/domain/exam/progress';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { Ending } from '@/domain/exam/section';
import type { Timing } from '@/domain/exam/timing';
import { type SectionVerdicts, sectionVerdicts } from '@/domain/exam/verdicts';
import {
  attemptId,
  conditions,
  count,
  duration,
  ending,
  instant,
  level,
  limit,
  partId,
  planId,
  sectionName,
  source,
  timing,
} from '@/data/record/schema';

interface PartSummary {
  /** Unique within its plan. */
  readonly id: string;
  readonly usedMs: number;
  readonly limitMs: number | null;
  /** Null when the test ended before this part did. */
  readonly ending: Ending | null;
}

export interface SectionSummary extends PartSummary, SectionTally, SectionVerdicts {
  readonly kind: 'section';
  readonly section: FormSection['section'];
  readonly scored: boolean;
}

export interface EssaySummary extends PartSummary {
  readonly kind: 'essay';
}

export interface AttemptSummary {
  readonly id: string;
  readonly planId: string;
  readonly level: LevelId;
  readonly source: Form['source'];
  readonly timing: Timing;
  readonly conditions: Conditions;
  readonly startedAt: Instant;
  /** Null where it isn't known. */
  readonly finishedAt: Instant | null;
  readonly interruptions: number;
  readonly pauses: number;
  /** Sections and essays in the order of the test; breaks are left out. */
  readonly parts: readonly (SectionSummary | EssaySummary)[];
}

/** The same as it is stored: with the date that the clock gave, right or wrong. */
export interface StoredSummary extends AttemptSummary {
  readonly finishedAt: Instant;
}

/** The summary of an attempt; null when it hasn't finished. */
export function summaryOf(attempt: Attempt): StoredSummary | null {
  const { form, phase } = attempt;
  if (phase.name !== 'finished') return null;
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
      const figures = { ...tallyOf(state), ...sectionVerdicts(part, state, attempt.seenBefore) };
      return [{ kind: 'section', ...common, section, scored, ...figures }];
    }),
  };
}

/** The summary of an attempt that has finished. */
export function finishedSummary(attempt: Attempt): StoredSummary {
  return present(summaryOf(attempt), 'Only a finished attempt is one of the finished ones');
}

const verdicts = { right: count, wrong: count, blank: count };
const part = { id: partId, usedMs: duration, limitMs: limit, ending };

export const summarySchema: v.GenericSchema<unknown, StoredSummary> = v.strictObject({
  id: attemptId,
  planId,
  level,
  source,
  timing,
  conditions,
  startedAt: instant,
  finishedAt: instant,
  interruptions: count,
  pauses: count,
  parts: v.array(
    v.variant('kind', [
      v.strictObject({
        kind: v.literal('section'),
        ...part,
        section: sectionName,
        scored: v.boolean(),
        questions: count,
        answered: count,
        flagged: count,
        ...verdicts,
        unseen: v.strictObject(verdicts),
      }),
      v.strictObject({ kind: v.literal('essay'), ...part }),
    ]),
  ),
});
