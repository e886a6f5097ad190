import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { readFailed, useRecordFacts } from '@/data/record/useRecordFacts';
import { useToday } from '@/data/useToday';
import type { Cause } from '@/domain/plan/mistakes/mistake-cause';
import { drillSearchParams } from '@/domain/plan/drills/drill-request';
import { formatCount } from '@/lib/text/format';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { PageHeading } from '@/ui/page/PageHeading';
import { UpcomingMistakesPanel } from './UpcomingMistakesPanel';
import { DistractorPanel } from './DistractorPanel';
import { defaultErrorLogFilters, filterMistakes } from './logFilters';
import { ErrorLogFilterBar } from './ErrorLogFilterBar';
import { EmptyErrorLog } from './EmptyErrorLog';
import { type ErrorLogFacts, readErrorLog } from './logFacts';
import { ErrorLogList } from './entries/ErrorLogList';
import { RetestPrintout } from './RetestPrintout';
import { saveMistakeCause } from './saveMistakeCause';
import { errorLogSummarySentence, reviewDrillLength } from './errorLogText';

/** The error log of this device's student. */
export function ErrorLog() {
  const { facts, readAgain } = useRecordFacts(readErrorLog);
  if (facts === readFailed) return <ReadFailureNotice onTryAgain={readAgain} />;
  if (facts === null || facts.mistakes.length === 0) return <EmptyErrorLog isUnread={facts === null} />;
  return <FilledErrorLog facts={facts} />;
}

/** Every missed question with its next review, and the patterns among them. */
function FilledErrorLog({ facts }: { readonly facts: ErrorLogFacts }) {
  const { mistakes, review, distractors, index, problem } = facts;
  const today = useToday();
  const [filters, setFilters] = useState(defaultErrorLogFilters);
  const [notice, setNotice] = useState<string | null>(null);
  const chooseCause = useCallback((id: string, cause: Cause | null) => {
    setNotice(null);
    void saveMistakeCause(id, cause).then(setNotice);
  }, []);
  const shown = filterMistakes(mistakes, filters, today);
  const questions = reviewDrillLength(review);
  return (
    <>
      <PageHeading
        title={site.errorLog.heading}
        line={errorLogSummarySentence(mistakes, today)}
        aside={
          questions > 0 && (
            <LinkButton
              to={pathOf('sectionStudy', {
                search: drillSearchParams({ subject: { kind: 'mistakes' }, questions }),
              })}
            >
              {`Practice ${formatCount(questions, 'mistake')}`}
            </LinkButton>
          )
        }
      />
      <Box
        sx={{
          mt: 3,
          mb: 3,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <ErrorLogFilterBar mistakes={mistakes} filters={filters} today={today} onChange={setFilters} />
        <RetestPrintout mistakes={shown} index={index} today={today} />
      </Box>
      <Typography role="status" variant="secondary" sx={{ mb: 1.5 }}>
        {`${shown.length} shown`}
      </Typography>
      {(notice ?? problem) !== null && (
        <Box sx={{ mb: 2 }}>
          <Alert severity="warning" role={notice === null ? 'none' : 'alert'}>
            {notice ?? problem}
          </Alert>
        </Box>
      )}
      <Box sx={columns}>
        <ErrorLogList
          key={JSON.stringify(filters)}
          mistakes={shown}
          index={index}
          today={today}
          onCause={chooseCause}
        />
        <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 } }}>
          <DistractorPanel distractors={distractors} />
          <UpcomingMistakesPanel mistakes={mistakes} today={today} />
        </Box>
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const;
