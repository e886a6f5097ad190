import { isolated } from '@/lib/text/isolated';
import { daysRemaining, type Goal, summarizeGoals } from '@/domain/dashboard/goals/goals';
import { formatCount, noFigure, formatNumber, formatPercent } from '@/lib/text/format';
import type { IsoDay } from '@/lib/dates/calendar';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

/** The summary of the open sub-tab's goals. */
export function GoalSummaryCards({ goals, today }: { goals: readonly Goal[]; today: IsoDay }) {
  const { total, completed, averagePercent, next } = summarizeGoals(goals, today);
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Goals"
          figure={formatNumber(total)}
          compared={total === 0 ? 'none set yet' : `${formatNumber(total - completed)} still open`}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Completed"
          figure={formatNumber(completed)}
          compared={total === 0 ? 'nothing to complete yet' : `of ${formatCount(total, 'goal')}`}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Average Progress"
          figure={averagePercent === null ? noFigure : formatPercent(averagePercent)}
          compared={
            averagePercent === null ? 'begins with the first goal' : 'of the goals, each capped at 100%'
          }
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        {next === null ? (
          <StatCard label="Next Due" figure={noFigure} compared="nothing due" />
        ) : (
          <StatCard
            label="Next Due"
            {...dueIn(daysRemaining(next.targetDate, today))}
            compared={isolated(next.title)}
          />
        )}
      </CardCell>
    </CardGrid>
  );
}

function dueIn(days: number): { figure: string; unit?: string } {
  if (days === 0) return { figure: 'Today' };
  return { figure: formatNumber(days), unit: days === 1 ? 'day' : 'days' };
}
