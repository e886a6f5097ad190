import { useForm, useWatch } from 'react-hook-form';
import { type AttemptNotes, longestName, longestNote } from '@/data/record/notes/attemptNotes';
import { FormDialog } from '@/ui/FormDialog';
import { FormField } from '@/ui/FormField';

interface NotesFields {
  readonly name: string;
  readonly note: string;
}

interface NotesDialogProps {
  /** The test, as the list names it. */
  readonly test: string;
  readonly notes: Pick<AttemptNotes, 'name' | 'note'>;
  readonly onSubmit: (fields: NotesFields) => void;
  readonly onClose: () => void;
}

const tooLong = (most: number) => (text: string) =>
  text.length <= most || `Use at most ${most} characters; nothing of it is lost.`;

/** What a student calls a test, and what they want to remember of it. */
export function NotesDialog({ test, notes, onSubmit, onClose }: NotesDialogProps) {
  const { control, register, handleSubmit, formState } = useForm<NotesFields>({
    defaultValues: { name: notes.name, note: notes.note },
  });
  const { errors, isDirty } = formState;
  const note = useWatch({ control, name: 'note' });
  const send = handleSubmit(onSubmit);
  return (
    <FormDialog
      title={test}
      submit="Save"
      typed={isDirty}
      unsaved="the note that you are writing"
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FormField
        label="Name"
        help="Leave it empty to use the title of the test."
        field={register('name', { validate: tooLong(longestName) })}
        error={errors.name?.message}
        maxLength={longestName}
      />
      <FormField
        label="Note"
        rows={4}
        field={register('note', { validate: tooLong(longestNote) })}
        error={errors.note?.message}
        length={{ length: note.length, most: longestNote, over: Math.max(0, note.length - longestNote) }}
      />
    </FormDialog>
  );
}
