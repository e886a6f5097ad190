import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { testTitle } from '@/domain/plan/drills/test-title';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { EssayReview } from '../EssayReview';
import { conditionsSentence } from '../resultSentences';
import { AnswersPanel } from './AnswersPanel';
import { EstimatePanel } from './EstimatePanel';
import { GuessPanel } from './GuessPanel';
import { PacePanel } from './PacePanel';
import { PrecisionPanel } from './PrecisionPanel';
import { TopicsPanel } from './TopicsPanel';
import { type QuestionFilters, ReportReview } from './ReportReview';

interface ReportEvidenceProps {
  readonly report: ScoreReport;
  readonly questions: QuestionFilters;
}

/** The evidence of a report: its estimates, topics, pace, and guesses, down to every question. */
export function ReportEvidence({ report, questions }: ReportEvidenceProps) {
  const isDrawn = useAfterFirstPaint();
  if (!isDrawn) return <Box data-undrawn sx={{ minHeight: '100vh' }} />;
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

function Evidence({ report, questions }: ReportEvidenceProps) {
  const { result, scored } = report;
  const sections = result.parts.flatMap((part) => (part.kind === 'section' ? [part] : []));
  const essays = result.parts.flatMap((part) => (part.kind === 'essay' ? [part] : []));
  return (
    <>
      {scored.length > 0 && (
        <>
          <CardGrid>
            <CardCell wide={6} medium={12}>
              <AnswersPanel report={report} />
            </CardCell>
            <CardCell wide={6} medium={12}>
              <PrecisionPanel report={report} />
            </CardCell>
            <CardCell wide={12} medium={12}>
              <EstimatePanel report={report} />
            </CardCell>
          </CardGrid>
          <Stack spacing={{ xs: 2, md: 3 }}>
            <TopicsPanel report={report} />
            <PacePanel report={report} />
            <GuessPanel report={report} />
          </Stack>
        </>
      )}
      {scored.length === 0 && (
        <Typography sx={{ py: 2, borderBlock: 1, borderColor: 'divider' }}>
          <strong>Conditions</strong> <span>{conditionsSentence(result)}</span>
        </Typography>
      )}
      {sections.length > 0 && <ReportReview sections={sections} questions={questions} />}
      {essays.map((essay) => (
        <div key={essay.id}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            Your essay
          </Typography>
          <EssayReview title={testTitle(result.planId)} essay={essay} result={result} />
        </div>
      ))}
    </>
  );
}
