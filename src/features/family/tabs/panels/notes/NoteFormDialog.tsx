import { useForm, useWatch } from 'react-hook-form';
import { type NoteDays, type NoteDraft, noteFieldValidators } from '@/domain/dashboard/notes/note-draft';
import { timelineNoteLimits } from '@/domain/learner/timeline-note';
import { trimmedLengthAndExcess } from '@/lib/text/typedText';
import { FormDialog } from '@/ui/controls/dialogs/FormDialog';
import { FormField, RequiredLegend } from '@/ui/controls/fields/FormField';

interface NoteFormDialogProps {
  readonly title: string;
  readonly submit: string;
  /** Initial values of the fields. */
  readonly draft: NoteDraft;
  readonly days: NoteDays;
  /** Receives a valid draft. */
  readonly onSubmit: (draft: NoteDraft) => void;
  readonly onClose: () => void;
}

/** The form for a note on the timeline. */
export function NoteFormDialog({ title, submit, draft, days, onSubmit, onClose }: NoteFormDialogProps) {
  const { control, register, handleSubmit, getValues, formState } = useForm<NoteDraft>({
    defaultValues: draft,
  });
  const { errors, isDirty } = formState;
  const text = useWatch({ control, name: 'text' });
  const send = handleSubmit(onSubmit);
  return (
    <FormDialog
      title={title}
      submit={submit}
      typed={isDirty}
      unsaved="the note you are writing"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <RequiredLegend />
      <FormField
        label="What Happened"
        required
        help="A few words, such as “Sick” or “School exams.”"
        field={register('text', { validate: (typed) => noteFieldValidators.text(typed) ?? true })}
        error={errors.text?.message}
        length={{
          ...trimmedLengthAndExcess(text, timelineNoteLimits.text),
          limit: timelineNoteLimits.text,
        }}
      />
      <FormField
        label="First Day"
        required
        type="date"
        field={register('from', {
          validate: (typed) => noteFieldValidators.from(typed, days) ?? true,
          deps: 'to',
        })}
        error={errors.from?.message}
      />
      <FormField
        label="Last Day"
        type="date"
        help="Leave it blank for a single day."
        field={register('to', {
          validate: (typed) => noteFieldValidators.to(typed, getValues('from'), days) ?? true,
        })}
        error={errors.to?.message}
      />
    </FormDialog>
  );
}
