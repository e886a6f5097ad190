/** The words of the notes' card and form. */
import { isLessSafeThanChosen } from '@/data/record/notices/placeNotice';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { assertUnreachable } from '@/lib/assert';
import { isolated } from '@/lib/text/isolated';
import type { NoteSaveOutcome } from './useNotes';

export const notesTexts = {
  title: 'Notes on the Timeline',
  /** What notes are for, where there are none. */
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

/** Reports the outcome of a change of the notes. `done` is the text for success; other outcomes add to it or replace it. */
export function noteSaveOutcomeText(saved: NoteSaveOutcome, done: string): string {
  switch (saved.state) {
    case 'visit':
      return `${done} for this visit`;
    case 'saved':
      return isLessSafeThanChosen(saved.place, saved.savesOnDevice)
        ? `${done}, but this browser could not save it on the device`
        : done;
    case 'newer':
      return newerVersionNotices.timelineNotes;
    case 'unread':
      return 'The note could not be saved, because what is already saved here can’t be read right now. Nothing has changed. Close other tabs of this site and try again.';
    case 'refused':
    case 'not-loaded':
      return 'The note could not be saved. Nothing has changed. Check the connection and try again.';
    default:
      return assertUnreachable(saved);
  }
}
