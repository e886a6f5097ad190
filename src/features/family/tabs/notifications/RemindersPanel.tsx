import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LearnerPlan } from '@/domain/learner/learner-plan';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { Panel } from '@/ui/cards/Panel';

/** Reminders that work without a server: the device's own calendar, and reports as files. */
export function RemindersPanel({ plan }: { plan: LearnerPlan | null }) {
  return (
    <Panel title="Reminders">
      <Stack spacing={3}>
        <Typography>
          This site has no account and no server, so it can’t send you email or text messages. Your own
          calendar can remind you instead.
        </Typography>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="secondary">
            {plan === null
              ? 'A study plan can be saved as a calendar file, with an alarm for each day and for each full test.'
              : 'Save your study plan as a calendar file, with an alarm for each day and for each full test.'}
          </Typography>
          <LinkButton to={pathOf('studyPlanner')} variant="outlined">
            {plan === null ? 'Make a plan' : 'Open the study planner'}
          </LinkButton>
        </Stack>
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="secondary">
            A weekly report can be printed, saved as a PDF, or shared from this device.
          </Typography>
          <LinkButton
            to={pathOf('parentDashboard', { search: { tab: 'reports', from: 'device' } })}
            variant="outlined"
          >
            Open the weekly reports
          </LinkButton>
        </Stack>
      </Stack>
    </Panel>
  );
}
