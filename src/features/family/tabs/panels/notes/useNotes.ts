import type { SaveRowsOutcome } from '@/data/record/saveRows';
import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';
import { compareNotes } from '@/domain/dashboard/notes/note-texts';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { useDashboardAccess } from '../../../frame/originContext';
import type { DashboardTabProps } from '../../../frame/dashboardTabProps';
import { learnerVisitKey } from '../../../frame/useDashboard';
import { useVisitNotes } from '../../../frame/useVisitNotes';

/** The outcome of a change of the notes; `visit` for a sample's notes, which last only for this visit. */
export type NoteSaveOutcome = SaveRowsOutcome | { readonly state: 'visit' };

/**
 * Functions that change a learner's notes. Changes to a sample's notes last for the visit; changes to this device's notes are saved
 * in its record.
 */
export function useNotes({ family, learner }: DashboardTabProps) {
  const isOwn = useDashboardAccess() === 'own';
  const [, change] = useVisitNotes(learner, learnerVisitKey(family, learner));
  const { saveNote, removeNote } = useLearnerSetup();
  const changeForVisit = (next: (was: readonly TimelineNote[]) => readonly TimelineNote[]) => {
    change(next);
    return Promise.resolve<NoteSaveOutcome>({ state: 'visit' });
  };
  return {
    /** Adds a note, or changes the one with its id. */
    save: (note: TimelineNote): Promise<NoteSaveOutcome> =>
      isOwn
        ? saveNote(note)
        : changeForVisit((was) => [...was.filter(({ id }) => id !== note.id), note].toSorted(compareNotes)),
    remove: (id: string): Promise<NoteSaveOutcome> =>
      isOwn ? removeNote(id) : changeForVisit((was) => was.filter((note) => note.id !== id)),
  };
}
