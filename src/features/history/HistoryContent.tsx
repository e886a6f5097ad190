import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Sections } from '@/ui/page/Sections';
import { HistoryRows } from './list/HistoryRows';
import { LookingForTests } from './list/LookingForTests';
import { ProgressPanels } from './progress/ProgressPanels';
import { useHistory } from './useHistory';

/** What the record has of finished tests; fetched apart from the page, which paints and answers without it. */
export function HistoryContent({ listTitle }: { listTitle: string }) {
  const history = useHistory();
  return (
    <Sections>
      {history !== null && <ProgressPanels history={history} />}
      <Panel title={listTitle}>
        {history === null && <LookingForTests />}
        {history?.rows.length === 0 && (
          <EmptyState
            what="No finished test yet"
            how="Each test that you finish appears here with its result."
          />
        )}
        {history !== null && history.rows.length > 0 && <HistoryRows history={history} />}
      </Panel>
    </Sections>
  );
}
