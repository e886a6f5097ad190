import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { type ReactNode, useMemo } from 'react';
import { questionParts } from '@/domain/exam/scoring/result';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { Conversation } from './Conversation';
import { LostPointsPanel } from './LostPointsPanel';
import { ReportEvidence } from './ReportEvidence';
import { NextStepAction, NextStepPlaceholder } from './NextStepAction';
import { ReportBar, ReportButtons, ReportButtonsPlaceholder } from './ReportBar';
import { ReportHeader } from './ReportHeader';
import type { ReportLead } from './reportLead';
import { useQuestionFilters } from './ReportReview';
import { hasQuestions, ResultCard } from './ResultCard';

interface ReportSheetProps {
  readonly isExample: boolean;
  /** The name of the report's test, or a select for several tests. */
  readonly test: ReactNode;
  readonly lead: ReportLead;
  /** Null until it has been read. */
  readonly report: ScoreReport | null;
  /** The button that shares this student's record with a parent; null for none. */
  readonly share: ReactNode;
  /** The small "today" card; null for none. */
  readonly today: ReactNode;
  /** A message between the head and the figures. */
  readonly notice?: ReactNode;
  /** Buttons after those of the next step. */
  readonly actions?: ReactNode;
}

/**
 * A report, from its bar to its evidence. The prerendered worked example has the same head, so that reading the report adds to what
 * a visitor already sees instead of replacing it.
 */
export function ReportSheet({
  isExample,
  test,
  lead,
  report,
  share,
  today,
  notice,
  actions,
}: ReportSheetProps) {
  const { questions, showQuestions } = useQuestionFilters();
  return (
    <>
      <ReportBar isExample={isExample} test={test}>
        {report === null ? (
          <ReportButtonsPlaceholder />
        ) : (
          <ReportButtons report={report} lead={lead} share={share} />
        )}
      </ReportBar>
      <Stack spacing={{ xs: 2, sm: 3 }}>
        <ReportHeader
          {...lead}
          action={
            <>
              {report === null ? (
                <NextStepPlaceholder />
              ) : (
                <NextStepAction report={report} onQuestions={showQuestions} />
              )}
              {actions}
            </>
          }
        />
        {notice}
        <ReportFigures lead={lead} report={report} today={today} />
        {report === null ? (
          <Box sx={{ minHeight: '100vh' }} />
        ) : (
          <ReportEvidence report={report} questions={questions} />
        )}
      </Stack>
    </>
  );
}

interface ReportFiguresProps {
  readonly lead: Pick<ReportLead, 'figures' | 'earlier'>;
  /** Null until it has been read. */
  readonly report: ScoreReport | null;
  readonly today: ReactNode;
}

/** The scores with every question; then the points lost, beside what else there is to do today. */
export function ReportFigures({ lead: { figures, earlier }, report, today }: ReportFiguresProps) {
  const parts = useMemo(() => (report === null ? null : questionParts(report.result)), [report]);
  const losses = report !== null && report.scored.length > 0 ? report.losses : null;
  return (
    <>
      {hasQuestions(figures) && <ResultCard figures={figures} earlier={earlier} parts={parts} />}
      {report !== null && (
        // On screen, it is on the parent's page.
        <Box sx={{ display: 'none', displayPrint: 'block' }}>
          <Conversation report={report} />
        </Box>
      )}
      {(losses !== null || today !== null) && (
        <Grid container spacing={{ xs: 2, sm: 3 }} sx={{ breakBefore: 'page' }}>
          {losses !== null && (
            <Grid size={{ xs: 12, md: today === null ? 12 : 8 }} sx={wholeOnPaper}>
              <LostPointsPanel losses={losses} />
            </Grid>
          )}
          {today !== null && (
            <Grid size={{ xs: 12, md: losses === null ? 12 : 4 }} sx={{ displayPrint: 'none' }}>
              {today}
            </Grid>
          )}
        </Grid>
      )}
    </>
  );
}

const wholeOnPaper = { '@media print': { width: '100%' } } as const;
