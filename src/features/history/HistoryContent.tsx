import { Sections } from '@/ui/page/Sections';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { PartBoundary } from '@/ui/loading/PartBoundary';
import { MyDataPanel, TestsPanel } from './frames';
import { HistoryRows } from './list/HistoryRows';
import { LookingForTests } from './list/LookingForTests';
import { NoTests } from './list/NoTests';
import { MyDataContent } from './my-data/MyDataContent';
import { ProgressPanels } from './progress/ProgressPanels';
import { useHistory } from './useHistory';

/** What the record has; fetched apart from the page, which paints and answers without it. */
export function HistoryContent() {
  const read = useHistory();
  if (read.state === 'reading') return <LookingForTests />;
  return (
    <Sections>
      {read.state === 'read' && (
        <PartBoundary what="Your estimates over time">
          <ProgressPanels history={read.history} />
        </PartBoundary>
      )}
      <TestsPanel>
        <PartBoundary what="The list">
          {read.state === 'failed' && <CouldNotRead onTryAgain={read.readAgain} />}
          {read.state === 'read' &&
            (read.history.attempts.length > 0 ? <HistoryRows history={read.history} /> : <NoTests />)}
        </PartBoundary>
      </TestsPanel>
      {/* To weigh a long record keeps a phone busy: the list comes first. */}
      <MyDataPanel>
        <PartBoundary what="What is saved here">
          <MyDataContent />
        </PartBoundary>
      </MyDataPanel>
    </Sections>
  );
}
