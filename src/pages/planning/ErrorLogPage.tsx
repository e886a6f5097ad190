import { LogHeading, LookingForMistakes } from '@/features/practice/log/EmptyLog';
import { loadErrorLog, startErrorLog } from '@/features/practice/log/load';
import { LoadFailed } from '@/ui/loading/LoadFailed';
import { PartBoundary } from '@/ui/loading/PartBoundary';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { NeedsScripts } from '@/ui/page/NeedsScripts';
import { PageBody } from '@/ui/page/PageBody';
import { useHydrated } from '@/ui/page/useHydrated';
import { StudentRow } from '@/ui/row/StudentRow';

startErrorLog();

export default function ErrorLogPage() {
  const reader = useLazyModule(loadErrorLog, true);
  const isReady = useHydrated() && reader.state === 'ready';
  return (
    <>
      <StudentRow current="errorLog" />
      <PageBody>
        {isReady ? (
          <PartBoundary what="The error log">
            <reader.module.ErrorLogReader />
          </PartBoundary>
        ) : (
          <>
            <NeedsScripts>
              Your mistakes are saved in this browser and nowhere else, and this page needs JavaScript to show
              them. Turn it on, then reload the page. Nothing is lost.
            </NeedsScripts>
            {reader.state === 'failed' ? (
              <>
                <LogHeading />
                <LoadFailed what="The error log" failed={reader} />
              </>
            ) : (
              <LookingForMistakes />
            )}
          </>
        )}
      </PageBody>
    </>
  );
}
