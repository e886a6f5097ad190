import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { startTransition, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { testTitle } from '@/domain/exam/catalog/test-title';
import type { ScoreReport as Report } from '@/domain/exam/report/score-report';
import { CardCell, CardGrid } from '@/ui/cards/CardGrid';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { LazyEssayReview } from '../LazyEssayReview';
import { noReviewFilters, type ReviewFilters } from '../reviewFilters';
import { conditionsSentence } from '../resultSentences';
import { AnswersPanel } from './panels/AnswersPanel';
import { EstimatePanel } from './panels/EstimatePanel';
import { GuessPanel } from './panels/GuessPanel';
import { hasSectionEstimate } from './hasSectionEstimate';
import { PacePanel } from './panels/PacePanel';
import { scoreReportHeadline, nextStepText } from './scoreReportHeadline';
import { ReportHead } from './ReportHead';
import { ReportReview } from './ReportReview';
import { NextStepAction } from './NextStepAction';
import { PrecisionPanel } from './panels/PrecisionPanel';
import { TopicsPanel } from './panels/TopicsPanel';

interface ScoreReportViewProps {
  readonly report: Report;
  /** Buttons after those of the next step. */
  readonly actions?: ReactNode;
  /** Shown in place of the evidence until the evidence renders. */
  readonly meanwhile?: ReactNode;
}

const column = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** Two stacked cards, together as tall as the one beside them. */
const beside = {
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 2, sm: 3 },
  '& > :first-of-type': { flexGrow: 1 },
} as const;

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

/** The report of one attempt: the headline, the next step, then the evidence, down to every question. */
export function ScoreReportView({ report, actions, meanwhile }: ScoreReportViewProps) {
  const [filters, setFilters] = useState<ReviewFilters>({ ...noReviewFilters, verdict: 'not-right' });
  const review = useRef<HTMLHeadingElement>(null);
  const withEvidence = useAfterFirstPaint();
  const showQuestions = (wanted: Partial<ReviewFilters>) => {
    setFilters({ ...noReviewFilters, verdict: 'not-right', ...wanted });
    review.current?.scrollIntoView({ block: 'start' });
    focusElement(review.current);
  };
  return (
    <Box sx={column}>
      <ReportHead
        headline={scoreReportHeadline(report)}
        step={nextStepText(report.step)}
        action={
          <>
            <NextStepAction report={report} onQuestions={showQuestions} />
            {actions}
          </>
        }
      />
      {withEvidence ? (
        <Evidence report={report} filters={filters} onFilters={setFilters} reviewHeading={review} />
      ) : (
        <Box data-undrawn sx={{ minHeight: '100vh' }}>
          {meanwhile}
        </Box>
      )}
    </Box>
  );
}

interface EvidenceProps {
  readonly report: Report;
  readonly filters: ReviewFilters;
  readonly onFilters: (filters: ReviewFilters) => void;
  readonly reviewHeading: Ref<HTMLHeadingElement>;
}

function Evidence({ report, filters, onFilters, reviewHeading }: EvidenceProps) {
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
          <Box sx={column}>
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
          {conditionsSentence(result)}
        </Typography>
      )}
      {sections.length > 0 && (
        <ReportReview
          sections={sections}
          filters={filters}
          onFilters={onFilters}
          headingRef={reviewHeading}
        />
      )}
      {essays.map((essay) => (
        <Box key={essay.id}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            Your essay
          </Typography>
          <LazyEssayReview title={testTitle(result.planId)} essay={essay} result={result} />
        </Box>
      ))}
    </>
  );
}
