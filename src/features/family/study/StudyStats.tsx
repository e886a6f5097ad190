import type { ChildDetail } from '@/domain/family/detail';
import { weekdays } from '@/domain/family/records';
import {
  dailyShare,
  sessionCount,
  sessionWords,
  targetWords,
  totalHours,
  weeksIn,
} from '@/domain/family/study';
import { hours, number } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

/** Stands where nothing was ever logged: a dash, never a zero. */
const noFigure = '\u2013';

/** The four figures at the top of the study time. */
export function StudyStats({ detail }: { detail: ChildDetail }) {
  const { log, weeklyTargetHours, studyStreakWeeks } = detail;
  const week = weeksIn(log, 'week');
  const total = totalHours(week);
  const nothing = log.length === 0;
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label={'This Week\u2019s Total'}
          figure={nothing ? noFigure : hours(total)}
          {...(!nothing && { unit: 'h' })}
          compared={
            nothing ? `of the ${hours(weeklyTargetHours)}-hour target` : targetWords(total, weeklyTargetHours)
          }
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Daily Average"
          figure={nothing ? noFigure : hours(total / weekdays.length)}
          {...(!nothing && { unit: 'h' })}
          compared={`the target asks ${hours(dailyShare(detail))} h a day`}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak"
          figure={number(studyStreakWeeks)}
          unit={studyStreakWeeks === 1 ? 'week' : 'weeks'}
          compared={studyStreakWeeks === 0 ? 'begins with the next full week' : 'in a row'}
          highlight={studyStreakWeeks > 0}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Sessions"
          figure={nothing ? noFigure : number(sessionCount(week))}
          compared={nothing ? 'none yet' : sessionWords(log)}
        />
      </CardCell>
    </CardGrid>
  );
}
