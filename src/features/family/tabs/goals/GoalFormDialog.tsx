import { priorities as allPriorities, goalLimits } from '@/domain/learner/learner-goal';
import { Controller, useForm, useWatch } from 'react-hook-form';
import {
  type GoalDraft,
  goalFieldValidators,
  trimmedLengthAndExcess,
  priorityLabels,
} from '@/domain/dashboard/goals/goals';
import type { IsoDay } from '@/lib/dates/calendar';
import { FormDialog } from '@/ui/controls/dialogs/FormDialog';
import { FormField, RequiredLegend } from '@/ui/controls/fields/FormField';
import { SelectField } from '@/ui/controls/fields/SelectField';

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
