import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { goalKindLabels } from '@/domain/dashboard/goals/goals';
import { type GoalKind, goalKinds } from '@/domain/learner/learner-goal';

interface GoalKindTabsProps {
  readonly kind: GoalKind;
  readonly onChange: (kind: GoalKind) => void;
  /** Shown at the end of the row. */
  readonly action: ReactNode;
  /** The content of the open sub-tab. */
  readonly children: ReactNode;
}

/** The sub-tabs for the kinds of goals; segmented, so that they don't look like the dashboard's own tabs. */
export function GoalKindTabs({ kind, onChange, action, children }: GoalKindTabsProps) {
  const ids = useId();
  return (
    <>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: { sm: 'center' }, justifyContent: 'space-between', mb: { xs: 2, sm: 3 } }}
      >
        <Tabs
          value={kind}
          onChange={(_, next: GoalKind) => onChange(next)}
          variant="segmented"
          aria-label="Kinds of goals"
          sx={{ flex: { sm: '0 1 480px' } }}
        >
          {goalKinds.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`${ids}-tab-${each}`}
              aria-controls={`${ids}-panel`}
              label={goalKindLabels[each]}
            />
          ))}
        </Tabs>
        {action}
      </Stack>
      <div role="tabpanel" id={`${ids}-panel`} aria-labelledby={`${ids}-tab-${kind}`}>
        {children}
      </div>
    </>
  );
}
