import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { bestTotalText } from '@/domain/dashboard/insights/report-figure-text';
import type { WeeklyReportItem } from '@/domain/dashboard/insights/weekly-report';
import { hoursOfTargetText } from '@/domain/dashboard/study/study-range';
import { formatCount } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row } from '@/ui/cards/RowList';
import { ExpandableRows } from '@/ui/cards/ExpandableRows';

interface PreviousReportsPanelProps {
  readonly reports: readonly WeeklyReportItem[];
  readonly weekName: (report: WeeklyReportItem) => string;
  readonly onOpen: (report: WeeklyReportItem) => void;
}

/** Reports shown at first; older ones appear on request. */
const limit = 4;

/** The reports of earlier weeks, each with a button that opens it in full. */
export function PreviousReportsPanel({ reports, weekName, onOpen }: PreviousReportsPanelProps) {
  return (
    <Panel title="Previous Reports">
      {reports.length === 0 && (
        <EmptyState
          preview="rows"
          title="No earlier reports"
          text={'Each week\u2019s report moves here when the next week begins.'}
        />
      )}
      <ExpandableRows entries={reports} limit={limit}>
        {(report) => (
          <Row
            key={report.firstDay}
            end={
              <Button variant="outlined" onClick={() => onOpen(report)}>
                View Full Report
                <span style={visuallyHidden}>{` of ${weekName(report)}`}</span>
              </Button>
            }
          >
            <Typography>{weekName(report)}</Typography>
            <Typography variant="secondary">
              {[
                hoursOfTargetText(report.studyHours, report.targetHours),
                formatCount(report.testsCompleted, 'test'),
                ...(report.bestScoreText === null ? [] : [bestTotalText(report.bestScoreText, report)]),
              ].join(' \u00b7 ')}
            </Typography>
          </Row>
        )}
      </ExpandableRows>
    </Panel>
  );
}
