import { useState } from 'react';
import type { AttemptNotes } from '@/data/record/notes/attemptNotes';
import { maxAttemptNameLength, maxNoteLength } from '@/data/record/notes/noteLimits';
import { FormDialog } from '@/ui/controls/dialogs/FormDialog';
import { FormField } from '@/ui/controls/fields/FormField';

interface NotesDialogProps {
  /** The test's name in the list. */
  readonly test: string;
  readonly notes: Pick<AttemptNotes, 'name' | 'note'>;
  readonly onSubmit: (fields: Pick<AttemptNotes, 'name' | 'note'>) => void;
  readonly onClose: () => void;
}

/** Edits the name and notes that a student gave a test. */
export function NotesDialog({ test, notes, onSubmit, onClose }: NotesDialogProps) {
  const [name, setName] = useState(notes.name);
  const [note, setNote] = useState(notes.note);
  return (
    <FormDialog
      title={test}
      submit="Save"
      typed={name !== notes.name || note !== notes.note}
      unsaved="the note you are writing"
      onSubmit={() => onSubmit({ name, note })}
      onClose={onClose}
    >
      <FormField
        label="Name"
        help="Leave empty to use the test’s title."
        value={name}
        onChange={setName}
        maxLength={maxAttemptNameLength}
      />
      <FormField
        label="Note"
        help={`At most ${maxNoteLength} characters.`}
        rows={5}
        value={note}
        onChange={setNote}
        maxLength={maxNoteLength}
      />
    </FormDialog>
  );
}
