import Box from '@mui/material/Box';
import type { LoggedWeek, WeeklyReport } from '@/domain/family/detail';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { PointsPanel } from './PointsPanel';
import { StudySummaryPanel } from './StudySummaryPanel';
import { TestSummaryPanel } from './TestSummaryPanel';

interface ReportBodyProps {
  readonly report: WeeklyReport;
  readonly week: LoggedWeek | undefined;
  readonly targetHours: number;
  /** Headings of the panels: 2 under the page's title, 3 in a dialog. */
  readonly level: 2 | 3;
}

/** One week's report: study time by day, tests, what went well, what didn't, and what a parent can do. */
export function ReportBody({ report, week, targetHours, level }: ReportBodyProps) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
      <CardGrid>
        <CardCell wide={6}>
          <StudySummaryPanel week={week} targetHours={targetHours} level={level} />
        </CardCell>
        <CardCell wide={6}>
          <TestSummaryPanel report={report} level={level} />
        </CardCell>
        <CardCell wide={4} medium={12}>
          <PointsPanel title="Achievements" points={report.achievements} level={level} kind="good" />
        </CardCell>
        <CardCell wide={4} medium={12}>
          <PointsPanel
            title="Areas for Improvement"
            points={report.areasForImprovement}
            level={level}
            kind="watch"
          />
        </CardCell>
        <CardCell wide={4} medium={12}>
          <PointsPanel
            title="Recommendations for Parents"
            points={report.parentRecommendations}
            level={level}
            kind="next"
          />
        </CardCell>
      </CardGrid>
    </Box>
  );
}
