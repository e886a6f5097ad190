import type { AsOf } from '@/domain/dashboard/as-of';
import { hoursHistory } from '@/domain/dashboard/histories';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import { streakUnitText } from '@/domain/dashboard/study/planned-days';
import { studyWeek } from '@/domain/dashboard/study/study-week';
import { resultFiguresOf } from '@/domain/dashboard/scores/result-figures';
import { type OverviewFigures, overviewFigures } from '@/domain/dashboard/overview-figures';
import type { Learner } from '@/domain/learner/learner';
import { formatCount, noFigure, formatNumber, formatRoughHours } from '@/lib/text/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';
import { FigureSparkline } from '../panels/scores/FigureSparkline';
import { ResultStatCard } from '../panels/scores/ResultStatCard';
import { DaysStudiedDots } from '../panels/study/DaysStudied';

/** "2 full tests", "2 full tests, 1 official test". */
function takenText({ fullTests, officialTests }: OverviewFigures): string {
  const full = formatCount(fullTests, 'full test');
  return officialTests === 0 ? full : `${full}, ${formatCount(officialTests, 'official test')}`;
}

interface MyDashboardStatsProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
  readonly onOpen: (figure: DashboardMetric) => void;
}

export function MyDashboardStats({ learner, asOf, onOpen }: MyDashboardStatsProps) {
  const stats = overviewFigures(learner, asOf);
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Tests Taken"
          figure={formatNumber(stats.totalTests)}
          compared={stats.totalTests === 0 ? 'none yet' : takenText(stats)}
          onOpen={() => onOpen('tests')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <ResultStatCard figure={resultFiguresOf(learner).average(learner)} onOpen={onOpen} />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Day Streak"
          figure={formatNumber(stats.studyStreak)}
          unit={stats.studyStreak === 1 ? 'day' : 'days'}
          compared={streakUnitText(stats.studyStreak)}
          history={<DaysStudiedDots week={studyWeek(learner, asOf)} />}
          onOpen={() => onOpen('streak')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Hours Studied"
          figure={stats.weeks === 0 ? noFigure : formatRoughHours(stats.hoursStudied)}
          {...(stats.weeks > 0 && { unit: 'h' })}
          compared={
            stats.weeks === 0
              ? 'none yet'
              : stats.weeks === 1
                ? 'so far'
                : `in the last ${formatCount(stats.weeks, 'week')}`
          }
          history={<FigureSparkline points={hoursHistory(learner, asOf)} />}
          onOpen={() => onOpen('hours so far')}
        />
      </CardCell>
    </CardGrid>
  );
}
