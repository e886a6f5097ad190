import { changeWords } from '@/domain/family/headline';
import { percentOf, weekHours } from '@/domain/family/progress';
import type { ChildRecord } from '@/domain/family/records';
import { hours, number, percent } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/CardGrid';
import { StatCard } from '@/ui/StatCard';
import { noFigure } from './words';

/** The four figures at the top of a parent's view. */
export function ParentStats({ record }: { record: ChildRecord }) {
  const { scores, study } = record;
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Latest Score"
          figure={scores.latest === null ? noFigure : number(scores.latest)}
          compared={changeWords(scores)}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Time"
          figure={hours(weekHours(study))}
          unit="h"
          compared={`of a ${hours(study.goalHours)}-hour weekly goal`}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak"
          figure={number(study.streakDays)}
          unit="days"
          compared="in a row"
          highlight
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Goal Progress"
          figure={scores.latest === null ? noFigure : percent(percentOf(scores.latest, scores.target))}
          compared={`of the ${number(scores.target)} target`}
        />
      </CardCell>
    </CardGrid>
  );
}
