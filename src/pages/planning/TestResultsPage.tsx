import Box from '@mui/material/Box';
import { HistoryList } from '@/features/history/HistoryList';
import { MyData } from '@/features/history/my-data/MyData';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/LinkButton';
import { NeedsScripts } from '@/ui/NeedsScripts';
import { PageBody } from '@/ui/PageBody';
import { PageHeading } from '@/ui/PageHeading';
import { Sections } from '@/ui/Sections';

export default function TestResultsPage() {
  return (
    <PageBody>
      <PageHeading
        title={site.testResults.title}
        line="Every test that you have finished, what you noted about it, and what this device keeps of it."
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
