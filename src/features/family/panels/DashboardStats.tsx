import type { AsOf } from '@/domain/dashboard/clock';
import { weeklyTarget } from '@/domain/dashboard/study/weekly-target';
import { lastChangeWords } from '@/domain/dashboard/answer/headline';
import {
  accuracyHistory,
  hoursHistory,
  solvedHistory,
  streakHistory,
  totalHistory,
} from '@/domain/dashboard/histories';
import type { FigureName } from '@/domain/dashboard/opened-figure';
import { inARow, notableStreak } from '@/domain/dashboard/study/plan';
import { accuracyOf } from '@/domain/dashboard/practice/practice';
import { firstDayOf } from '@/domain/dashboard/log';
import { targetProgress } from '@/domain/dashboard/scores/target-progress';
import type { PracticeCount, Scores, StudyWeek } from '@/domain/dashboard/figures';
import type { LearnerRecord } from '@/domain/learner/record';
import { count, hours, noFigure, number, percent } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';
import { History } from './History';

interface ParentStatsProps {
  readonly record: LearnerRecord;
  readonly asOf: AsOf;
  readonly scores: Scores;
  readonly week: StudyWeek;
  readonly onOpen: (figure: FigureName) => void;
}

interface StudentStatsProps extends ParentStatsProps {
  /** This week's. */
  readonly practice: PracticeCount;
}

/** The four figures at the top of the student's dashboard. */
export function StudentStats({ record, asOf, scores, week, practice, onOpen }: StudentStatsProps) {
  return (
    <CardGrid>
      <LatestScore label="Practice Score" record={record} scores={scores} onOpen={onOpen} />
      <StudyTime study={week} record={record} asOf={asOf} onOpen={onOpen} />
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Questions Solved"
          figure={number(practice.solved)}
          compared={
            practice.solved === 0
              ? 'none yet'
              : `${count(practice.solved - practice.right, 'mistake')} to learn from`
          }
          history={<History of={() => solvedHistory(record, asOf)} />}
          onOpen={() => onOpen('questions')}
        />
      </CardCell>
      <Accuracy practice={practice} record={record} asOf={asOf} onOpen={onOpen} />
    </CardGrid>
  );
}

/** The four figures at the top of a parent's view. */
export function ParentStats({ record, asOf, scores, week, onOpen }: ParentStatsProps) {
  return (
    <CardGrid>
      <LatestScore label="Latest Score" record={record} scores={scores} onOpen={onOpen} />
      <StudyTime study={week} record={record} asOf={asOf} onOpen={onOpen} />
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak"
          figure={number(week.streakDays)}
          unit={week.streakDays === 1 ? 'day' : 'days'}
          compared={inARow(week.streakDays)}
          highlight={week.streakDays >= notableStreak}
          history={<History of={() => streakHistory(record, asOf)} />}
          onOpen={() => onOpen('streak')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Goal Progress"
          figure={targetProgress(scores)?.shown ?? noFigure}
          compared={scores.target === null ? 'no target yet' : `of the ${number(scores.target)} target`}
          history={
            <History
              of={() => totalHistory(record)}
              {...(scores.target !== null && { target: scores.target })}
            />
          }
          onOpen={() => onOpen('total')}
        />
      </CardCell>
    </CardGrid>
  );
}

function LatestScore({
  label,
  record,
  scores,
  onOpen,
}: { label: string } & Pick<ParentStatsProps, 'record' | 'scores' | 'onOpen'>) {
  return (
    <CardCell wide={3} narrow={6}>
      <StatCard
        label={label}
        figure={scores.latestWords ?? noFigure}
        compared={lastChangeWords(scores)}
        history={<History of={() => totalHistory(record)} />}
        onOpen={() => onOpen('total')}
      />
    </CardCell>
  );
}

function StudyTime({
  study,
  record,
  asOf,
  onOpen,
}: { study: StudyWeek } & Pick<ParentStatsProps, 'record' | 'asOf' | 'onOpen'>) {
  const nothing = firstDayOf(record) === null;
  return (
    <CardCell wide={3} narrow={6}>
      <StatCard
        label="Study Time"
        figure={nothing ? noFigure : hours(study.hours)}
        {...(!nothing && { unit: 'h' })}
        compared={goalWords(study.goalHours, weeklyTarget(record.profile))}
        history={
          <History
            of={() => hoursHistory(record, asOf)}
            {...(study.goalHours !== null && { target: study.goalHours })}
          />
        }
        onOpen={() => onOpen('hours')}
      />
    </CardCell>
  );
}

/** The child's own goal, and the target that the parents' reports count by where it is another one. */
function goalWords(goalHours: number | null, targetHours: number | null): string {
  if (goalHours === null || targetHours === null) return 'this week';
  const goal = `of a ${hours(goalHours)}-hour weekly goal`;
  return goalHours === targetHours ? goal : `${goal}; the\u00a0target\u00a0is\u00a0${hours(targetHours)}`;
}

function Accuracy({
  practice,
  record,
  asOf,
  onOpen,
}: { practice: PracticeCount } & Pick<ParentStatsProps, 'record' | 'asOf' | 'onOpen'>) {
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
        history={<History of={() => accuracyHistory(record, asOf)} />}
        onOpen={() => onOpen('accuracy')}
      />
    </CardCell>
  );
}
