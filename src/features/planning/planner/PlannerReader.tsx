import { useToday } from '@/data/today';
import { readFailed } from '@/data/record/useRecordFacts';
import { CouldNotRead } from '@/ui/loading/CouldNotRead';
import { Planner } from './Planner';
import { PlannerFrame } from './PlannerFrame';
import { usePlanner } from './usePlanner';
import { readingWords } from './words';

/** The plan of this device, or the form for one. `date` is the test date that the address gives, null for none. */
export function PlannerReader({ date }: { date: string | null }) {
  const today = useToday();
  const { facts, readAgain, save, saved } = usePlanner();
  if (facts === null) return <PlannerFrame>{readingWords}</PlannerFrame>;
  if (facts === readFailed) return <CouldNotRead onTryAgain={readAgain} />;
  return (
    <Planner
      plan={facts.kept?.plan ?? null}
      facts={facts.done}
      today={today}
      date={date}
      saved={saved}
      onSave={save}
    />
  );
}
