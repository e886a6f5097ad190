import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { startTransition, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { testTitle } from '@/domain/plan/drills/test-title';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { EssayReview } from '../../EssayReview';
import { conditionsSentence } from '../../resultSentences';
import { hasSectionEstimate } from './hasSectionEstimate';
import { AnswersPanel } from './AnswersPanel';
import { EstimatePanel } from './EstimatePanel';
import { GuessPanel } from './GuessPanel';
import { PacePanel } from './PacePanel';
import { PrecisionPanel } from './PrecisionPanel';
import { TopicsPanel } from './TopicsPanel';
import { ReportReview } from './ReportReview';
import { reportColumn } from '../reportColumn';
import type { QuestionFilters } from './useQuestionFilters';

interface ReportEvidenceProps {
  readonly report: ScoreReport;
  readonly questions: QuestionFilters;
  /** Shown until the evidence renders. */
  readonly placeholder: ReactNode;
}

/** The evidence of a report: its estimates, topics, pace, and guesses, down to every question. */
export function ReportEvidence({ report, questions, placeholder }: ReportEvidenceProps) {
  const isDrawn = useAfterFirstPaint();
  if (!isDrawn)
    return (
      <Box data-undrawn sx={{ minHeight: '100vh' }}>
        {placeholder}
      </Box>
    );
  return <Evidence report={report} questions={questions} />;
}

/**
 * Returns false until the first render has painted: readers need the meaning of a test before its evidence, which takes a phone a
 * while to render. Printing renders everything at once.
 */
function useAfterFirstPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    startTransition(() => setIsAfter(true));
    const complete = () => flushSync(() => setIsAfter(true));
    window.addEventListener('beforeprint', complete);
    return () => window.removeEventListener('beforeprint', complete);
  }, []);
  return isAfter;
}

/** Two stacked cards, together as tall as the one beside them. */
const beside = {
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 2, sm: 3 },
  '& > :first-of-type': { flexGrow: 1 },
} as const;

function Evidence({ report, questions }: Omit<ReportEvidenceProps, 'placeholder'>) {
  const { result, scored } = report;
  const sections = result.parts.flatMap((part) => (part.kind === 'section' ? [part] : []));
  const essays = result.parts.flatMap((part) => (part.kind === 'essay' ? [part] : []));
  return (
    <>
      {scored.length > 0 && (
        <>
          {hasSectionEstimate(report.estimate) ? (
            <CardGrid>
              <CardCell wide={8} medium={12}>
                <EstimatePanel report={report} />
              </CardCell>
              <CardCell wide={4} medium={12}>
                <Box sx={beside}>
                  <AnswersPanel report={report} />
                  <PrecisionPanel report={report} />
                </Box>
              </CardCell>
            </CardGrid>
          ) : (
            <CardGrid>
              <CardCell wide={4} medium={12}>
                <EstimatePanel report={report} />
              </CardCell>
              <CardCell wide={4}>
                <AnswersPanel report={report} />
              </CardCell>
              <CardCell wide={4}>
                <PrecisionPanel report={report} />
              </CardCell>
            </CardGrid>
          )}
          <Box sx={reportColumn}>
            <TopicsPanel report={report} />
            <PacePanel report={report} />
          </Box>
          <GuessPanel report={report} />
        </>
      )}
      {scored.length === 0 && (
        <Typography sx={{ py: 2, borderBlock: 1, borderColor: 'divider' }}>
          <Box component="span" sx={{ fontWeight: 600, mr: 1 }}>
            Conditions
          </Box>
          <span>{conditionsSentence(result)}</span>
        </Typography>
      )}
      {sections.length > 0 && (
        <ReportReview
          sections={sections}
          filters={questions.filters}
          onFilters={questions.onFilters}
          headingRef={questions.headingRef}
        />
      )}
      {essays.map((essay) => (
        <Box key={essay.id}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            Your essay
          </Typography>
          <EssayReview title={testTitle(result.planId)} essay={essay} result={result} />
        </Box>
      ))}
    </>
  );
}
