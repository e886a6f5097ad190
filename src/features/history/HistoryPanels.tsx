import { LoadFailureNotice } from '@/ui/loading/LoadFailureNotice';
import { useLazyModule } from '@/ui/loading/useLazyModule';
import { TestsPanel } from './historyPagePanels';
import { HistoryPlaceholder } from './list/HistoryPlaceholder';
import { loadHistoryContent } from './loadHistoryContent';

/** All finished tests on this device, the trend of their estimates, and the saved data. */
export function HistoryPanels() {
  const content = useLazyModule(loadHistoryContent, true);
  if (content.state === 'ready') return <content.module.HistoryContent />;
  if (content.state === 'waiting') return <HistoryPlaceholder />;
  return (
    <TestsPanel>
      <LoadFailureNotice name="The list" failed={content} />
    </TestsPanel>
  );
}
