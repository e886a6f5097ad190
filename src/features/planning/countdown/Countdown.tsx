import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
import { MilestonesButton } from './MilestonesButton';
import { MilestoneTimeline } from './MilestoneTimeline';
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
        <Box sx={{ mb: 3 }}>
          <Alert severity="warning" role="alert">
            {invalidDateText}
          </Alert>
        </Box>
      )}
      <Box sx={{ ...columns, alignItems: 'stretch' }}>
        {date !== null && (
          <DaysLeft date={date} today={today} note={from === 'record' ? savedDateText : ''} />
        )}
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
      </Box>
      <Box sx={{ ...columns, mt: { xs: 4, md: 6 } }}>
        <section aria-labelledby="by-when">
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mb: 3 }}>
            <Typography variant="h2" id="by-when">
              What to Do, and When
            </Typography>
            {date !== null && date >= today && <MilestonesButton milestones={milestones} testDate={date} />}
          </Box>
          <MilestoneTimeline milestones={milestones} />
        </section>
        <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, alignContent: 'start' }}>
          <Panel title="A Plan for Every Day" summary="What to study on which day, in the minutes you have.">
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
        </Box>
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;
