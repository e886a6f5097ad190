import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { isDatabaseReadable } from '@/data/record/finished/isDatabaseReadable';
import { SectionStack } from '@/ui/page/SectionStack';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { MyDataPanel, TestsPanel } from './historyPagePanels';
import { HistoryList } from './list/HistoryList';
import { HistoryPlaceholder } from './list/HistoryPlaceholder';
import { EmptyHistory } from './list/EmptyHistory';
import { MyDataContent } from './my-data/MyDataContent';
import { ProgressPanels } from './progress/ProgressPanels';
import { missingTestsText } from './list/historyListTexts';
import { type SavedTestHistory, useSavedTestHistory } from './useSavedTestHistory';

/** All finished tests on this device, the trend of their estimates, and the saved data. */
export function HistoryContent() {
  const read = useSavedTestHistory();
  if (read.state === 'reading') return <HistoryPlaceholder />;
  return (
    <SectionStack>
      {read.state === 'read' && (
        <PartErrorBoundary name="Your estimates over time">
          <ProgressPanels history={read.history} />
        </PartErrorBoundary>
      )}
      <TestsPanel>
        <PartErrorBoundary name="The list">
          {read.state === 'failed' && <ReadFailureNotice onTryAgain={read.readAgain} />}
          {read.state === 'read' && <TestListContent history={read.history} />}
        </PartErrorBoundary>
      </TestsPanel>
      {/* Comes after the list, because measuring a long record takes a while on a phone. */}
      <MyDataPanel>
        <PartErrorBoundary name="What is saved here">
          <MyDataContent />
        </PartErrorBoundary>
      </MyDataPanel>
    </SectionStack>
  );
}

function TestListContent({ history }: { readonly history: SavedTestHistory }) {
  const isEmpty = history.attempts.length === 0;
  if (isDatabaseReadable(history.database))
    return isEmpty ? <EmptyHistory /> : <HistoryList history={history} />;
  return (
    <>
      <Alert severity="warning">{missingTestsText}</Alert>
      {!isEmpty && (
        <Box sx={{ mt: 3 }}>
          <HistoryList history={history} />
        </Box>
      )}
    </>
  );
}
