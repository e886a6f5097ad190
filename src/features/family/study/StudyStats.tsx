import type { AsOf } from '@/domain/dashboard/as-of';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import { minutesToHours } from '@/domain/dashboard/study-log';
import {
  studyHoursInWeeks,
  type LoggedWeek,
  studyMinutesInWeeks,
  countSittings,
} from '@/domain/dashboard/study/logged-weeks';
import { dailyTargetHours, weeksInRange } from '@/domain/dashboard/study/study-range';
import {
  sessionCountComparisonText,
  hoursVersusTargetText,
  countConsecutiveWeeksAtTarget,
} from '@/domain/dashboard/study/study-days';
import { mondayFirstWeekdays } from '@/domain/dashboard/weekday';
import { weekdayIndex } from '@/lib/dates/calendar';
import { formatCount, formatDecimalHours, noFigure, formatNumber } from '@/lib/text/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

interface StudyStatsProps {
  /** The selected week, then those before it. */
  readonly weeks: readonly LoggedWeek[];
  /** The weekly target in hours; null if none is set. */
  readonly targetHours: number | null;
  /** The name of the selected subject; null for all. */
  readonly subject: string | null;
  readonly isThisWeek: boolean;
  readonly asOf: AsOf;
  readonly onOpen: (figure: DashboardMetric) => void;
}

export function StudyStats({ weeks, targetHours, subject, isThisWeek, asOf, onOpen }: StudyStatsProps) {
  const week = weeksInRange(weeks, 'week');
  const total = studyHoursInWeeks(week);
  const nothing = weeks.length === 0;
  // Days in the future don't lower the average.
  const daysSoFar = isThisWeek ? weekdayIndex(asOf.day) + 1 : mondayFirstWeekdays.length;
  const inRow = countConsecutiveWeeksAtTarget(weeks, targetHours, asOf);
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label={isThisWeek ? 'This Week\u2019s Total' : 'Week\u2019s Total'}
          figure={nothing ? noFigure : formatDecimalHours(total)}
          {...(!nothing && { unit: 'h' })}
          compared={
            subject !== null
              ? `${subject} alone`
              : nothing && targetHours !== null
                ? `of the ${formatDecimalHours(targetHours)}-hour target`
                : hoursVersusTargetText(total, targetHours)
          }
          onOpen={() => onOpen('hours')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Daily Average"
          figure={
            nothing ? noFigure : formatDecimalHours(minutesToHours(studyMinutesInWeeks(week) / daysSoFar))
          }
          {...(!nothing && { unit: 'h' })}
          compared={
            targetHours === null
              ? `over ${formatCount(daysSoFar, 'day')}`
              : `the target is ${formatDecimalHours(dailyTargetHours(targetHours))} h a day`
          }
          onOpen={() => onOpen('hours')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak"
          figure={formatNumber(inRow)}
          unit={inRow === 1 ? 'week' : 'weeks'}
          compared={
            targetHours === null
              ? subject === null
                ? 'starts with a weekly target'
                : 'the target is for all subjects'
              : inRow === 0
                ? `starts with a week of ${formatDecimalHours(targetHours)}\u00a0h or more`
                : `${inRow === 1 ? '' : 'in a row '}with ${formatDecimalHours(targetHours)}\u00a0h or more`
          }
          highlight={inRow > 0}
          onOpen={() => onOpen('hours')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Sessions"
          figure={nothing ? noFigure : formatNumber(countSittings(week))}
          compared={
            nothing
              ? 'none yet'
              : sessionCountComparisonText(weeks, isThisWeek ? 'last week' : 'the week before')
          }
          onOpen={() => onOpen('sessions')}
        />
      </CardCell>
    </CardGrid>
  );
}
