import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback } from 'react';
import { hiddenWithOwnRecord } from '@/data/record/learner/recordMark';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/lazyModule';
import { useHydrated } from '@/ui/loading/useHydrated';
import { ExampleReport } from '../example/ExampleReport';
import { AttemptReport } from './AttemptReport';
import { readReport } from './readReport';
import { missingReportTexts } from './scoreReportHeadline';

interface ReportReaderProps {
  /** The attempt id in the address; null for the latest attempt. */
  readonly attempt: string | null;
  /** The button that shares this student's record with a parent; null for none. */
  readonly share: ReactNode;
  /** The small "today" card. */
  readonly today: ReactNode;
}

/**
 * The report of one attempt on this device, selected by the address; a worked example if there are no attempts. The example is in
 * the prerendered document and stays if there is no report. Learners with a record, and readers of an address that names an attempt,
 * see a status line first instead of someone else's figures.
 */
export function ReportReader({ attempt, share, today }: ReportReaderProps) {
  const hydrated = useHydrated();
  const isOwn = useHasOwnRecord();
  // The prerendered document is the same for every address.
  const asked = hydrated ? attempt : null;
  const reading = useLazyModule(
    useCallback(() => readReport(asked), [asked]),
    hydrated,
  );
  if (reading.state === 'failed')
    return (
      <>
        <PageTitle />
        <LoadFailureNotice name="The report" failed={reading} />
      </>
    );
  const loaded = reading.state === 'ready' ? reading.module : null;
  if (loaded === null && (isOwn === true || asked !== null))
    return (
      <>
        <PageTitle />
        <Typography role="status" sx={{ mt: 3, minHeight: '100vh' }}>
          Reading your tests…
        </Typography>
      </>
    );
  if (loaded === null || loaded.state === 'example')
    return (
      <Box sx={loaded === null && isOwn === null ? hiddenWithOwnRecord : undefined}>
        <ExampleReport report={loaded?.report ?? null} />
      </Box>
    );
  if (loaded.state === 'shown')
    return (
      <AttemptReport
        key={loaded.report.result.attemptId}
        report={loaded.report}
        targets={loaded.targets}
        attempts={loaded.attempts}
        share={share}
        today={today}
      />
    );
  return <MissingReport why={loaded.state} hasOthers={loaded.attempts.length > 0} />;
}

/** The page's heading while no report leads it. */
function PageTitle() {
  return <Typography variant="h1">{site.scoreReport.heading}</Typography>;
}

interface MissingReportProps {
  readonly why: keyof typeof missingReportTexts;
  /** True if the device has reports of other tests. */
  readonly hasOthers: boolean;
}

/** Explains why the requested report can't be shown, and links to others. */
function MissingReport({ why, hasOthers }: MissingReportProps) {
  const { what, how } = missingReportTexts[why];
  return (
    <>
      <Typography variant="h1" sx={{ mt: 2 }}>
        {what}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '40em' }}>{how}</Typography>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {hasOthers && <LinkButton to={pathOf('scoreReport')}>Show the latest report</LinkButton>}
        <LinkButton to={pathOf('testResults')} variant="outlined">
          All tests on this device
        </LinkButton>
      </Stack>
    </>
  );
}
