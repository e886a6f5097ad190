import Button from '@mui/material/Button';
import { useContext, useState } from 'react';
import { weeklyMailText } from '@/domain/dashboard/insights/weekly-mail';
import { weeklyReportText } from '@/domain/dashboard/insights/report-text';
import type { WeeklyReport } from '@/domain/dashboard/insights/weekly-report';
import type { IsoDay } from '@/lib/dates/calendar';
import { openPrintDialog } from '@/lib/browser/printDialog';
import { uncapitalize } from '@/lib/text/format';
import { mailtoUrl } from '@/lib/text/mailtoUrl';
import { CopyLinkContext } from '../../frame/originContext';
import { Toast, useToast } from '@/ui/page/Toast';

interface ReportActionsProps {
  readonly report: WeeklyReport;
  /** Example: "This week, Nov 16 to Nov 22". */
  readonly week: string;
  readonly today: IsoDay;
  /** Opens the mail program. */
  readonly openMail?: (address: string) => void;
}

function openAddress(address: string): void {
  window.location.assign(address);
}

const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator;

/** Actions that work without a server: write an email with the week in short, print or save the report as a PDF, and share it as text. */
export function ReportActions({ report, week, today, openMail = openAddress }: ReportActionsProps) {
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
  const createCopyLink = useContext(CopyLinkContext);
  const [isWriting, setIsWriting] = useState(false);
  const write = async (createLink: () => Promise<string | null>) => {
    setIsWriting(true);
    try {
      const body = weeklyMailText(report, await createLink(), today);
      openMail(mailtoUrl('', { subject: `SSAT practice, ${uncapitalize(week)}`, body }));
      say('Your mail program should open with the week. Nothing has been sent yet.');
    } catch {
      say('The record could not be read for the email. Try again.');
    }
    setIsWriting(false);
  };
  return (
    <>
      {createCopyLink !== null && (
        <Button variant="outlined" loading={isWriting} onClick={() => void write(createCopyLink)}>
          Write an Email
        </Button>
      )}
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
