/** What to say to the child: praise of effort and choice, or a question that opens a talk. And what is better left unsaid: a bare number. */
import { capitalized, count, inWords, number } from '@/lib/format';
import type { Verdict } from './verdict';
import type { NextStep } from './next-step';
import type { AsOf } from '@/domain/dashboard/clock';
import { sittingsOf } from '@/domain/dashboard/log';
import { notableStreak, streakDays } from '@/domain/dashboard/study/plan';
import type { LearnerRecord } from '@/domain/learner/record';
import { totalScale } from '@/domain/exam/level/level';
import { scoreLevel } from '@/domain/dashboard/scores/tests';
import { thisWeek } from '@/domain/dashboard/study/weeks';

export interface Talk {
  readonly say: string;
  readonly unsaid: string;
}

/** One sentence to say to the child, and one better left unsaid, both fitting the verdict and what the log holds. */
export function talkOf(record: LearnerRecord, verdict: Verdict, step: NextStep, asOf: AsOf): Talk {
  return {
    say: sayOf(record, verdict, step, asOf),
    unsaid: unsaidOf(verdict, totalScale(scoreLevel(record)).most),
  };
}

function sayOf(record: LearnerRecord, { ground, daysToTest }: Verdict, step: NextStep, asOf: AsOf): string {
  if (ground.kind === 'over') return 'How do you feel now that it\u2019s behind you?';
  if (daysToTest === 0) return 'I\u2019m glad you\u2019re doing this. See you right after.';
  if (daysToTest === 1) return 'What would make tonight a good evening?';
  if (step.kind === 'begin again') return 'What would make it easier to start again?';
  if (step.kind === 'smaller plan') return 'What gets in the way of the plan, and what would help?';
  if (ground.kind === 'rising') return 'Your work is paying off. What has helped the most?';
  if (ground.kind === 'fell') return 'What was that last test like for you?';
  const streak = streakDays(record, asOf);
  if (streak >= notableStreak)
    return `${capitalized(inWords(streak))} study days in a row. What makes that work?`;
  const days = thisWeek(record, asOf).days.filter((day) => sittingsOf([day]) > 0).length;
  if (days > 1) return `You studied on ${inWords(days)} days this week. Which one went best?`;
  if (days === 1) return 'You made time to study this week. How did it go?';
  return ground.kind === 'no test'
    ? 'What would you like to begin with: words, numbers, or stories?'
    : 'What would make it easier to start again?';
}

function unsaidOf({ ground, daysToTest, latest: band, target }: Verdict, perfectTotal: number): string {
  const latest = band?.estimate ?? null;
  if (ground.kind === 'over') return 'So, what did you get?';
  if (ground.kind === 'early' || (target === null && latest !== null)) return 'Is that your score?';
  if (target === null) return 'You should have started sooner.';
  if (latest === null || (daysToTest !== null && daysToTest <= 1))
    return `Remember, you need ${number(target)}.`;
  if (ground.kind === 'clears')
    return latest < perfectTotal
      ? `Only ${count(perfectTotal - latest, 'more point', 'more points')} to a perfect score.`
      : 'Now don\u2019t lose a single point.';
  if (ground.kind === 'away') return `You haven\u2019t studied in ${inWords(ground.days)} days.`;
  const fell = ground.kind === 'fell' ? ground.by : ground.kind === 'below' ? ground.fell : null;
  if (fell !== null) return `You\u2019re down ${count(fell, 'point')}.`;
  const distance = latest - target;
  if (distance === 0) return 'You barely made it.';
  return distance > 0
    ? `You\u2019re only ${count(distance, 'point')} over.`
    : `You\u2019re still ${count(-distance, 'point')} short.`;
}
