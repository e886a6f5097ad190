import Alert from '@mui/material/Alert';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
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
    <Stack spacing={3}>
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
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.5 }}
      >
        <ErrorLogFilterBar
          mistakes={mistakes}
          filters={filters}
          today={today}
          shown={shown.length}
          onChange={setFilters}
        />
        <RetestPrintout mistakes={shown} index={index} today={today} />
      </Stack>
      {(notice ?? problem) !== null && (
        <Alert severity="warning" role={notice === null ? 'none' : 'alert'}>
          {notice ?? problem}
        </Alert>
      )}
      <Stack spacing={1.5}>
        <Typography role="status" variant="secondary">
          {`${shown.length} shown`}
        </Typography>
        <Grid container spacing={{ xs: 2, sm: 3 }}>
          <Grid size={{ xs: 12, lg: 8 }}>
            <ErrorLogList
              key={JSON.stringify(filters)}
              mistakes={shown}
              index={index}
              today={today}
              onCause={chooseCause}
            />
          </Grid>
          <Grid size={{ xs: 12, lg: 4 }}>
            <Stack spacing={{ xs: 2, sm: 3 }}>
              <DistractorPanel distractors={distractors} />
              <UpcomingMistakesPanel mistakes={mistakes} today={today} />
            </Stack>
          </Grid>
        </Grid>
      </Stack>
    </Stack>
  );
}
