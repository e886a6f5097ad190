import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useMemo } from 'react';
import { listComparableTests } from '@/data/record/listComparableTests';
import { readTargets } from '@/data/record/readTargets';
import type { StudentRecord } from '@/data/record/api';
import { useRecordQuery } from '@/data/record/useRecordQuery';
import { estimateResult, isMeasured } from '@/domain/exam/report/estimate';
import { noTargetScores } from '@/domain/exam/report/result-figures';
import { buildScoreReport } from '@/domain/exam/report/score-report';
import type { AttemptResult } from '@/domain/exam/scoring/result';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { EstimatePanel } from './report/EstimatePanel';
import { PrecisionPanel } from './report/PrecisionPanel';
import { ReportHeader } from './report/ReportHeader';
import { reportLead } from './report/reportLead';
import { ReportFigures } from './report/ReportSheet';
import { resultOfText } from './resultSentences';

/** Returns true if the result measures any section; the head of the report is shown only then. */
export function measuresAnySection(result: AttemptResult): boolean {
  return Object.values(estimateResult(result).sections).some(isMeasured);
}

const readOthers = async (record: StudentRecord) => {
  const [tests, targets] = await Promise.all([listComparableTests(record), readTargets(record)]);
  return { tests, targets };
};

const nothingRead = { tests: [], targets: noTargetScores } as const;

interface ResultHeaderProps {
  readonly title: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly result: AttemptResult;
  /** Messages between the head and the figures. */
  readonly notices: ReactNode;
  /** The small "today" card. */
  readonly today: ReactNode;
}

/** The head of the score report, shown right after the test: the headline, the next step, and the figures. */
export function ResultHeader({ title, headingRef, result, notices, today }: ResultHeaderProps) {
  const { found, failed, readAgain } = useRecordQuery(readOthers);
  const isUnread = failed && found === null;
  const others = isUnread ? nothingRead : found;
  const shown = useMemo(() => {
    if (others === null) return null;
    const report = buildScoreReport(result, others.tests);
    return { report, lead: reportLead(report, others.targets) };
  }, [result, others]);
  return (
    <>
      <ReportHeader
        of={resultOfText(title)}
        headingRef={headingRef}
        headline={shown?.lead.headline ?? null}
        strengths={shown?.lead.strengths ?? []}
        step={shown?.lead.step ?? null}
        action={
          <LinkButton to={pathOf('scoreReport', { search: { attempt: result.attemptId } })}>
            Open the full score report
          </LinkButton>
        }
      />
      {notices}
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
      {shown === null ? (
        // A screen high, so that the content below doesn't move under a finger.
        <Skeleton aria-busy height="100dvh" />
      ) : (
        <Stack spacing={{ xs: 2, sm: 3 }}>
          <ReportFigures {...shown} today={today} />
          <PrecisionPanel report={shown.report} />
          <EstimatePanel report={shown.report} />
        </Stack>
      )}
    </>
  );
}
