import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { hiddenWithOwnRecord } from '@/data/record/learner/recordMark';
import { isDatabaseReadable } from '@/data/record/finished/isDatabaseReadable';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { Panel } from '@/ui/cards/Panel';
import { SectionStack } from '@/ui/cards/CardGrid';
import { ReadFailureNotice } from '@/ui/loading/ReadFailureNotice';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { HistoryList } from './list/HistoryList';
import { EmptyHistory } from './list/EmptyHistory';
import { MyDataContent } from './my-data/MyDataContent';
import { MyDataPlaceholder } from './my-data/MyDataPlaceholder';
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
      <Alert severity="warning" sx={{ mb: 3 }}>
        {missingTestsText}
      </Alert>
      {!isEmpty && <HistoryList history={history} />}
    </>
  );
}

/**
 * Shown until the history is read: the empty state, which is right for visitors. Learners with a record see a status line, because
 * their list goes below the charts and would move down when those appear.
 */
function HistoryPlaceholder() {
  const isOwn = useHasOwnRecord();
  if (isOwn === true)
    return (
      <Typography role="status" color="textSecondary" sx={{ minHeight: '100vh' }}>
        Looking for your tests…
      </Typography>
    );
  return (
    <SectionStack>
      <Box sx={isOwn === null ? hiddenWithOwnRecord : undefined}>
        <TestsPanel>
          <EmptyHistory />
        </TestsPanel>
      </Box>
      <MyDataPanel>
        <MyDataPlaceholder />
      </MyDataPanel>
    </SectionStack>
  );
}

function TestsPanel({ children }: { readonly children: ReactNode }) {
  return <Panel title="Every Test on This Device">{children}</Panel>;
}

function MyDataPanel({ children }: { readonly children: ReactNode }) {
  return (
    <Panel title="My Data" summary="Your tests stay in this browser and are never sent to anyone.">
      {children}
    </Panel>
  );
}
