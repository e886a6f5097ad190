import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { WeeklyReport } from '@/domain/family/detail';
import { count, number } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';

interface PreviousReportsPanelProps {
  readonly reports: readonly WeeklyReport[];
  readonly weekName: (report: WeeklyReport) => string;
  readonly hoursOf: (report: WeeklyReport) => string;
  readonly onOpen: (report: WeeklyReport) => void;
}

/** The reports of earlier weeks, each a button away from all of it. */
export function PreviousReportsPanel({ reports, weekName, hoursOf, onOpen }: PreviousReportsPanelProps) {
  return (
    <Panel title="Previous Reports">
      {reports.length === 0 && (
        <EmptyState what="No earlier report" how="Each week\u2019s report moves here when the next begins." />
      )}
      <RowList>
        {reports.map((report) => (
          <Row
            key={report.weeksAgo}
            end={
              <Button variant="outlined" size="small" onClick={() => onOpen(report)} sx={{ minHeight: 44 }}>
                View Full Report
                <span style={visuallyHidden}> of {weekName(report)}</span>
              </Button>
            }
          >
            <Typography>{weekName(report)}</Typography>
            <Typography variant="body2" color="textSecondary">
              {hoursOf(report)} · {count(report.testsCompleted, 'test')}
              {report.bestScore === null ? '' : ` · best total ${number(report.bestScore)}`}
            </Typography>
          </Row>
        ))}
      </RowList>
    </Panel>
  );
}
