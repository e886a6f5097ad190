import { ErrorLogHeading, ErrorLogPlaceholder } from '@/features/practice/log/EmptyErrorLog';
import { loadErrorLog, preloadErrorLog } from '@/features/practice/log/preloadErrorLog';
import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { PageBody } from '@/ui/page/PageBody';
import { useHydrated } from '@/ui/loading/useHydrated';
import { StudentRow } from '@/ui/row/StudentRow';

preloadErrorLog();

export default function ErrorLogPage() {
  const reader = useLazyModule(loadErrorLog, true);
  const isReady = useHydrated() && reader.state === 'ready';
  return (
    <>
      <StudentRow current="errorLog" />
      <PageBody>
        {isReady ? (
          <PartErrorBoundary name="The error log">
            <reader.module.ErrorLogReader />
          </PartErrorBoundary>
        ) : (
          <>
            <NoScriptNotice>
              Your mistakes are saved in this browser and nowhere else, and this page needs JavaScript to show
              them. Turn it on, then reload the page. Nothing is lost.
            </NoScriptNotice>
            {reader.state === 'failed' ? (
              <>
                <ErrorLogHeading />
                <LoadFailureNotice name="The error log" failed={reader} />
              </>
            ) : (
              <ErrorLogPlaceholder />
            )}
          </>
        )}
      </PageBody>
    </>
  );
}
