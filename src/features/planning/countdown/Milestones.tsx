import Circle from '@mui/icons-material/Circle';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { TestMakerButton } from '@/ui/controls/TestMakerButton';
import type { ReactElement } from 'react';
import { InlineText } from '@/ui/guide/InlineText';
import { milestoneTexts } from '@/data/texts/countdownTexts';
import type { Milestone } from '@/domain/plan/schedule/milestones';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDate, keepDatesUnbroken } from '@/lib/text/format';
import { StatusBadge } from '@/ui/marks/StatusBadge';
import { CalendarButton } from '../CalendarButton';
import { fixedCalendar } from '../fixedCalendar';
import { milestoneEvents } from './milestoneEvents';
import { daysBeforeText, milestoneText, milestoneStatusLabels } from './countdownTexts';

interface MilestonesProps {
  readonly milestones: readonly Milestone[];
  /** The date of a test that is still to come, whose milestones can go into a calendar; null for none. */
  readonly testDate: IsoDay | null;
}

/** The steps before the test, with their dates. Past ones remain, in muted text. */
export function Milestones({ milestones, testDate }: MilestonesProps) {
  return (
    <section aria-labelledby="by-when">
      <Stack direction="row" spacing={1.5} sx={{ mb: 2, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Typography variant="h2" id="by-when">
          What to Do, and When
        </Typography>
        {testDate !== null && (
          <CalendarButton
            fileName={`ssat-countdown-${testDate}`}
            name="SSAT countdown"
            contents={(writtenMs) => fixedCalendar(milestoneEvents(milestones, testDate), writtenMs)}
          />
        )}
      </Stack>
      <Stepper
        orientation="vertical"
        nonLinear
        activeStep={milestones.findIndex(({ status }) => status === 'next')}
        connector={null}
        sx={{ maxWidth: '46em' }}
      >
        {milestones.map((milestone) => (
          <Step key={milestone.kind} expanded sx={{ breakInside: 'avoid' }}>
            <StepLabel icon={markers[milestone.status]}>
              <MilestoneDate {...milestone} />
            </StepLabel>
            <StepContent>
              <MilestoneDetails {...milestone} />
            </StepContent>
          </Step>
        ))}
      </Stepper>
    </section>
  );
}

/** Only the next milestone is brass. */
const markers: Readonly<Record<Milestone['status'], ReactElement>> = {
  passed: <CircleOutlined color="disabled" />,
  now: <CircleOutlined color="warning" />,
  next: <Circle color="secondary" />,
  ahead: <CircleOutlined color="primary" />,
};

function MilestoneDate({ day, daysBefore, status }: Milestone) {
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      <span>
        {day === null
          ? daysBeforeText(daysBefore)
          : keepDatesUnbroken(`${formatDate(day)} · ${daysBeforeText(daysBefore).toLowerCase()}`)}
      </span>
      {status === 'next' ? (
        <Chip component="span" size="small" label="Next" color="secondary" />
      ) : (
        status !== 'ahead' && <StatusBadge status={milestoneStatusLabels[status]} />
      )}
    </Stack>
  );
}

function MilestoneDetails({ kind, status }: Milestone) {
  return (
    <>
      <Typography variant="h3" color={status === 'passed' ? 'textSecondary' : 'textPrimary'}>
        {milestoneTexts[kind].title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.25, pb: 1 }}>
        <InlineText text={milestoneText({ kind, status })} />
      </Typography>
      {kind === 'registration' && status !== 'passed' && (
        <Box sx={{ pb: 1 }}>
          <TestMakerButton />
        </Box>
      )}
    </>
  );
}
