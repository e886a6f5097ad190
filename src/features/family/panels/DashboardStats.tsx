import { changeWords } from '@/domain/family/headline';
import { accuracy, percentOf, weekHours } from '@/domain/family/progress';
import type { ChildRecord, PracticeCount, Scores, StudyWeek } from '@/domain/family/records';
import { count, hours, number, percent } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

/** Stands where there is no figure yet: a dash, never a zero. */
const noFigure = '\u2013';

/** The four figures at the top of the student's dashboard. */
export function StudentStats({ record: { scores, study, practice } }: { record: ChildRecord }) {
  return (
    <CardGrid>
      <LatestScore label="Practice Score" scores={scores} />
      <StudyTime study={study} />
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
      <Accuracy practice={practice} />
    </CardGrid>
  );
}

/** The four figures at the top of a parent's view. */
export function ParentStats({ record: { scores, study } }: { record: ChildRecord }) {
  return (
    <CardGrid>
      <LatestScore label="Latest Score" scores={scores} />
      <StudyTime study={study} />
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak"
          figure={number(study.streakDays)}
          unit={study.streakDays === 1 ? 'day' : 'days'}
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

function LatestScore({ label, scores }: { label: string; scores: Scores }) {
  return (
    <CardCell wide={3} narrow={6}>
      <StatCard
        label={label}
        figure={scores.latest === null ? noFigure : number(scores.latest)}
        compared={changeWords(scores)}
      />
    </CardCell>
  );
}

function StudyTime({ study }: { study: StudyWeek }) {
  return (
    <CardCell wide={3} narrow={6}>
      <StatCard
        label="Study Time"
        figure={hours(weekHours(study))}
        unit="h"
        compared={`of a ${hours(study.goalHours)}-hour weekly goal`}
      />
    </CardCell>
  );
}

function Accuracy({ practice }: { practice: PracticeCount }) {
  const right = accuracy(practice);
  return (
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
  );
}
