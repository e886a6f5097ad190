import { useSearchParams } from 'react-router-dom';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { TodayCardReader } from '@/features/today/TodayCardReader';
import { ReportReader } from '@/features/results/report/ReportReader';
import { DensePrintStyles } from '@/ui/print/PrintStyles';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { PageBody } from '@/ui/page/PageBody';
import { StudentRow } from '@/ui/row/StudentRow';

export default function ScoreReportPage() {
  const [search] = useSearchParams();
  return (
    <>
      <StudentRow current={null} />
      <PageBody>
        <DensePrintStyles />
        <NoScriptNotice>
          A report of your own is calculated in your browser and needs JavaScript. Turn it on, then reload the
          page. Nothing is lost.
        </NoScriptNotice>
        <PartErrorBoundary name="The report">
          <ReportReader
            attempt={search.get('attempt')}
            share={<ShareButton variant="text" />}
            today={<TodayCardReader isSmall />}
          />
        </PartErrorBoundary>
      </PageBody>
    </>
  );
}
