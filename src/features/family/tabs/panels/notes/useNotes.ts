import { useLearnerSetup } from '@/data/record/setup/useLearnerSetup';
import { compareNotes } from '@/domain/dashboard/notes/note-texts';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { useDashboardAccess } from '../../../frame/originContext';
import type { DashboardTabProps } from '../../../frame/dashboardTabProps';
import { learnerVisitKey } from '../../../frame/useDashboard';
import type { ChangeOutcome } from '../../changeOutcomeText';
import { useVisitNotes } from '../../../frame/useVisitNotes';

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
    return Promise.resolve<ChangeOutcome>({ state: 'visit' });
  };
  return {
    /** Adds a note, or changes the one with its id. */
    save: (note: TimelineNote): Promise<ChangeOutcome> =>
      isOwn
        ? saveNote(note)
        : changeForVisit((was) => [...was.filter(({ id }) => id !== note.id), note].toSorted(compareNotes)),
    remove: (id: string): Promise<ChangeOutcome> =>
      isOwn ? removeNote(id) : changeForVisit((was) => was.filter((note) => note.id !== id)),
  };
}
