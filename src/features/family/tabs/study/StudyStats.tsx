import type { AsOf } from '@/domain/dashboard/as-of';
import type { LearnerPlan } from '@/domain/learner/learner-plan';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import {
  countSittings,
  dailyAverageHours,
  isWeekRunning,
  type LoggedWeek,
  studyDaysSoFar,
  studyHoursInWeeks,
  weekTargetHours,
  withoutTests,
} from '@/domain/dashboard/study/logged-weeks';
import { dailyTargetHours, shareDayName } from '@/domain/dashboard/study/study-range';
import {
  sessionCountComparisonText,
  hoursVersusTargetText,
  countConsecutiveWeeksAtTarget,
  subjectTestsText,
} from '@/domain/dashboard/study/study-days';
import { dashboardSectionNames, type NamedSection } from '@/domain/section-names';
import { formatCount, formatDecimalHours, noFigure, formatNumber } from '@/lib/text/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

interface StudyStatsProps {
  /** The selected week, then those before it. */
  readonly weeks: readonly LoggedWeek[];
  /** The weekly target in hours; null if none is set. */
  readonly targetHours: number | null;
  readonly plan: LearnerPlan | null;
  /** As in `weeklyTargetName`. */
  readonly targetName: string;
  /** The selected subject; null for all. */
  readonly subject: NamedSection | null;
  readonly isThisWeek: boolean;
  readonly asOf: AsOf;
  readonly onOpen: (figure: DashboardMetric, subject: NamedSection | null) => void;
}

export function StudyStats({
  weeks,
  targetHours,
  plan,
  targetName,
  subject,
  isThisWeek,
  asOf,
  onOpen,
}: StudyStatsProps) {
  const [first] = weeks;
  const week = weeks.slice(0, 1);
  const total = studyHoursInWeeks(week);
  const nothing = first === undefined;
  const weekTarget = first === undefined ? targetHours : weekTargetHours(first, targetHours, plan);
  // The goals count a subject's sessions without its tests, so the card names these apart.
  const counted = subject === null ? weeks : weeks.map(withoutTests);
  const tests = subject === null ? '' : subjectTestsText(first?.days ?? []);
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
              ? `${dashboardSectionNames[subject]} alone`
              : nothing && targetHours !== null
                ? `of ${targetName} of ${formatDecimalHours(targetHours)}`
                : hoursVersusTargetText(
                    total,
                    weekTarget,
                    first !== undefined && isWeekRunning(first, asOf),
                    targetName,
                  )
          }
          onOpen={() => onOpen('hours', subject)}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Daily Average"
          figure={first === undefined ? noFigure : formatDecimalHours(dailyAverageHours(first, plan, asOf))}
          {...(!nothing && { unit: 'h' })}
          compared={
            targetHours === null
              ? `over ${formatCount(first === undefined ? 0 : studyDaysSoFar(first, plan, asOf).length, shareDayName(plan))}`
              : `the target is ${formatDecimalHours(dailyTargetHours(targetHours, plan))} h a ${shareDayName(plan)}`
          }
          onOpen={() => onOpen('daily average', subject)}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak in Weeks"
          figure={subject === null ? formatNumber(inRow) : noFigure}
          {...(subject === null && { unit: inRow === 1 ? 'week' : 'weeks' })}
          compared={
            targetHours === null
              ? subject === null
                ? 'starts with a weekly target'
                : 'the target is for all subjects'
              : inRow === 0
                ? `starts with a week of ${formatDecimalHours(targetHours)}\u00a0h or more`
                : `${inRow === 1 ? '' : 'in a row '}with ${formatDecimalHours(targetHours)}\u00a0h or more`
          }
          onOpen={() => onOpen('week streak', subject)}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Sessions"
          figure={nothing ? noFigure : formatNumber(countSittings(counted.slice(0, 1)))}
          {...(tests !== '' && { unit: `and ${tests}` })}
          compared={
            nothing
              ? 'none yet'
              : sessionCountComparisonText(counted, asOf, isThisWeek ? 'last week' : 'the week before')
          }
          onOpen={() => onOpen('sessions', subject)}
        />
      </CardCell>
    </CardGrid>
  );
}
