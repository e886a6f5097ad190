/** The result of a session that repeated questions. */
import type { LearnerSession } from '@/domain/learner/learner-session';
import { countAnswers, countNewAnswers } from '@/domain/learner/topic-count';
import { formatCount, formatNumber } from '@/lib/text/format';

/**
 * "3 of 4 new and 5 of 6 repeated questions right". Null without repeats, and for a mistake review, whose questions are repeats by
 * definition.
 */
export function answersWithRepeatsText(session: LearnerSession): string | null {
  const all = countAnswers([session]);
  const own = countNewAnswers([session]);
  const repeats = { answered: all.answered - own.answered, right: all.right - own.right };
  if (repeats.answered === 0 || session.kind === 'mistakes') return null;
  const repeated = `${formatNumber(repeats.right)} of ${formatCount(repeats.answered, 'repeated question')} right`;
  return own.answered === 0
    ? repeated
    : `${formatNumber(own.right)} of ${formatNumber(own.answered)} new and ${repeated}`;
}
