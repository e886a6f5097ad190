/** The words of the notes' card and form. */
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { isolated } from '@/lib/text/isolated';

export const notesTexts = {
  title: 'Notes on the Timeline',
  /** Shown where there are no notes. */
  empty: 'Note what explains a gap or a dip, such as “Sick” or “School exams.” The charts then show it.',
  add: 'Add a note',
  addTitle: 'Add a Note',
  editTitle: 'Edit Note',
  create: 'Add Note',
  change: 'Save Changes',
  full: 'There is no room for more notes. Remove one to add another.',
} as const;

/** Names a button of one note among those of others: "Edit the note “Sick”". */
export const noteActionLabel = (action: 'Edit' | 'Remove', { text }: Pick<TimelineNote, 'text'>) =>
  `${action} the note “${isolated(text)}”`;
