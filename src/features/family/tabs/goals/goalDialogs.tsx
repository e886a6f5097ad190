/** The goals' dialogs, which load together: the details of a goal, and the form for one. */
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import {
  daysRemaining,
  daysRemainingText,
  type Goal,
  type GoalDraft,
  goalDistanceText,
  goalFieldValidators,
  goalKindLabels,
  goalStatus,
  goalStatusLabels,
  goalValueText,
  priorityLabels,
  remainingValue,
} from '@/domain/dashboard/goals/goals';
import { priorities as allPriorities, goalLimits } from '@/domain/learner/learner-goal';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatDate } from '@/lib/text/format';
import { isolated } from '@/lib/text/isolated';
import { trimmedLengthAndExcess } from '@/lib/text/typedText';
import { DetailsDialog } from '@/ui/controls/dialogs/DetailsDialog';
import { FormDialog } from '@/ui/controls/dialogs/FormDialog';
import { FormField, RequiredLegend } from '@/ui/controls/fields/FormField';
import { SelectField } from '@/ui/controls/fields/SelectField';
import { StatusBadge } from '@/ui/marks/StatusBadge';
import { GoalProgress } from './GoalProgress';

interface GoalDetailsDialogProps {
  readonly goal: Goal;
  readonly today: IsoDay;
  /** As in `goalPaceText`. */
  readonly hasForecast: boolean;
  readonly onClose: () => void;
}

export function GoalDetailsDialog({ goal, today, hasForecast, onClose }: GoalDetailsDialogProps) {
  const progressId = useId();
  const facts = [
    ['Kind', goalKindLabels[goal.kind]],
    ['Priority', priorityLabels[goal.priority]],
    ['So far', goalValueText(goal, goal.currentProgress)],
    ['Target', goalValueText(goal, goal.targetValue)],
    ['Still to go', goalDistanceText(goal, remainingValue(goal))],
    ['Set on', formatDate(goal.startDay)],
    ['At the start', goalValueText(goal, goal.startValue)],
    ['Target date', formatDate(goal.targetDate)],
    ['Days remaining', daysRemainingText(daysRemaining(goal.targetDate, today))],
  ] as const;
  return (
    <DetailsDialog title={isolated(goal.title)} label="Details" onClose={onClose}>
      <Stack spacing={2}>
        <div>
          <StatusBadge status={goalStatusLabels[goalStatus(goal, today)]} />
        </div>
        {goal.description !== '' && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>
            <bdi>{goal.description}</bdi>
          </Typography>
        )}
        <div>
          <Typography id={progressId} component="h3" variant="secondary">
            Progress
          </Typography>
          <GoalProgress goal={goal} today={today} hasForecast={hasForecast} labelId={progressId} />
        </div>
        <Stack component="dl" sx={{ m: 0 }}>
          {facts.map(([term, text]) => (
            <Stack key={term} direction="row" spacing={2} sx={factRow}>
              <Typography component="dt" color="textSecondary">
                {term}
              </Typography>
              <Typography component="dd" variant="strong" sx={{ textAlign: 'end' }}>
                {text}
              </Typography>
            </Stack>
          ))}
        </Stack>
      </Stack>
    </DetailsDialog>
  );
}

const factRow = {
  justifyContent: 'space-between',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;

const priorities = allPriorities.map((value) => ({ value, label: priorityLabels[value] }));

interface GoalFormDialogProps {
  readonly title: string;
  readonly submit: string;
  /** Initial values of the fields. */
  readonly draft: GoalDraft;
  readonly today: IsoDay;
  /** Receives a valid draft. */
  readonly onSubmit: (draft: GoalDraft) => void;
  readonly onClose: () => void;
}

export function GoalFormDialog({ title, submit, draft, today, onSubmit, onClose }: GoalFormDialogProps) {
  const { control, register, handleSubmit, formState } = useForm<GoalDraft>({
    defaultValues: draft,
  });
  const { errors, isDirty } = formState;
  const [titleText, descriptionText] = useWatch({ control, name: ['title', 'description'] });
  const send = handleSubmit(onSubmit);
  return (
    <FormDialog
      title={title}
      submit={submit}
      typed={isDirty}
      unsaved="the goal you are writing"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <RequiredLegend />
      <FormField
        label="Goal Title"
        required
        field={register('title', { validate: (text) => goalFieldValidators.title(text) ?? true })}
        error={errors.title?.message}
        length={{ ...trimmedLengthAndExcess(titleText, goalLimits.title), limit: goalLimits.title }}
      />
      <FormField
        label="Description"
        rows={3}
        field={register('description', { validate: (text) => goalFieldValidators.description(text) ?? true })}
        error={errors.description?.message}
        length={{
          ...trimmedLengthAndExcess(descriptionText, goalLimits.description),
          limit: goalLimits.description,
        }}
      />
      <FormField
        label="Target Value"
        required
        inputMode="decimal"
        help="The number to reach: points, words, tests, or weeks."
        field={register('targetValue', { validate: (text) => goalFieldValidators.targetValue(text) ?? true })}
        error={errors.targetValue?.message}
      />
      {draft.progress !== null && (
        <FormField
          label="So Far"
          inputMode="decimal"
          help="How much of the goal is done. This site doesn’t measure it."
          field={register('progress', { validate: (text) => goalFieldValidators.progress(text) ?? true })}
          error={errors.progress?.message}
        />
      )}
      <FormField
        label="Target Date"
        required
        type="date"
        field={register('targetDate', {
          validate: (text) => goalFieldValidators.targetDate(text, today) ?? true,
        })}
        error={errors.targetDate?.message}
      />
      <Controller
        name="priority"
        control={control}
        render={({ field }) => (
          <SelectField label="Priority" options={priorities} value={field.value} onChange={field.onChange} />
        )}
      />
    </FormDialog>
  );
}
