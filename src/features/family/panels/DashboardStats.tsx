import { lastChangeWords } from '@/domain/family/headline';
import { accuracyOf } from '@/domain/family/practice';
import { reachedPercent } from '@/domain/family/progress';
import type { PracticeCount, Scores, StudyWeek } from '@/domain/family/records';
import { count, hours, number, percent } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

/** Stands where there is no figure yet: a dash, never a zero. */
const noFigure = '\u2013';

interface StudentStatsProps {
  readonly scores: Scores;
  readonly week: StudyWeek;
  readonly practice: PracticeCount;
}

/** The four figures at the top of the student's dashboard. */
export function StudentStats({ scores, week, practice }: StudentStatsProps) {
  return (
    <CardGrid>
      <LatestScore label="Practice Score" scores={scores} />
      <StudyTime study={week} />
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
export function ParentStats({ scores, week }: Pick<StudentStatsProps, 'scores' | 'week'>) {
  return (
    <CardGrid>
      <LatestScore label="Latest Score" scores={scores} />
      <StudyTime study={week} />
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak"
          figure={number(week.streakDays)}
          unit={week.streakDays === 1 ? 'day' : 'days'}
          compared="in a row"
          highlight
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Goal Progress"
          figure={scores.latest === null ? noFigure : percent(reachedPercent(scores.latest, scores.target))}
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
        compared={lastChangeWords(scores)}
      />
    </CardCell>
  );
}

function StudyTime({ study }: { study: StudyWeek }) {
  return (
    <CardCell wide={3} narrow={6}>
      <StatCard
        label="Study Time"
        figure={hours(study.hours)}
        unit="h"
        compared={`of a ${hours(study.goalHours)}-hour weekly goal`}
      />
    </CardCell>
  );
}

function Accuracy({ practice }: { practice: PracticeCount }) {
  const right = accuracyOf(practice);
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
