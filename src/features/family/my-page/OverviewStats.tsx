import { targetTotal } from '@/domain/learner/profile';
import type { AsOf } from '@/domain/dashboard/clock';
import { averageHistory, hoursSoFar, streakHistory, testsHistory } from '@/domain/dashboard/histories';
import type { FigureName } from '@/domain/dashboard/opened-figure';
import { inARow, notableStreak } from '@/domain/dashboard/study/plan';
import { overviewStats } from '@/domain/dashboard/overview';
import type { LearnerRecord } from '@/domain/learner/record';
import { count, noFigure, number, roughHours } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';
import { History } from '../panels/History';

interface OverviewStatsProps {
  readonly record: LearnerRecord;
  readonly asOf: AsOf;
  readonly onOpen: (figure: FigureName) => void;
}

/** The four figures at the top of My Dashboard. */
export function OverviewStats({ record, asOf, onOpen }: OverviewStatsProps) {
  const stats = overviewStats(record, asOf);
  const target = targetTotal(record.profile);
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Tests Taken"
          figure={number(stats.totalTests)}
          compared={stats.totalTests === 0 ? 'none yet' : count(stats.fullTests, 'full test')}
          history={<History of={() => testsHistory(record, asOf)} />}
          onOpen={() => onOpen('tests')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Average Score"
          figure={stats.averageScore ?? noFigure}
          compared={
            stats.averageScore === null
              ? 'after the first full test'
              : `all full tests${target === null ? '' : `; target ${number(target)}`}`
          }
          history={<History of={() => averageHistory(record)} {...(target !== null && { target })} />}
          onOpen={() => onOpen('average')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Day Streak"
          figure={number(stats.studyStreak)}
          unit={stats.studyStreak === 1 ? 'day' : 'days'}
          compared={inARow(stats.studyStreak)}
          highlight={stats.studyStreak >= notableStreak}
          history={<History of={() => streakHistory(record, asOf)} />}
          onOpen={() => onOpen('streak')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Hours Studied"
          figure={stats.weeks === 0 ? noFigure : roughHours(stats.hoursStudied)}
          {...(stats.weeks > 0 && { unit: 'h' })}
          compared={
            stats.weeks === 0
              ? 'none yet'
              : stats.weeks === 1
                ? 'so far'
                : `in the last ${count(stats.weeks, 'week')}`
          }
          history={<History of={() => hoursSoFar(record, asOf)} />}
          onOpen={() => onOpen('hours so far')}
        />
      </CardCell>
    </CardGrid>
  );
}
