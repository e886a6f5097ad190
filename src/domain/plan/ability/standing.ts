/** The standing of a topic or a section in a student's answers: unknown, too little known, known in the past, or known today. */
import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import type { Interval } from '@/domain/statistics';
import type { SkillEstimate } from './ability';

export type Standing =
  | { readonly kind: 'none' }
  /** Fewer than eight answers, so the estimate would say more about the model than about the student. */
  | { readonly kind: 'few'; readonly responses: number }
  /** The estimate as it was at `asOfMs`, in epoch milliseconds, because too few answers are newer. */
  | { readonly kind: 'old'; readonly share: number; readonly range: Interval; readonly asOfMs: number }
  | { readonly kind: 'fresh'; readonly share: number; readonly range: Interval };

/** @param estimate undefined without any answers */
export function standingOf(estimate: SkillEstimate | undefined): Standing {
  if (estimate === undefined || estimate.responses === 0) return { kind: 'none' };
  const { responses } = estimate;
  if (estimate.state === 'not-enough' || responses < minTopicResponses) return { kind: 'few', responses };
  const { share, range } = estimate;
  return estimate.state === 'known'
    ? { kind: 'fresh', share, range }
    : { kind: 'old', share, range, asOfMs: estimate.asOfMs };
}
