import Box from '@mui/material/Box';
import { hiddenWhereOwn } from '@/data/record/recordMark';
import { useOwnRecord } from '@/data/record/useOwnRecord';
import { Sections } from '@/ui/page/Sections';
import { MyDataPanel, TestsPanel } from '../frames';
import { LookingAtData } from '../my-data/LookingAtData';
import { NoTests } from './NoTests';

/**
 * In the place of the history until it is read: what a visitor will see. A learner has charts over the list, and doesn't see it move
 * down under them.
 */
export function LookingForTests() {
  const isOwn = useOwnRecord();
  if (isOwn === true)
    return (
      <Box role="status" sx={{ color: 'text.secondary', minHeight: '100vh' }}>
        Looking for your tests…
      </Box>
    );
  return (
    <Sections>
      <Box sx={isOwn === null ? hiddenWhereOwn : undefined}>
        <TestsPanel>
          <NoTests />
        </TestsPanel>
      </Box>
      <MyDataPanel>
        <LookingAtData />
      </MyDataPanel>
    </Sections>
  );
}
