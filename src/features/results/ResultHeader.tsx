import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { stepAfterTest } from '@/domain/plan/schedule/step-after-test';
import { listComparableTests } from '@/data/record/listComparableTests';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { estimateResult } from '@/domain/exam/report/estimate';
import type { ComparableTest } from '@/domain/exam/report/comparable-test';
import { buildScoreReport } from '@/domain/exam/report/score-report';
import type { AttemptResult } from '@/domain/exam/scoring/result';
import { pathOf } from '@/site';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { LinkButton } from '@/ui/controls/LinkButton';
import { EstimatePanel } from './report/EstimatePanel';
import { scoreReportHeadline, nextStepText } from './report/scoreReportHeadline';
import { ReportHeader } from './report/ReportHeader';
import { PrecisionPanel } from './report/PrecisionPanel';
import { hasSectionEstimate } from './report/sectionResults';

/** Returns true if the result has an estimate for any section; the head of the report is shown only then. */
export function hasAnyEstimate(result: AttemptResult): boolean {
  return hasSectionEstimate(estimateResult(result));
}

const none: readonly ComparableTest[] = [];

/** The head of the score report, shown right after the test: the headline, the next step, and the estimates. */
export function ResultHeader({ result }: { result: AttemptResult }) {
  const { found, failed, readAgain } = useRecordQuery(listComparableTests);
  const isUnread = failed && found === null;
  const earlier = isUnread ? none : found;
  const report = useMemo(
    () => (earlier === null ? null : buildScoreReport(result, earlier)),
    [result, earlier],
  );
  // A screen high, so that the content below doesn't move under a finger.
  if (report === null) return <Skeleton aria-busy height="100dvh" />;
  // With all three sections and the total, this panel is as tall as three cards, so it gets the whole width.
  const isWhole = report.estimate.total !== null;
  return (
    <Stack spacing={3}>
      <ReportHeader
        headline={scoreReportHeadline(report)}
        step={nextStepText(stepAfterTest(report))}
        action={
          <LinkButton to={pathOf('scoreReport', { search: { attempt: result.attemptId } })}>
            Open the full score report
          </LinkButton>
        }
      />
      {isUnread && (
        <Alert severity="info" role="alert">
          <Typography sx={{ mb: 1.5 }}>
            Your earlier tests can’t be read right now, so this result isn’t compared with them. Nothing you
            saved is lost.
          </Typography>
          <Button variant="outlined" onClick={() => void readAgain()}>
            Try again
          </Button>
        </Alert>
      )}
      <CardGrid>
        <CardCell wide={isWhole ? 12 : 8} medium={12}>
          <EstimatePanel report={report} />
        </CardCell>
        <CardCell wide={isWhole ? 12 : 4} medium={12}>
          <PrecisionPanel report={report} />
        </CardCell>
      </CardGrid>
    </Stack>
  );
}
