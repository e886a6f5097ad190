import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { bestWords } from '@/domain/dashboard/told/report-words';
import type { ReportLine } from '@/domain/dashboard/told/reports';
import { hoursBesideTarget } from '@/domain/dashboard/study/study';
import { count } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row } from '@/ui/cards/RowList';
import { ShortenedRows } from '@/ui/cards/ShortenedRows';

interface PreviousReportsPanelProps {
  readonly reports: readonly ReportLine[];
  readonly weekName: (report: ReportLine) => string;
  readonly onOpen: (report: ReportLine) => void;
}

/** So many reports stand open; the older ones come when they are asked for. */
const limit = 4;

/** The reports of earlier weeks, each a button away from all of it. */
export function PreviousReportsPanel({ reports, weekName, onOpen }: PreviousReportsPanelProps) {
  return (
    <Panel title="Previous Reports">
      {reports.length === 0 && (
        <EmptyState
          what="No earlier reports"
          how={'Each week\u2019s report moves here when the next week begins.'}
        />
      )}
      <ShortenedRows of={reports} limit={limit}>
        {(report) => (
          <Row
            key={report.from}
            end={
              <Button variant="outlined" size="small" onClick={() => onOpen(report)} sx={{ minHeight: 44 }}>
                View Full Report
                <span style={visuallyHidden}> of {weekName(report)}</span>
              </Button>
            }
          >
            <Typography>{weekName(report)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {hoursBesideTarget(report.studyHours, report.targetHours)} ·{' '}
              {count(report.testsCompleted, 'test')}
              {report.bestShown === null ? '' : ` · ${bestWords(report.bestShown, report)}`}
            </Typography>
          </Row>
        )}
      </ShortenedRows>
    </Panel>
  );
}
