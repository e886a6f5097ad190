import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { ReportEvidence } from './ReportEvidence';
import { NextStepAction } from './NextStepAction';
import { ReportBar, ReportButtons, ReportButtonsPlaceholder } from './ReportBar';
import { ReportHeader } from './ReportHeader';
import { useQuestionFilters } from './ReportReview';
import type { NextStepText, ScoreReportHeadline } from './scoreReportHeadline';

interface ReportSheetProps {
  readonly isExample: boolean;
  /** The name of the report's test, or a select for several tests. */
  readonly test: ReactNode;
  readonly headline: ScoreReportHeadline;
  readonly step: NextStepText;
  /** Null until it has been read. */
  readonly report: ScoreReport | null;
  /** The button that shares this student's record with a parent; null for none. */
  readonly share: ReactNode;
  /** A card between the bar and the headline. */
  readonly today: ReactNode;
  /** Buttons after those of the next step. */
  readonly actions?: ReactNode;
  /** Shown in place of the evidence until the evidence renders. */
  readonly placeholder?: ReactNode;
}

/**
 * A report, from its bar to its evidence. The prerendered worked example has the same elements, so that reading the report adds to
 * what a visitor already sees instead of replacing it.
 */
export function ReportSheet({
  isExample,
  test,
  headline,
  step,
  report,
  share,
  today,
  actions,
  placeholder,
}: ReportSheetProps) {
  const { questions, showQuestions } = useQuestionFilters();
  return (
    <>
      <ReportBar isExample={isExample} test={test}>
        {report === null ? <ReportButtonsPlaceholder /> : <ReportButtons report={report} share={share} />}
      </ReportBar>
      {today !== null && <Box sx={{ mb: 4, displayPrint: 'none' }}>{today}</Box>}
      <Stack spacing={{ xs: 3, md: 4 }}>
        <ReportHeader
          headline={headline}
          step={step}
          action={
            <>
              {report !== null && <NextStepAction report={report} onQuestions={showQuestions} />}
              {actions}
            </>
          }
        />
        {report === null ? (
          <Box sx={{ minHeight: '100vh' }}>{placeholder}</Box>
        ) : (
          <ReportEvidence report={report} questions={questions} placeholder={placeholder} />
        )}
      </Stack>
    </>
  );
}
