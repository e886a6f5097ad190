import Stack from '@mui/material/Stack';
import type { SubjectProgress } from '@/domain/family/records';
import { Panel } from '@/ui/cards/Panel';
import { SubjectBars } from './SubjectBars';

/** How much of each subject's plan is done. */
export function SubjectProgressPanel({ progress }: { progress: readonly SubjectProgress[] }) {
  return (
    <Panel title="Progress Overview" control="of the plan done">
      <Stack sx={{ flexGrow: 1, justifyContent: 'space-around', gap: 3 }}>
        <SubjectBars progress={progress} />
      </Stack>
    </Panel>
  );
}
