import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { changeWords } from '@/domain/family/change';
import { subjectLabels } from '@/domain/family/subject';
import type { WeeklyReport } from '@/domain/family/told/reports';
import { number, ordinal } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { table } from './table';

const none = '\u2013';

/** What the week's tests came to, as a whole and by section. */
export function TestSummaryPanel({ report, level }: { report: WeeklyReport; level: 2 | 3 }) {
  const figures = [
    ['Tests completed', number(report.testsCompleted)],
    ['Average score', report.averageScore === null ? none : number(report.averageScore)],
    ['Best score', report.bestScore === null ? none : number(report.bestScore)],
    [
      'Since the full test before',
      report.improvement === null ? none : changeWords(report.improvement, 'total'),
    ],
    ['Percentile rank', report.percentileRank === null ? none : ordinal(report.percentileRank)],
  ] as const;
  return (
    <Panel title="Test Performance Summary" level={level}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))' }}
      >
        {figures.map(([label, figure]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, typography: 'figure', fontSize: '1.25rem' }}>
              {figure}
            </Typography>
          </div>
        ))}
      </Box>
      {report.sections.length === 0 ? (
        <EmptyState what="No section score this week" how="The next test brings one." />
      ) : (
        <Box component="table" sx={{ ...table, mt: 3 }}>
          <caption style={visuallyHidden}>Scores by section</caption>
          <thead>
            <tr>
              <th scope="col">Section</th>
              <th scope="col">Score</th>
              <th scope="col">Since the test before</th>
            </tr>
          </thead>
          <tbody>
            {report.sections.map((section) => (
              <tr key={section.subject}>
                <th scope="row">{subjectLabels[section.subject]}</th>
                <td>{number(section.score)}</td>
                <td>{section.change === null ? none : changeWords(section.change, 'section')}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
      {report.averageScore === null && report.testsCompleted > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          A week of section tests only: totals and percentiles come with full tests.
        </Typography>
      )}
    </Panel>
  );
}
