import type { GoalKind } from '@/domain/learner/learner-goal';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { goalKindLabels } from '@/domain/dashboard/goals/goals';
import { goalKinds } from '@/domain/learner/learner-goal';
import * as colors from '@/ui/colors';

interface GoalKindTabsProps {
  readonly kind: GoalKind;
  readonly onChange: (kind: GoalKind) => void;
  /** Shown at the end of the row. */
  readonly action: ReactNode;
  /** The content of the open sub-tab. */
  readonly children: ReactNode;
}

/** The sub-tabs for the kinds of goals, drawn as one segmented control so that they don't look like the dashboard's own tabs. */
export function GoalKindTabs({ kind, onChange, action, children }: GoalKindTabsProps) {
  const ids = useId();
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
          justifyContent: 'space-between',
          gap: 2,
          mb: { xs: 2, sm: 3 },
        }}
      >
        <Tabs
          value={kind}
          onChange={(_, next: GoalKind) => onChange(next)}
          variant="fullWidth"
          aria-label="Kinds of goals"
          sx={frame}
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
      </Box>
      <div role="tabpanel" id={`${ids}-panel`} aria-labelledby={`${ids}-tab-${kind}`}>
        {children}
      </div>
    </>
  );
}

const frame = {
  minHeight: 46,
  flex: { sm: '0 1 480px' },
  minWidth: 0,
  border: 1,
  borderColor: 'surface.controlEdge',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& .MuiTabs-indicator': { display: 'none' },
  '& .MuiTab-root': {
    minWidth: 0,
    minHeight: 44,
    px: 1,
    flexBasis: 'auto',
    py: 0.5,
    fontSize: { xs: '0.8125rem', sm: '0.9375rem' },
    lineHeight: 1.3,
    '& + .MuiTab-root': { borderLeft: 1, borderColor: 'divider' },
    '&.Mui-selected': {
      fontWeight: 650,
      bgcolor: `color-mix(in srgb, ${colors.primary} 10%, transparent)`,
    },
    '&:focus-visible': { outlineOffset: -3 },
  },
  // Stacks the sub-tabs where their names don't fit side by side on one line each; in em, so that the limit grows with large text.
  '@media (max-width: 22.4em)': {
    '& .MuiTabs-list': { flexDirection: 'column' },
    '& .MuiTab-root': { maxWidth: 'none' },
    '& .MuiTab-root + .MuiTab-root': { borderLeft: 0, borderTop: 1, borderColor: 'divider' },
  },
} as const;
