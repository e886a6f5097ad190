import type { ComponentType } from 'react';
import { resultKindOf } from '@/domain/dashboard/scores/raw-results';
import type { ResultKind } from '@/domain/learner/raw-result';
import { isolated } from '@/lib/text/isolated';
import type { Learner } from '@/domain/learner/learner';
import type { AsOf } from '@/domain/dashboard/as-of';
import { weeklyGoalStatus } from '@/domain/dashboard/goals/weekly-goals';
import type { WeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatNumber } from '@/lib/text/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { type ReportPoint, ReportPointsPanel } from './ReportPointsPanel';
import { StudySummaryPanel } from './StudySummaryPanel';
import { RawTestSummaryPanel } from './RawTestSummaryPanel';
import { TestSummaryPanel, type TestSummaryPanelProps } from './TestSummaryPanel';

interface ReportBodyProps {
  readonly learner: Learner;
  readonly report: WeeklyReport;
  /** Heading level of the panels: 2 under the page's title, 3 in a dialog. */
  readonly level: 2 | 3;
  readonly asOf: AsOf;
  readonly onOpenDay: (day: IsoDay) => void;
}

/** One week's report: study time by day, tests, achievements and problems, goals, and advice for parents. */
export function ReportBody({ learner, report, level, asOf, onOpenDay }: ReportBodyProps) {
  // Without section scores, the test summary has no chart, and each summary gets a row of its own.
  const scored = report.sections.length > 0 || report.raw.length > 0;
  const TestSummary = testSummaryOf[resultKindOf(learner)];
  return (
    <CardGrid>
      <CardCell wide={scored ? 6 : 12} medium={12}>
        <StudySummaryPanel
          learner={learner}
          report={report}
          level={level}
          asOf={asOf}
          onOpenDay={onOpenDay}
        />
      </CardCell>
      <CardCell wide={scored ? 6 : 12} medium={12}>
        <TestSummary learner={learner} report={report} level={level} today={asOf.day} />
      </CardCell>
      {points(report).map(([title, size, kind, sentences, empty]) => (
        <CardCell key={title} {...size}>
          <ReportPointsPanel title={title} points={sentences} level={level} kind={kind} empty={empty} />
        </CardCell>
      ))}
    </CardGrid>
  );
}

const testSummaryOf: Readonly<Record<ResultKind, ComponentType<TestSummaryPanelProps>>> = {
  scaled: TestSummaryPanel,
  raw: RawTestSummaryPanel,
};

const third = { wide: 4, medium: 6 } as const;
const half = { wide: 6, medium: 6 } as const;

/** Returns the report's lists: a row of three, a row of two, and the longest. */
function points({
  achievements,
  improvements,
  goals,
  isRunning,
  areasForImprovement,
  concerns,
  explained,
  ...rest
}: WeeklyReport) {
  return [
    [
      'Achievements',
      third,
      'good',
      achievements,
      'Weekly targets met, best scores, and goals reached appear here.',
    ],
    [
      'Improvements',
      third,
      'good',
      improvements,
      'Clearly higher scores or accuracy, or half an hour more for a subject, appear here.',
    ],
    [
      'Goals of the Week',
      { wide: 4, medium: 12 },
      'advice',
      goals.map((goal): ReportPoint => {
        const status = weeklyGoalStatus(goal, !isRunning);
        return {
          text: `${isolated(goal.title)}: ${formatNumber(goal.completed)}\u00A0of\u00A0${formatNumber(goal.target)}, ${status}`,
          mark: status === 'completed' ? 'good' : 'open',
        };
      }),
      'The goals set for a week appear here, each with its progress.',
    ],
    [
      'Areas for Improvement',
      half,
      'watch',
      areasForImprovement,
      'A topic with many wrong answers during the week appears here.',
    ],
    [
      'Concerns',
      half,
      'watch',
      [...concerns, ...explained.map((text): ReportPoint => ({ text, mark: 'open' }))],
      'A missed session, a short week, or a clear drop in a score appears here.',
    ],
    [
      'Recommendations for Parents',
      { wide: 12, medium: 12 },
      'advice',
      rest.parentRecommendations,
      'Ways to help at home appear here when a topic or the plan calls for them.',
    ],
  ] as const;
}
