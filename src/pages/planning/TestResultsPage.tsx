import Box from '@mui/material/Box';
import { HistoryPanels } from '@/features/history/HistoryPanels';
import { startHistory } from '@/features/history/load';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { NeedsScripts } from '@/ui/page/NeedsScripts';
import { PageBody } from '@/ui/page/PageBody';
import { PageHeading } from '@/ui/page/PageHeading';

startHistory();

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
        <HistoryPanels />
      </Box>
    </PageBody>
  );
}
