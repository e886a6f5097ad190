import Box from '@mui/material/Box';
import { hiddenWithOwnRecord } from '@/data/record/learner/recordMark';
import { useHasOwnRecord } from '@/data/record/useHasOwnRecord';
import { SectionStack } from '@/ui/page/SectionStack';
import { MyDataPanel, TestsPanel } from '../historyPagePanels';
import { MyDataPlaceholder } from '../my-data/MyDataPlaceholder';
import { EmptyHistory } from './EmptyHistory';

/**
 * Shown until the history is read: the empty state, which is right for visitors. Learners with a record see a status line, because
 * their list goes below the charts and would move down when those appear.
 */
export function HistoryPlaceholder() {
  const isOwn = useHasOwnRecord();
  if (isOwn === true)
    return (
      <Box role="status" sx={{ color: 'text.secondary', minHeight: '100vh' }}>
        Looking for your tests…
      </Box>
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
