import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { printWholePage } from '@/lib/browser/printing';
import { DialogPart } from '@/ui/loading/DialogPart';
import type { ReportLead } from './reportLead';

interface ReportBarProps {
  /** The name of the report's test, or a select for several tests. */
  readonly test: ReactNode;
  readonly isExample: boolean;
  readonly children: ReactNode;
}

/** The bar above a report: the test it covers, and its buttons. */
export function ReportBar({ test, isExample, children }: ReportBarProps) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 1,
        mb: 3,
      }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, minWidth: 0 }}
      >
        {test}
        {isExample && <Chip size="small" label="Worked example" />}
      </Stack>
      {/* Aligns the labels of the buttons with the cards' edges. */}
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', mx: { xs: -2, sm: -2.5 } }}>
        {children}
      </Stack>
    </Stack>
  );
}

export function reportTestLabel(test: string, date: string): ReactNode {
  return <Typography color="textSecondary">{`${test} · ${date}`}</Typography>;
}

const loadParentsPage = () => import('./ParentReportSheet');

interface ReportButtonsProps {
  readonly report: ScoreReport;
  readonly lead: ReportLead;
  /** The button that shares this student's record with a parent; null for none. */
  readonly share: ReactNode;
}

/** Prints a report, opens its page for parents, and shares the record. */
export function ReportButtons({ report, lead, share }: ReportButtonsProps) {
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
          {({ ParentReportSheet }) => <ParentReportSheet report={report} lead={lead} onClose={close} />}
        </DialogPart>
      )}
    </>
  );
}

/** The bar's buttons until the report has been read. */
export function ReportButtonsPlaceholder() {
  return (
    <>
      <Button startIcon={<Print />} disabled>
        Print
      </Button>
      <Button disabled>Parent’s page</Button>
    </>
  );
}
