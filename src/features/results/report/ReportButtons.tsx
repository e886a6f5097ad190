import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { printWholePage } from '@/lib/browser/printing';
import { DialogPart } from '@/ui/loading/DialogPart';

const loadParentsPage = () => import('./ParentReportSheet');

interface ReportButtonsProps {
  readonly report: ScoreReport;
  /** The button that shares this student's record with a parent; null for none. */
  readonly share: ReactNode;
}

/** Prints a report, opens its page for parents, and shares the record. */
export function ReportButtons({ report, share }: ReportButtonsProps) {
  const [forParents, setForParents] = useState(false);
  const close = () => setForParents(false);
  return (
    <>
      <Button startIcon={<Print />} onClick={() => void printWholePage()}>
        Print
      </Button>
      <Button onClick={() => setForParents(true)}>Parent’s page</Button>
      {share}
      {forParents && (
        <DialogPart name="The parent’s page" load={loadParentsPage} onClose={close}>
          {({ ParentReportSheet }) => <ParentReportSheet report={report} onClose={close} />}
        </DialogPart>
      )}
    </>
  );
}
