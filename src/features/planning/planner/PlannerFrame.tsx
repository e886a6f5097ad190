import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Panel } from '@/ui/cards/Panel';
import { TermList } from '@/ui/cards/TermList';
import { planMethodNotes } from './planMethodNotes';

/** The form, beside an explanation of how a plan is made. */
export function PlannerFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
      }}
    >
      <Panel title="What You Have">{children}</Panel>
      <Panel
        title="How Your Plan Is Made"
        summary="By fixed rules, on this device, from what you enter and the tests you took here."
      >
        <TermList terms={planMethodNotes} columns />
      </Panel>
    </Box>
  );
}
