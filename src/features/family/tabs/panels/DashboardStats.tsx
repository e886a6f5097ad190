import type { AsOf } from '@/domain/dashboard/as-of';
import { accuracyHistory, hoursHistory, solvedHistory } from '@/domain/dashboard/histories';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import { streakUnitText } from '@/domain/dashboard/study/planned-days';
import { firstStudyDay } from '@/domain/dashboard/study-log';
import { resultFiguresOf } from '@/domain/dashboard/scores/result-figures';
import type { StudyWeek } from '@/domain/dashboard/figures';
import { ownGoalName } from '@/domain/dashboard/study/weekly-target';
import type { LearnerProfile } from '@/domain/learner/learner-profile';
import type { Learner } from '@/domain/learner/learner';
import {
  accuracyBasisText,
  accuracyPercent,
  countAnswers,
  countNewAnswers,
  type WithTopicCounts,
} from '@/domain/learner/topic-count';
import { formatCount, formatDecimalHours, noFigure, formatNumber, formatPercent } from '@/lib/text/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';
import { FigureSparkline } from './scores/FigureSparkline';
import { ResultStatCard } from './scores/ResultStatCard';
import { DaysStudiedDots } from './study/DaysStudied';

interface ParentStatsProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
  readonly week: StudyWeek;
  readonly onOpen: (figure: DashboardMetric) => void;
}

interface StudentStatsProps extends ParentStatsProps {
  /** The week's sessions and tests. */
  readonly sittings: readonly WithTopicCounts[];
}

export function StudentStats({ learner, asOf, week, sittings, onOpen }: StudentStatsProps) {
  const solved = countAnswers(sittings);
  const figures = resultFiguresOf(learner);
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <ResultStatCard label="Practice Score" figure={figures.latest(learner, asOf)} onOpen={onOpen} />
      </CardCell>
      <StudyTime study={week} learner={learner} asOf={asOf} onOpen={onOpen} />
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Questions Solved"
          figure={formatNumber(solved.answered)}
          compared={
            solved.answered === 0
              ? 'none yet'
              : `${formatCount(solved.answered - solved.right, 'mistake')} to learn from`
          }
          history={<FigureSparkline points={solvedHistory(learner, asOf)} />}
          onOpen={() => onOpen('questions')}
        />
      </CardCell>
      <Accuracy sittings={sittings} learner={learner} asOf={asOf} onOpen={onOpen} />
    </CardGrid>
  );
}

export function ParentStats({ learner, asOf, week, onOpen }: ParentStatsProps) {
  const figures = resultFiguresOf(learner);
  return (
    <CardGrid>
      <CardCell wide={3} narrow={6}>
        <ResultStatCard label="Latest Score" figure={figures.latest(learner, asOf)} onOpen={onOpen} />
      </CardCell>
      <StudyTime study={week} learner={learner} asOf={asOf} onOpen={onOpen} />
      <CardCell wide={3} narrow={6}>
        <StatCard
          label="Study Streak"
          figure={formatNumber(week.streakDays)}
          unit={week.streakDays === 1 ? 'day' : 'days'}
          compared={streakUnitText(week.streakDays)}
          history={<DaysStudiedDots week={week} />}
          onOpen={() => onOpen('streak')}
        />
      </CardCell>
      <CardCell wide={3} narrow={6}>
        <ResultStatCard figure={figures.progress(learner, asOf)} onOpen={onOpen} />
      </CardCell>
    </CardGrid>
  );
}

function StudyTime({
  study,
  learner,
  asOf,
  onOpen,
}: { study: StudyWeek } & Pick<ParentStatsProps, 'learner' | 'asOf' | 'onOpen'>) {
  const nothing = firstStudyDay(learner) === null;
  return (
    <CardCell wide={3} narrow={6}>
      <StatCard
        label="Study Time"
        figure={nothing ? noFigure : formatDecimalHours(study.hours)}
        {...(!nothing && { unit: 'h' })}
        compared={weeklyGoalText(study, learner.profile)}
        history={
          <FigureSparkline
            points={hoursHistory(learner, asOf)}
            {...(study.weeklyGoalHours !== null && { target: study.weeklyGoalHours })}
          />
        }
        onOpen={() => onOpen('goal hours')}
      />
    </CardCell>
  );
}

/** Formats the child's own goal if there is one, otherwise the weekly target. A short first week has a part of it. */
function weeklyGoalText({ days, goalHours, weeklyGoalHours }: StudyWeek, profile: LearnerProfile): string {
  if (goalHours === null || weeklyGoalHours === null) return 'this week';
  const name = ownGoalName(profile) ?? 'a weekly target';
  return goalHours === weeklyGoalHours
    ? `of ${name} of ${formatDecimalHours(weeklyGoalHours)} hours`
    : `of ${formatDecimalHours(goalHours)} hours for the first ${formatCount(days.length, 'day')}`;
}

function Accuracy({
  sittings,
  learner,
  asOf,
  onOpen,
}: Pick<StudentStatsProps, 'sittings'> & Pick<ParentStatsProps, 'learner' | 'asOf' | 'onOpen'>) {
  const right = accuracyPercent(countNewAnswers(sittings));
  return (
    <CardCell wide={3} narrow={6}>
      <StatCard
        label="Accuracy"
        figure={right === null ? noFigure : formatPercent(right)}
        compared={accuracyBasisText(sittings) ?? 'after the first new questions'}
        history={<FigureSparkline points={accuracyHistory(learner, asOf)} />}
        onOpen={() => onOpen('accuracy')}
      />
    </CardCell>
  );
}
