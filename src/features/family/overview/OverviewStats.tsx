import { weeksReachedWords } from '@/domain/dashboard/study/study';
import { weeklyTarget } from '@/domain/dashboard/study/weekly-target';
import { completionOf, overallProgress, wholePlan } from '@/domain/dashboard/study/completion';
import type { AsOf } from '@/domain/dashboard/clock';
import {
  accuracyHistory,
  historyWeeks,
  hoursHistory,
  percentileHistory,
  progressHistory,
} from '@/domain/dashboard/histories';
import type { FigureName } from '@/domain/dashboard/opened-figure';
import { accuracyOf, practiceOf } from '@/domain/dashboard/practice/practice';
import type { LearnerRecord } from '@/domain/learner/record';
import { lastTwo } from '@/domain/dashboard/scores/tests';
import { hoursIn, minutesIn, weeksOf } from '@/domain/dashboard/study/weeks';
import { dayAt } from '@/lib/localTime';
import { dateNear, hours, noFigure, number, ordinal, percent } from '@/lib/format';
import { History } from '../panels/History';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

interface OverviewStatsProps {
  readonly record: LearnerRecord;
  readonly asOf: AsOf;
  readonly onOpen: (figure: FigureName) => void;
}

/** Four figures of the overview, each with how it came about. */
export function OverviewStats({ record, asOf, onOpen }: OverviewStatsProps) {
  const target = weeklyTarget(record.profile);
  const weeks = weeksOf(record, asOf).slice(0, historyWeeks);
  const thisWeek = weeks.slice(0, 1);
  const reached = weeks.filter((week) => target !== null && minutesIn([week]) >= 60 * target).length;
  const practice = practiceOf(
    thisWeek.flatMap(({ days }) => days.flatMap(({ sessions, tests }) => [...sessions, ...tests])),
  );
  const accuracy = accuracyOf(practice);
  const completion = completionOf(record, asOf);
  const due = wholePlan(completion);
  const progress = overallProgress(completion);
  const { latest } = lastTwo(record.tests);
  const rank = latest?.totalPercentile ?? null;
  return (
    <CardGrid>
      <CardCell wide={6} narrow={6}>
        <StatCard
          label="Weekly Hours"
          figure={weeks.length === 0 ? noFigure : hours(hoursIn(thisWeek))}
          {...(weeks.length > 0 && { unit: 'h' })}
          compared={
            weeks.length === 0
              ? 'none yet'
              : target === null
                ? 'no weekly target yet'
                : weeksReachedWords(reached, weeks.length, target)
          }
          history={<History of={() => hoursHistory(record, asOf)} {...(target !== null && { target })} />}
          onOpen={() => onOpen('hours')}
        />
      </CardCell>
      <CardCell wide={6} narrow={6}>
        <StatCard
          label="Overall Progress"
          figure={progress === null ? noFigure : percent(progress)}
          compared={
            progress === null
              ? record.plan === null
                ? 'no plan yet'
                : 'nothing due so far'
              : `${number(due.completed)} of ${number(due.total)} sessions due so far are done`
          }
          history={<History of={() => progressHistory(record, asOf)} />}
          onOpen={() => onOpen('progress')}
        />
      </CardCell>
      <CardCell wide={6} narrow={6}>
        <StatCard
          label="Latest Percentile"
          figure={rank === null ? noFigure : ordinal(rank)}
          compared={
            latest === null || rank === null
              ? 'once a score report gives one'
              : `full test of ${dateNear(dayAt(latest.at), asOf.day)}`
          }
          history={<History of={() => percentileHistory(record)} />}
          onOpen={() => onOpen('percentile')}
        />
      </CardCell>
      <CardCell wide={6} narrow={6}>
        <StatCard
          label="Accuracy This Week"
          figure={accuracy === null ? noFigure : percent(accuracy)}
          compared={
            accuracy === null
              ? 'after the first questions'
              : `${number(practice.right)} of ${number(practice.solved)} right`
          }
          history={<History of={() => accuracyHistory(record, asOf)} />}
          onOpen={() => onOpen('accuracy')}
        />
      </CardCell>
    </CardGrid>
  );
}
