import { type OverviewStats as Stats } from '@/domain/family/overview';
import { count, number } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

/** The four figures at the top of My Dashboard. */
export function OverviewStats({ stats, target }: { stats: Stats; target: number }) {
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Tests Taken"
          figure={number(stats.totalTests)}
          compared={stats.totalTests === 0 ? 'none yet' : `${number(stats.fullTests)} of them full tests`}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Average Score"
          figure={stats.averageScore === null ? '\u2013' : number(stats.averageScore)}
          compared={
            stats.averageScore === null
              ? 'after the first full test'
              : `all full tests; target ${number(target)}`
          }
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Day Streak"
          figure={number(stats.studyStreak)}
          unit={stats.studyStreak === 1 ? 'day' : 'days'}
          compared="in a row"
          highlight
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Hours Studied"
          figure={number(stats.hoursStudied)}
          unit="h"
          compared={stats.weeks === 0 ? 'none yet' : `in the last ${count(stats.weeks, 'week')}`}
        />
      </CardCell>
    </CardGrid>
  );
}
