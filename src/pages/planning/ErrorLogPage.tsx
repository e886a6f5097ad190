import { ErrorLog } from '@/features/practice/log/ErrorLog';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { PageBody } from '@/ui/page/PageBody';
import { StudentRow } from '@/ui/row/StudentRow';

export default function ErrorLogPage() {
  return (
    <>
      <StudentRow current="errorLog" />
      <PageBody>
        <PartErrorBoundary name="The error log">
          <ErrorLog />
        </PartErrorBoundary>
      </PageBody>
    </>
  );
}
