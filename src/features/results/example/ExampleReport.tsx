import Alert from '@mui/material/Alert';
import { exampleReportText } from '@/data/example-report/exampleDocument';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { reportTestLabel } from '../report/ReportBar';
import { ReportSheet } from '../report/ReportSheet';

interface ExampleReportProps {
  /** Null until it has been calculated. */
  readonly report: ScoreReport | null;
}

/** The worked example: prerendered as text, in the layout of a report, and completed once its report has been calculated. */
export function ExampleReport({ report }: ExampleReportProps) {
  const { test, date } = exampleReportText;
  return (
    <ReportSheet
      isExample
      test={reportTestLabel(test, date)}
      lead={exampleReportText.lead}
      report={report}
      share={null}
      today={null}
      notice={<ExampleNote />}
      actions={<TakeTestButton />}
    />
  );
}

function ExampleNote() {
  return (
    <Alert severity="info" sx={{ displayPrint: 'none' }}>
      This is a worked example of an Upper Level test. The student is invented, and the answers are drawn at
      random. We calculate everything in it the same way as for a test of your own. The report of a Middle
      Level test has raw scores instead of scaled ones.
    </Alert>
  );
}

function TakeTestButton() {
  return (
    <LinkButton to={pathOf('freeTest')} variant="outlined">
      Take a test of your own
    </LinkButton>
  );
}
