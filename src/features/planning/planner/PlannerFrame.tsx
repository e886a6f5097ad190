import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import type { ReactNode } from 'react';
import { Panel } from '@/ui/cards/Panel';
import { TermList } from '@/ui/cards/TermList';
import { SectionSharesStrip } from '@/ui/drawings/SectionSharesStrip';
import { planMethodNotes } from './planMethodNotes';

/** The form, beside an explanation of how a plan is made. */
export function PlannerFrame({ children }: { children: ReactNode }) {
  return (
    <Grid container spacing={{ xs: 2, sm: 3 }} sx={{ alignItems: 'flex-start' }}>
      <Grid size={{ xs: 12, md: 5 }}>
        <Panel title="What You Have">{children}</Panel>
      </Grid>
      <Grid size={{ xs: 12, md: 7 }}>
        <Panel
          title="How Your Plan Is Made"
          summary="Your plan follows fixed rules. We make the plan on your device from what you enter and the tests you took here."
        >
          <Box sx={{ my: 2 }}>
            <SectionSharesStrip />
          </Box>
          <TermList terms={planMethodNotes} columns />
        </Panel>
      </Grid>
    </Grid>
  );
}
