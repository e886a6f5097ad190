import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AttemptSummary } from '@/data/record/finished/attemptSummary';
import { testTitle } from '@/domain/exam/catalog/test-title';
import type { ScoreReport as Report } from '@/domain/exam/report/score-report';
import { unreachable } from '@/lib/assert';
import { formatInstantDate } from '@/lib/text/format';
import { printWholePage } from '@/lib/browser/printWholePage';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { LazyButton, type ButtonLoader } from '@/ui/loading/LazyButton';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { NativeSelect } from '@/ui/controls/fields/NativeSelect';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { ExampleNote, ExampleRanges, TakeTestButton } from '../example/WorkedExample';
import { ReportBar, reportTestLabel } from './ReportBar';
import { ReportPlaceholder } from './ReportPlaceholder';
import { ScoreReportView } from './ScoreReportView';
import { useReport } from './useReport';
import { missingReportTexts } from './scoreReportHeadline';

const loadDialogs = () => import('./lazyParentsPage');

interface ReportReaderProps {
  /** The attempt id in the address; null for the latest attempt. */
  readonly attempt: string | null;
  /** Loads the button that shares the record with a parent; not shown for the worked example. */
  readonly loadShare: ButtonLoader;
  /** The "today" card, with the current task. */
  readonly today: ReactNode;
}

/** The report of one attempt on this device, selected by the address; a worked example if there are no attempts. */
export function ReportReader({ attempt, loadShare, today }: ReportReaderProps) {
  const reading = useReport(attempt);
  if (reading.state === 'waiting') return <ReportPlaceholder attempt={attempt} />;
  if (reading.state === 'failed') return <LoadFailed what="The report" failed={reading} />;
  const read = reading.module;
  switch (read.state) {
    case 'example':
      return (
        <>
          <ExampleNote />
          <ShownReport report={read.report} attempts={[]} loadShare={null} today={null} isExample />
        </>
      );
    case 'shown':
      return (
        <ShownReport
          key={read.report.result.attemptId}
          report={read.report}
          attempts={read.attempts}
          loadShare={loadShare}
          today={today}
        />
      );
    case 'absent':
    case 'unreadable':
    case 'newer':
    case 'unavailable':
      return <MissingReport why={read.state} attempts={read.attempts} />;
    default:
      return unreachable(read);
  }
}

interface ShownReportProps {
  readonly report: Report;
  readonly attempts: readonly AttemptSummary[];
  readonly loadShare: ButtonLoader | null;
  readonly today: ReactNode;
  readonly isExample?: boolean;
}

function ShownReport({ report, attempts, loadShare, today, isExample = false }: ShownReportProps) {
  const [forParents, setForParents] = useState(false);
  const dialogs = useLazyModule(loadDialogs, true);
  const { result } = report;
  return (
    <>
      <ReportBar
        isExample={isExample}
        test={
          attempts.length > 1 ? (
            <AttemptChoice attempts={attempts} chosen={result.attemptId} />
          ) : (
            reportTestLabel(testTitle(result.planId), formatInstantDate(result.finishedAt))
          )
        }
      >
        <Button startIcon={<Print />} onClick={() => void printWholePage()}>
          Print
        </Button>
        <Button onClick={() => setForParents(true)}>Parent’s page</Button>
        {loadShare !== null && <LazyButton load={loadShare} variant="text" />}
      </ReportBar>
      {today !== null && <Box sx={{ mb: 4, displayPrint: 'none' }}>{today}</Box>}
      <ScoreReportView
        report={report}
        actions={isExample && <TakeTestButton />}
        meanwhile={isExample && <ExampleRanges />}
      />
      {forParents && dialogs.state === 'ready' && (
        <dialogs.module.ParentsPage report={report} onClose={() => setForParents(false)} />
      )}
      {forParents && dialogs.state !== 'ready' && (
        <LoadingDialog what="The parent’s page" lazy={dialogs} onClose={() => setForParents(false)} />
      )}
    </>
  );
}

/** The most tests offered in the menu. Nobody scrolls through more, and the list of all tests has the rest. */
const mostOffered = 50;

function AttemptChoice({ attempts, chosen }: { attempts: readonly AttemptSummary[]; chosen: string }) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      label="Test"
      options={attempts
        .filter(({ id }, index) => index < mostOffered || id === chosen)
        .map(({ id, planId, finishedAt }) => ({
          value: id,
          label: `${testTitle(planId)} · ${formatInstantDate(finishedAt)}`,
        }))}
      value={chosen}
      onChange={(id) => void navigate(pathOf('scoreReport', { search: { attempt: id } }))}
    />
  );
}

interface MissingReportProps {
  readonly why: keyof typeof missingReportTexts;
  readonly attempts: readonly AttemptSummary[];
}

function MissingReport({ why, attempts }: MissingReportProps) {
  const { what, how } = missingReportTexts[why];
  return (
    <>
      <Typography variant="h1" component="h2" sx={{ mt: 2 }}>
        {what}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '40em' }}>{how}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {attempts.length > 0 && <LinkButton to={pathOf('scoreReport')}>Show the latest report</LinkButton>}
        <LinkButton to={pathOf('testResults')} variant="outlined">
          All tests on this device
        </LinkButton>
      </Box>
    </>
  );
}
