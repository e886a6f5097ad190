import Stack from '@mui/material/Stack';
import { HistoryContent } from '@/features/history/HistoryContent';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { StudentRow } from '@/ui/row/StudentRow';

export default function TestResultsPage() {
  return (
    <>
      <StudentRow current="testResults" />
      <PageBody>
        <Stack spacing={4}>
          <PageHeading
            title={site.testResults.heading}
            line="Every test you have finished, your notes on it, and what is saved on this device."
            aside={<LinkButton to={pathOf('practiceTest')}>Choose a test</LinkButton>}
          />
          <div>
            <NoScriptNotice>
              Your results are saved in this browser and nowhere else, and this page needs JavaScript to show
              them. Turn it on, then reload the page. Nothing is lost.
            </NoScriptNotice>
            <HistoryContent />
          </div>
        </Stack>
      </PageBody>
    </>
  );
}
