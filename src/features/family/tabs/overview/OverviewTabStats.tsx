import { weeksAtTargetText } from '@/domain/dashboard/study/study-range';
import { weeklyTargetHoursOf } from '@/domain/dashboard/study/weekly-target';
import {
  completionByArea,
  overallCompletionText,
  planCompletionPercent,
} from '@/domain/dashboard/study/plan-completion';
import type { AsOf } from '@/domain/dashboard/as-of';
import {
  accuracyHistory,
  historyWeeks,
  hoursHistory,
  planCompletionHistory,
} from '@/domain/dashboard/histories';
import type { DashboardMetric } from '@/domain/dashboard/figure-details';
import type { Learner } from '@/domain/learner/learner';
import { accuracyBasisText, accuracyPercent, countNewAnswers } from '@/domain/learner/topic-count';
import { resultFiguresOf } from '@/domain/dashboard/scores/result-figures';
import {
  judgedWeeks,
  loggedWeeks,
  reachesHours,
  studyHoursInWeeks,
} from '@/domain/dashboard/study/logged-weeks';
import { formatDecimalHours, noFigure, formatPercent } from '@/lib/text/format';
import { FigureSparkline } from '../panels/scores/FigureSparkline';
import { ResultStatCard } from '../panels/scores/ResultStatCard';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { StatCard } from '@/ui/cards/StatCard';

interface OverviewTabStatsProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
  readonly onOpen: (figure: DashboardMetric) => void;
}

/** Four figures of the overview, each with its trend. */
export function OverviewTabStats({ learner, asOf, onOpen }: OverviewTabStatsProps) {
  const target = weeklyTargetHoursOf(learner.profile);
  const weeks = loggedWeeks(learner, asOf).slice(0, historyWeeks);
  const thisWeek = weeks.slice(0, 1);
  const judged = target === null ? [] : judgedWeeks(weeks, target, asOf);
  const reached = judged.filter((week) => target !== null && reachesHours(week, target)).length;
  const sittings = thisWeek.flatMap(({ days }) =>
    days.flatMap(({ sessions, tests }) => [...sessions, ...tests]),
  );
  const accuracy = accuracyPercent(countNewAnswers(sittings));
  const completion = completionByArea(learner, asOf);
  const progress = planCompletionPercent(completion);
  return (
    <CardGrid>
      <CardCell wide={6} narrow={6} onPaper={6}>
        <StatCard
          label="Weekly Hours"
          figure={weeks.length === 0 ? noFigure : formatDecimalHours(studyHoursInWeeks(thisWeek))}
          {...(weeks.length > 0 && { unit: 'h' })}
          compared={
            weeks.length === 0
              ? 'none yet'
              : target === null
                ? 'no weekly target yet'
                : weeksAtTargetText(reached, judged.length, target)
          }
          history={
            <FigureSparkline points={hoursHistory(learner, asOf)} {...(target !== null && { target })} />
          }
          onOpen={() => onOpen('hours')}
        />
      </CardCell>
      <CardCell wide={6} narrow={6} onPaper={6}>
        <StatCard
          label="Overall Progress"
          figure={progress === null ? noFigure : formatPercent(progress)}
          compared={
            progress === null
              ? learner.plan === null
                ? 'no plan yet'
                : 'nothing due so far'
              : overallCompletionText(completion)
          }
          history={<FigureSparkline points={planCompletionHistory(learner, asOf)} />}
          onOpen={() => onOpen('progress')}
        />
      </CardCell>
      <CardCell wide={6} narrow={6} onPaper={6}>
        <ResultStatCard figure={resultFiguresOf(learner).rank(learner, asOf)} onOpen={onOpen} />
      </CardCell>
      <CardCell wide={6} narrow={6} onPaper={6}>
        <StatCard
          label="Accuracy This Week"
          figure={accuracy === null ? noFigure : formatPercent(accuracy)}
          compared={accuracyBasisText(sittings) ?? 'after the first new questions'}
          history={<FigureSparkline points={accuracyHistory(learner, asOf)} />}
          onOpen={() => onOpen('accuracy')}
        />
      </CardCell>
    </CardGrid>
  );
}
