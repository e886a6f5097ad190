import Box from '@mui/material/Box';
import { HistoryList } from '@/features/history/HistoryList';
import { MyData } from '@/features/history/my-data/MyData';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { NeedsScripts } from '@/ui/page/NeedsScripts';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';
import { Sections } from '@/ui/page/Sections';

export default function TestResultsPage() {
  return (
    <PageBody>
      <PageHeading
        title={site.testResults.title}
        line="Every test that you have finished, what you noted on it, and what is kept of it on this device."
        aside={<LinkButton to={pathOf('practiceTest')}>Choose a test</LinkButton>}
      />
      <Box sx={{ mt: 4 }}>
        <NeedsScripts>
          Your results are in this browser, and showing them needs JavaScript. Nothing of them is on a server.
        </NeedsScripts>
        <Sections>
          <HistoryList />
          <MyData />
        </Sections>
      </Box>
    </PageBody>
  );
}
