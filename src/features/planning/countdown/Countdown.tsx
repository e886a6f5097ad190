import Alert from '@mui/material/Alert';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router-dom';
import { useToday } from '@/data/useToday';
import { thingsToBring, thingsToLeaveHome } from '@/data/texts/countdownTexts';
import { milestonesFor } from '@/domain/plan/schedule/milestones';
import type { IsoDay } from '@/lib/dates/calendar';
import { pathOf } from '@/site';
import { Panel } from '@/ui/cards/Panel';
import { TermList } from '@/ui/cards/TermList';
import { LinkButton } from '@/ui/controls/LinkButton';
import { useFocusOnChange } from '@/ui/page/useFocusOnChange';
import { NoScriptNotice } from '@/ui/page/NoScriptNotice';
import { DateChoice } from '../DateChoice';
import { chooseCountdownDate } from './chooseCountdownDate';
import { DaysLeft } from './DaysLeft';
import { Milestones } from './Milestones';
import { useCountdownFacts } from './useCountdownFacts';
import { invalidDateText, savedDateText } from './countdownTexts';

/** The days until the test, the milestones, and what to bring. `address` is the date in the address; null for none. */
export function Countdown({ address }: { address: string | null }) {
  const today = useToday();
  const navigate = useNavigate();
  const { testDay, planned } = useCountdownFacts();
  const { date, from, isBad } = chooseCountdownDate(address, testDay);
  // Moves the focus to the top only for a newly chosen date, not when the saved one loads.
  useFocusOnChange(address ?? '', false);
  const milestones = milestonesFor(date, today, planned?.testDate === date ? planned : null);
  const choose = (chosen: IsoDay) => void navigate(pathOf('countdown', { search: { date: chosen } }));
  return (
    <>
      {isBad && (
        <Alert severity="warning" role="alert" sx={{ mb: 3 }}>
          {invalidDateText}
        </Alert>
      )}
      <Grid container spacing={{ xs: 2, sm: 3 }}>
        {date !== null && (
          <Grid size={{ xs: 12, md: 7 }}>
            <DaysLeft date={date} today={today} note={from === 'record' ? savedDateText : ''} />
          </Grid>
        )}
        <Grid size={{ xs: 12, md: date === null ? 7 : 5 }}>
          <Panel title={date === null ? 'When Is Your Test?' : 'Another Date'}>
            <NoScriptNotice>Your browser needs JavaScript to count the days.</NoScriptNotice>
            <DateChoice
              page="countdown"
              name="date"
              label="Test Date"
              submit="Count the days"
              date={date}
              onChoose={choose}
            />
          </Panel>
        </Grid>
      </Grid>
      <Grid container spacing={{ xs: 2, sm: 3 }} sx={{ mt: { xs: 4, md: 6 } }}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Milestones milestones={milestones} testDate={date !== null && date >= today ? date : null} />
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack spacing={{ xs: 2, sm: 3 }}>
            <Panel
              title="A Plan for Every Day"
              summary="See what to study on each day in the minutes you have."
            >
              <div>
                <LinkButton to={pathOf('studyPlanner', date === null ? {} : { search: { date } })}>
                  Open the study planner
                </LinkButton>
              </div>
            </Panel>
            <Panel title="What to Bring">
              <TermList terms={thingsToBring} />
            </Panel>
            <Panel title="What to Leave at Home">
              <TermList terms={thingsToLeaveHome} />
            </Panel>
          </Stack>
        </Grid>
      </Grid>
    </>
  );
}
