import Box from '@mui/material/Box';
import type { ChildRecord } from '@/domain/family/records';
import type { WeeklyReport } from '@/domain/family/told/reports';
import type { IsoDay } from '@/lib/calendar';
import { number } from '@/lib/format';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { PointsPanel } from './PointsPanel';
import { StudySummaryPanel } from './StudySummaryPanel';
import { TestSummaryPanel } from './TestSummaryPanel';

interface ReportBodyProps {
  readonly record: ChildRecord;
  readonly report: WeeklyReport;
  /** Headings of the panels: 2 under the page's title, 3 in a dialog. */
  readonly level: 2 | 3;
  readonly onOpenDay: (day: IsoDay) => void;
}

/** One week's report: study time by day, tests, what went well and better, what didn't, its goals, and what a parent can do. */
export function ReportBody({ record, report, level, onOpenDay }: ReportBodyProps) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
      <CardGrid>
        <CardCell wide={6} medium={12}>
          <StudySummaryPanel record={record} report={report} level={level} onOpenDay={onOpenDay} />
        </CardCell>
        <CardCell wide={6} medium={12}>
          <TestSummaryPanel record={record} report={report} level={level} />
        </CardCell>
        {points(report).map(([title, kind, sentences]) => (
          <CardCell key={title} wide={4} medium={6}>
            <PointsPanel title={title} points={sentences} level={level} kind={kind} />
          </CardCell>
        ))}
      </CardGrid>
    </Box>
  );
}

/** The lists of a report in two rows of three. */
function points({ achievements, improvements, goals, areasForImprovement, concerns, ...rest }: WeeklyReport) {
  return [
    ['Achievements', 'good', achievements],
    ['Improvements', 'good', improvements],
    [
      'Goals of the Week',
      'next',
      goals.map(
        ({ title, done, target }) =>
          `${title}: ${number(done)} of ${number(target)}, ${done >= target ? 'completed' : 'not completed'}`,
      ),
    ],
    ['Areas for Improvement', 'watch', areasForImprovement],
    ['Concerns', 'watch', concerns],
    ['Recommendations for Parents', 'next', rest.parentRecommendations],
  ] as const;
}
