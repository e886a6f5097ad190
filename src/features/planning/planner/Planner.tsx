import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Consent } from '@/data/record/api';
import { doneEntries, type DoneFacts } from '@/domain/plan/done';
import type { StudyPlan } from '@/domain/plan/study-plan';
import type { IsoDay } from '@/lib/calendar';
import { Callout } from '@/ui/cards/Callout';
import { useFocusOnChange } from '@/ui/page/focusHeading';
import { makePlan, type Wishes, withDone } from './makePlan';
import { PlanForm, type PlanFields } from './PlanForm';
import { PlannerFrame } from './PlannerFrame';
import { PlanView } from './PlanView';
import { saveFailedWords } from './words';

/** Half an hour is what most evenings have; Sundays are off until the student says otherwise. */
const usualFields = { minutesPerDay: '30', restDays: [6] } as const;

interface PlannerProps {
  readonly plan: StudyPlan | null;
  readonly facts: DoneFacts;
  readonly today: IsoDay;
  /** The test date that the address gives; null for none. */
  readonly date: string | null;
  /** The last change could not be saved. */
  readonly failed: boolean;
  readonly onSave: (plan: StudyPlan | null, consent?: Consent) => Promise<boolean>;
}

/** The plan; without one, or to change it, what it is made from. */
export function Planner({ plan, facts, today, date, failed, onSave }: PlannerProps) {
  const [changing, setChanging] = useState(false);
  const [fetchFailed, setFetchFailed] = useState(false);
  const isForm = plan === null || changing;
  useFocusOnChange(isForm ? 'form' : 'plan', false);

  const make = async ({ consent, ...wishes }: Omit<Wishes, 'today'> & { readonly consent: Consent }) => {
    setFetchFailed(false);
    try {
      const outcome = await makePlan({ today, ...wishes });
      if (outcome.state !== 'made') return outcome.state;
      const made = plan === null ? outcome.plan : withDone(outcome.plan, plan, doneEntries(plan, facts));
      if (!(await onSave(made, consent))) return 'failed';
      setChanging(false);
      return 'made';
    } catch {
      setFetchFailed(true);
      return 'failed';
    }
  };

  if (!isForm)
    return (
      <>
        {failed && (
          <Callout tone="problem" urgent>
            {saveFailedWords}
          </Callout>
        )}
        <PlanView
          plan={plan}
          facts={facts}
          today={today}
          onSave={onSave}
          onChange={() => setChanging(true)}
        />
      </>
    );
  return (
    <PlannerFrame>
      <PlanForm
        fields={plan === null ? { ...usualFields, testDate: date ?? '' } : fieldsOf(plan)}
        submit={plan === null ? 'Make the plan' : 'Make a new plan'}
        problem={failed || fetchFailed ? saveFailedWords : null}
        onSubmit={make}
      >
        {plan !== null && (
          <Button variant="outlined" onClick={() => setChanging(false)}>
            Keep it as it is
          </Button>
        )}
      </PlanForm>
    </PlannerFrame>
  );
}

function fieldsOf({ testDate, minutesPerDay, restDays }: StudyPlan): PlanFields {
  return { testDate, minutesPerDay: String(minutesPerDay), restDays };
}
