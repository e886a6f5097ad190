/**
 * Suggestions for talking with the child: something to say, which praises effort and choices or asks an open question, and
 * something to leave unsaid, such as a bare number.
 */
import { capitalize, formatCount, spellOutCount, formatNumber } from '@/lib/text/format';
import type { PreparationVerdict } from './preparation-verdict';
import type { ParentNextStep } from './parent-next-step';
import type { AsOf } from '@/domain/dashboard/as-of';
import { sittingCount } from '@/domain/dashboard/study-log';
import { notableStreakDays, currentStreakDays } from '@/domain/dashboard/study/planned-days';
import type { Learner } from '@/domain/learner/learner';
import { totalScale } from '@/domain/exam/level/test-level';
import { currentTestLevel } from '@/domain/dashboard/scores/test-scores';
import { rightText } from '@/domain/dashboard/scores/raw-result-text';
import { thisWeek } from '@/domain/dashboard/study/logged-weeks';

export interface ConversationTip {
  readonly suggestion: string;
  readonly remarkToAvoid: string;
}

/** Returns something to say to the child and something to avoid, chosen by the verdict, the next step, and the log. */
export function conversationTip(
  learner: Learner,
  verdict: PreparationVerdict,
  step: ParentNextStep,
  asOf: AsOf,
): ConversationTip {
  return {
    suggestion: sayOf(learner, verdict, step, asOf),
    remarkToAvoid: unsaidOf(verdict, totalScale(currentTestLevel(learner)).most),
  };
}

function sayOf(
  learner: Learner,
  { reason, daysToTest }: PreparationVerdict,
  step: ParentNextStep,
  asOf: AsOf,
): string {
  if (reason.kind === 'over') return 'How do you feel now that it\u2019s behind you?';
  if (daysToTest === 0) return 'I\u2019m glad you\u2019re doing this. See you right after.';
  if (daysToTest === 1) return 'What would make tonight a good evening?';
  if (step.kind === 'begin again') return 'What would make it easier to start again?';
  if (step.kind === 'smaller plan') return 'What gets in the way of the plan, and what would help?';
  if (reason.kind === 'rising') return 'Your work is paying off. What has helped the most?';
  if (reason.kind === 'fell') return 'What was that last test like for you?';
  const streak = currentStreakDays(learner, asOf);
  if (streak >= notableStreakDays)
    return `${capitalize(spellOutCount(streak))} study days in a row. What makes that work?`;
  const days = thisWeek(learner, asOf).days.filter((day) => sittingCount([day]) > 0).length;
  if (days > 1) return `You studied on ${spellOutCount(days)} days this week. Which one went best?`;
  if (days === 1) return 'You made time to study this week. How did it go?';
  return reason.kind === 'no test'
    ? 'What would you like to begin with: words, numbers, or stories?'
    : 'What would make it easier to start again?';
}

function unsaidOf(
  { reason, daysToTest, latest: band, target }: PreparationVerdict,
  perfectTotal: number,
): string {
  const latest = band?.estimate ?? null;
  if (reason.kind === 'over') return 'So, what did you get?';
  if (reason.kind === 'raw') return `Only ${rightText(reason.latest.result)}?`;
  if (reason.kind === 'early' || (target === null && latest !== null)) return 'Is that your score?';
  if (target === null) return 'You should have started sooner.';
  if (latest === null || (daysToTest !== null && daysToTest <= 1))
    return `Remember, you need ${formatNumber(target)}.`;
  if (reason.kind === 'clears')
    return latest < perfectTotal
      ? `Only ${formatCount(perfectTotal - latest, 'more point', 'more points')} to a perfect score.`
      : 'Now don\u2019t lose a single point.';
  if (reason.kind === 'away') return `You haven\u2019t studied in ${spellOutCount(reason.days)} days.`;
  const fell = reason.kind === 'fell' ? reason : reason.kind === 'below' ? reason.fell : null;
  if (fell !== null) return `You\u2019re down ${formatCount(fell.by, 'point')}.`;
  const distance = latest - target;
  if (distance === 0) return 'You barely made it.';
  return distance > 0
    ? `You\u2019re only ${formatCount(distance, 'point')} over.`
    : `You\u2019re still ${formatCount(-distance, 'point')} short.`;
}
