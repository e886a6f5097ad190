import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useToday } from '@/data/today';
import { Callout } from '@/ui/cards/Callout';
import { Planner } from './Planner';
import { PlannerFrame } from './PlannerFrame';
import { usePlanner } from './usePlanner';
import { readFailedWords, readingWords } from './words';

/** The plan of this device, or the form for one. `date` is the test date that the address gives, null for none. */
export function PlannerReader({ date }: { date: string | null }) {
  const today = useToday();
  const { found, readAgain, save, failed } = usePlanner();
  if (found === null) return <PlannerFrame>{readingWords}</PlannerFrame>;
  if (found.state === 'failed')
    return (
      <Callout tone="problem">
        <Typography sx={{ mb: 1.5 }}>{readFailedWords}</Typography>
        <Button variant="outlined" onClick={readAgain}>
          Try again
        </Button>
      </Callout>
    );
  return (
    <Planner
      plan={found.kept?.plan ?? null}
      facts={found.facts}
      today={today}
      date={date}
      failed={failed}
      onSave={save}
    />
  );
}
