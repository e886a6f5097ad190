import Button from '@mui/material/Button';
import { useState } from 'react';
import { weeklyReportText } from '@/domain/dashboard/insights/report-text';
import type { WeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import type { IsoDay } from '@/lib/dates/calendar';
import { openPrintDialog } from '@/lib/browser/printDialog';
import { Toast, useToast } from '@/ui/page/Toast';

interface ReportActionsProps {
  readonly report: WeeklyReport;
  /** Example: "This week, Nov 16 to Nov 22". */
  readonly week: string;
  readonly today: IsoDay;
}

const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator;

/** Actions that work without a server: print or save the report as a PDF through the browser, and share it as text. */
export function ReportActions({ report, week, today }: ReportActionsProps) {
  const [isShared] = useState(canShare);
  const { said, say, clearMessage } = useToast();
  const text = () => `${week}\n\n${weeklyReportText(report, today)}`;
  const share = async () => {
    try {
      await navigator.share({ title: `Weekly report, ${week}`, text: text() });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        say('The report could not be shared from this browser. Copy it instead.');
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      say('Report copied');
    } catch {
      say('This browser doesn\u2019t let the site copy text. Print the report instead.');
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={openPrintDialog}>
        Print or Save as PDF
      </Button>
      <Button variant="outlined" onClick={() => void (isShared ? share() : copy())}>
        <span>{isShared ? 'Share Report' : 'Copy as Text'}</span>
      </Button>
      <Toast said={said} clearMessage={clearMessage} />
    </>
  );
}
