import { ErrorLogReader } from '@/features/practice/log/ErrorLogReader';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { PageBody } from '@/ui/page/PageBody';
import { StudentRow } from '@/ui/row/StudentRow';

export default function ErrorLogPage() {
  return (
    <>
      <StudentRow current="errorLog" />
      <PageBody>
        <NoScriptNotice>
          Your mistakes are saved in this browser and nowhere else, and this page needs JavaScript to show
          them. Turn it on, then reload the page. Nothing is lost.
        </NoScriptNotice>
        <PartErrorBoundary name="The error log">
          <ErrorLogReader />
        </PartErrorBoundary>
      </PageBody>
    </>
  );
}
