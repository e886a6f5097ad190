import { SectionStack } from '@/ui/page/SectionStack';
import { ReadFailed } from '@/ui/loading/ReadFailed';
import { PartErrorBoundary } from '@/ui/loading/PartErrorBoundary';
import { MyDataPanel, TestsPanel } from './historyPagePanels';
import { HistoryList } from './list/HistoryList';
import { HistoryPlaceholder } from './list/HistoryPlaceholder';
import { EmptyHistory } from './list/EmptyHistory';
import { MyDataContent } from './my-data/MyDataContent';
import { ProgressPanels } from './progress/ProgressPanels';
import { useHistory } from './useHistory';

/** What the record has; fetched apart from the page, which paints and answers without it. */
export function HistoryContent() {
  const read = useHistory();
  if (read.state === 'reading') return <HistoryPlaceholder />;
  return (
    <SectionStack>
      {read.state === 'read' && (
        <PartErrorBoundary what="Your estimates over time">
          <ProgressPanels history={read.history} />
        </PartErrorBoundary>
      )}
      <TestsPanel>
        <PartErrorBoundary what="The list">
          {read.state === 'failed' && <ReadFailed onTryAgain={read.readAgain} />}
          {read.state === 'read' &&
            (read.history.attempts.length > 0 ? <HistoryList history={read.history} /> : <EmptyHistory />)}
        </PartErrorBoundary>
      </TestsPanel>
      {/* To weigh a long record keeps a phone busy: the list comes first. */}
      <MyDataPanel>
        <PartErrorBoundary what="What is saved here">
          <MyDataContent />
        </PartErrorBoundary>
      </MyDataPanel>
    </SectionStack>
  );
}
