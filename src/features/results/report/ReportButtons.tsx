import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { printWholePage } from '@/lib/browser/printWholePage';
import { LazyButton, type ButtonLoader } from '@/ui/loading/LazyButton';
import { LoadingDialog } from '@/ui/loading/LoadingDialog';
import { useLazyModule } from '@/ui/loading/useLazyModule';

const loadDialogs = () => import('./lazyParentsPage');

interface ReportButtonsProps {
  readonly report: ScoreReport;
  /** Loads the button that shares the record with a parent; null for the worked example. */
  readonly loadShare: ButtonLoader | null;
}

/** Prints a report, opens its page for parents, and shares the record. */
export function ReportButtons({ report, loadShare }: ReportButtonsProps) {
  const [forParents, setForParents] = useState(false);
  const dialogs = useLazyModule(loadDialogs, true);
  return (
    <>
      <Button startIcon={<Print />} onClick={() => void printWholePage()}>
        Print
      </Button>
      <Button onClick={() => setForParents(true)}>Parent’s page</Button>
      {loadShare !== null && <LazyButton load={loadShare} variant="text" />}
      {forParents && dialogs.state === 'ready' && (
        <dialogs.module.ParentReportSheet report={report} onClose={() => setForParents(false)} />
      )}
      {forParents && dialogs.state !== 'ready' && (
        <LoadingDialog name="The parent’s page" lazy={dialogs} onClose={() => setForParents(false)} />
      )}
    </>
  );
}
