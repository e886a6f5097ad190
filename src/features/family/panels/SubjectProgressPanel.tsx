import Stack from '@mui/material/Stack';
import type { SubjectProgress } from '@/domain/family/records';
import { subjectLabels } from '@/domain/family/subject';
import { percent } from '@/lib/format';
import { LabeledBar } from '@/ui/LabeledBar';
import { Panel } from '@/ui/Panel';

/** How much of each subject's plan is done. */
export function SubjectProgressPanel({ progress }: { progress: readonly SubjectProgress[] }) {
  return (
    <Panel title="Progress Overview" control="of the plan done">
      <Stack sx={{ flexGrow: 1, justifyContent: 'space-around', gap: 3 }}>
        {progress.map((each) => (
          <LabeledBar
            key={each.subject}
            label={subjectLabels[each.subject]}
            value={percent(each.percent)}
            percent={each.percent}
            color={`section.${each.subject}`}
            dot
          />
        ))}
      </Stack>
    </Panel>
  );
}
