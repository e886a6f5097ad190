import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import type { ButtonLoader } from '@/ui/loading/LazyButton';
import type { ReportEvidence } from './evidence/ReportEvidence';
import { useQuestionFilters } from './evidence/useQuestionFilters';
import type { NextStepAction } from './NextStepAction';
import { ReportButtonsPlaceholder, ReportBar } from './ReportBar';
import type { ReportButtons } from './ReportButtons';
import { ReportHeader } from './ReportHeader';
import { reportColumn } from './reportColumn';
import type { NextStepText, ScoreReportHeadline } from './scoreReportHeadline';

/** The components of a report that a page doesn't need until the report has been read. */
export interface ReportParts {
  readonly ReportButtons: typeof ReportButtons;
  readonly NextStepAction: typeof NextStepAction;
  readonly ReportEvidence: typeof ReportEvidence;
}

export interface ReportWithParts {
  readonly report: ScoreReport;
  readonly parts: ReportParts;
}

interface ReportSheetProps {
  readonly isExample: boolean;
  /** The name of the report's test, or a select for several tests. */
  readonly test: ReactNode;
  readonly headline: ScoreReportHeadline;
  readonly step: NextStepText;
  /** The report with the components that show it; null until it has been read. */
  readonly read: ReportWithParts | null;
  /** Loads the button that shares the record with a parent; null for none. */
  readonly loadShare: ButtonLoader | null;
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
  read,
  loadShare,
  today,
  actions,
  placeholder,
}: ReportSheetProps) {
  const { questions, showQuestions } = useQuestionFilters();
  return (
    <>
      <ReportBar isExample={isExample} test={test}>
        {read === null ? (
          <ReportButtonsPlaceholder />
        ) : (
          <read.parts.ReportButtons report={read.report} loadShare={loadShare} />
        )}
      </ReportBar>
      {today !== null && <Box sx={{ mb: 4, displayPrint: 'none' }}>{today}</Box>}
      <Box sx={reportColumn}>
        <ReportHeader
          headline={headline}
          step={step}
          action={
            <>
              {read !== null && (
                <read.parts.NextStepAction report={read.report} onQuestions={showQuestions} />
              )}
              {actions}
            </>
          }
        />
        {read === null ? (
          <Box sx={{ minHeight: '100vh' }}>{placeholder}</Box>
        ) : (
          <read.parts.ReportEvidence report={read.report} questions={questions} placeholder={placeholder} />
        )}
      </Box>
    </>
  );
}
