import Stack from '@mui/material/Stack';
import type { SubjectCompletion } from '@/domain/dashboard/study/completion';
import { Panel } from '@/ui/cards/Panel';
import { SubjectBars } from './SubjectBars';

/** How much of each subject's plan is done. */
export function SubjectProgressPanel({ completion }: { completion: readonly SubjectCompletion[] }) {
  return (
    <Panel title="Progress Overview" control="of the plan done">
      <Stack sx={{ flexGrow: 1, justifyContent: 'space-around', gap: 3 }}>
        <SubjectBars completion={completion} />
      </Stack>
    </Panel>
  );
}
