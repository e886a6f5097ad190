import { changeWords } from '@/domain/family/headline';
import { accuracy, weekHours } from '@/domain/family/progress';
import type { ChildRecord } from '@/domain/family/records';
import { count, hours, number, percent } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/CardGrid';
import { StatCard } from '@/ui/StatCard';
import { noFigure } from './words';

/** The four figures at the top of the student's dashboard. */
export function StudentStats({ record }: { record: ChildRecord }) {
  const { scores, study, practice } = record;
  const right = accuracy(practice);
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Practice Score"
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
          label="Questions Solved"
          figure={number(practice.solved)}
          compared={
            practice.solved === 0
              ? 'none yet'
              : `${count(practice.solved - practice.right, 'mistake')} to learn from`
          }
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Accuracy"
          figure={right === null ? noFigure : percent(right)}
          compared={
            right === null
              ? 'after the first questions'
              : `${number(practice.right)} of ${number(practice.solved)} right`
          }
        />
      </CardCell>
    </CardGrid>
  );
}
