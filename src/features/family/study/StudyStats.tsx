import type { AsOf } from '@/domain/dashboard/clock';
import type { FigureName } from '@/domain/dashboard/opened-figure';
import { hoursOf } from '@/domain/dashboard/log';
import { hoursIn, type LoggedWeek, minutesIn, sittingsIn } from '@/domain/dashboard/study/weeks';
import { dailyShare, weeksIn } from '@/domain/dashboard/study/study';
import { sessionWords, targetWords, weeksAtTarget } from '@/domain/dashboard/study/study-days';
import { weekdays } from '@/domain/dashboard/weekday';
import { weekdayIndex } from '@/lib/calendar';
import { count, hours, noFigure, number } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

interface StudyStatsProps {
  /** The week that is shown first, then those before it. */
  readonly weeks: readonly LoggedWeek[];
  /** Null where none is set. */
  readonly targetHours: number | null;
  /** The name of the subject that is counted alone; null where all are. */
  readonly subject: string | null;
  readonly isThisWeek: boolean;
  readonly asOf: AsOf;
  readonly onOpen: (figure: FigureName) => void;
}

/** The four figures at the top of the study time. */
export function StudyStats({ weeks, targetHours, subject, isThisWeek, asOf, onOpen }: StudyStatsProps) {
  const week = weeksIn(weeks, 'week');
  const total = hoursIn(week);
  const nothing = weeks.length === 0;
  // A day that is still to come takes nothing from the mean.
  const daysSoFar = isThisWeek ? weekdayIndex(asOf.day) + 1 : weekdays.length;
  const inRow = weeksAtTarget(weeks, targetHours, asOf);
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label={isThisWeek ? 'This Week\u2019s Total' : 'Week\u2019s Total'}
          figure={nothing ? noFigure : hours(total)}
          {...(!nothing && { unit: 'h' })}
          compared={
            subject !== null
              ? `${subject} alone`
              : nothing && targetHours !== null
                ? `of the ${hours(targetHours)}-hour target`
                : targetWords(total, targetHours)
          }
          onOpen={() => onOpen('hours')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Daily Average"
          figure={nothing ? noFigure : hours(hoursOf(minutesIn(week) / daysSoFar))}
          {...(!nothing && { unit: 'h' })}
          compared={
            targetHours === null
              ? `over ${count(daysSoFar, 'day')}`
              : `the target is ${hours(dailyShare(targetHours))} h a day`
          }
          onOpen={() => onOpen('hours')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak"
          figure={number(inRow)}
          unit={inRow === 1 ? 'week' : 'weeks'}
          compared={
            targetHours === null
              ? subject === null
                ? 'starts with a weekly target'
                : 'the target is for all subjects'
              : inRow === 0
                ? `starts with a week of ${hours(targetHours)}\u00a0h or more`
                : `${inRow === 1 ? '' : 'in a row '}with ${hours(targetHours)}\u00a0h or more`
          }
          highlight={inRow > 0}
          onOpen={() => onOpen('hours')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Sessions"
          figure={nothing ? noFigure : number(sittingsIn(week))}
          compared={nothing ? 'none yet' : sessionWords(weeks, isThisWeek ? 'last week' : 'the week before')}
          onOpen={() => onOpen('sessions')}
        />
      </CardCell>
    </CardGrid>
  );
}
