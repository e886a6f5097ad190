import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { loadShareButton } from '@/features/family/sharing/loadShareButton';
import { LazyToday } from '@/features/today/LazyToday';
import { loadReportReader, preloadReport } from '@/features/results/report/loadReportReader';
import { ReportPlaceholder } from '@/features/results/report/ReportPlaceholder';
import { site } from '@/site';
import { DensePrintStyles } from '@/ui/print/DensePrintStyles';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { PageBody } from '@/ui/page/PageBody';
import { PrintStyles } from '@/ui/print/PrintStyles';
import { useHydrated } from '@/ui/loading/useHydrated';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { StudentRow } from '@/ui/row/StudentRow';

preloadReport();

export default function ScoreReportPage() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const reader = useLazyModule(loadReportReader, true);
  return (
    <>
      <StudentRow current={null} />
      <PageBody>
        <PrintStyles />
        <DensePrintStyles />
        {/* Small, because readers come for the sentence below on what the test result means. */}
        <Typography component="h1" sx={{ fontWeight: 600 }}>
          {site.scoreReport.heading}
        </Typography>
        {hydrated && reader.state === 'ready' ? (
          <PartErrorBoundary what="The report">
            <reader.module.ReportReader
              attempt={search.get('attempt')}
              loadShare={loadShareButton}
              today={<LazyToday />}
            />
          </PartErrorBoundary>
        ) : (
          <>
            <NoScriptNotice>
              A report of your own is calculated in your browser and needs JavaScript. Turn it on, then reload
              the page. Nothing is lost.
            </NoScriptNotice>
            {reader.state === 'failed' ? (
              <LoadFailed what="The report" failed={reader} />
            ) : (
              <ReportPlaceholder attempt={hydrated ? search.get('attempt') : null} />
            )}
          </>
        )}
      </PageBody>
    </>
  );
}
