import { weeksReachedWords } from '@/domain/dashboard/study/study';
import { allLessons, completionOf, overallProgress } from '@/domain/dashboard/study/completion';
import type { AsOf } from '@/domain/dashboard/clock';
import {
  accuracyHistory,
  historyWeeks,
  hoursHistory,
  percentileHistory,
  progressHistory,
} from '@/domain/dashboard/histories';
import { accuracyOf, practiceOf } from '@/domain/dashboard/practice/practice';
import type { ChildRecord } from '@/domain/dashboard/records';
import { lastTwo } from '@/domain/dashboard/scores/tests';
import { hoursIn, minutesIn, weeksOf } from '@/domain/dashboard/study/weeks';
import { dayAt } from '@/lib/localTime';
import { count, dateNear, number, ordinal, percent, tenths } from '@/lib/format';
import { History } from '../panels/History';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

/** Stands where there is no figure yet: a dash, never a zero. */
const noFigure = '\u2013';

interface OverviewStatsProps {
  readonly record: ChildRecord;
  readonly asOf: AsOf;
}

/** Four figures of the overview, each with how it came about. */
export function OverviewStats({ record, asOf }: OverviewStatsProps) {
  const { log, weeklyTargetHours } = record;
  const weeks = weeksOf(log, asOf).slice(0, historyWeeks);
  const thisWeek = weeks.slice(0, 1);
  const reached = weeks.filter((week) => minutesIn([week]) >= 60 * weeklyTargetHours).length;
  const practice = practiceOf(thisWeek.flatMap(({ days }) => days.flatMap(({ sessions }) => sessions)));
  const accuracy = accuracyOf(practice);
  const completion = completionOf(record);
  const lessons = allLessons(completion);
  const { latest } = lastTwo(log.tests);
  const rank = latest?.totalPercentile ?? null;
  return (
    <CardGrid>
      <CardCell wide={6} narrow={6}>
        <StatCard
          label="Weekly Hours"
          figure={tenths(hoursIn(thisWeek))}
          unit="h"
          compared={
            weeks.length === 0 ? 'none yet' : weeksReachedWords(reached, weeks.length, weeklyTargetHours)
          }
          history={<History of={() => hoursHistory(record, asOf)} target={weeklyTargetHours} />}
        />
      </CardCell>
      <CardCell wide={6} narrow={6}>
        <StatCard
          label="Overall Progress"
          figure={percent(overallProgress(completion))}
          compared={`${number(lessons.completed)} of ${count(lessons.total, 'lesson')} done`}
          history={<History of={() => progressHistory(record, asOf)} />}
        />
      </CardCell>
      <CardCell wide={6} narrow={6}>
        <StatCard
          label="Latest Percentile"
          figure={rank === null ? noFigure : ordinal(rank)}
          compared={
            latest === null || rank === null
              ? 'after the first full test'
              : `full test of ${dateNear(dayAt(latest.at), asOf.day)}`
          }
          history={<History of={() => percentileHistory(record)} />}
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
        />
      </CardCell>
    </CardGrid>
  );
}
