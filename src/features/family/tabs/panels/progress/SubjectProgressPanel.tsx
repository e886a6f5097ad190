import Stack from '@mui/material/Stack';
import type { AreaCompletion } from '@/domain/dashboard/study/plan-completion';
import { Panel } from '@/ui/cards/Panel';
import { NothingDueNotice } from './StudyProgressPanel';
import { SubjectBars } from './SubjectBars';

interface SubjectProgressPanelProps {
  readonly completion: readonly AreaCompletion[];
  readonly hasPlan: boolean;
}

/** The completed share of what was due in each section's plan. */
export function SubjectProgressPanel({ completion, hasPlan }: SubjectProgressPanelProps) {
  return (
    <Panel
      title="Progress Overview"
      {...(completion.length > 0 && { control: 'of what was due in the plan' })}
    >
      {completion.length === 0 ? (
        <NothingDueNotice hasPlan={hasPlan} />
      ) : (
        <Stack spacing={2} sx={{ flexGrow: 1, justifyContent: 'space-around' }}>
          <SubjectBars completion={completion} />
        </Stack>
      )}
    </Panel>
  );
}
