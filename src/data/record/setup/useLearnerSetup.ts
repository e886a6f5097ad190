import { useMemo } from 'react';
import type { Consent, StudentRecord, WriteOutcome } from '@/data/record/api';
import { type SaveRowsOutcome, saveRows } from '@/data/record/saveRows';
import { useRecordFacts } from '@/data/record/useRecordFacts';
import type { LearnerGoal } from '@/domain/learner/learner-goal';
import { type LevelMove, movedProfile } from '@/domain/learner/level-move';
import type { ReportedTest } from '@/domain/learner/setup';
import type { TimelineNote } from '@/domain/learner/timeline-note';
import { newId } from '@/lib/browser/newId';
import {
  readLearnerSetup,
  writeGoal,
  writeNote,
  writeProfile,
  markNotificationsRead,
  writeReportedTest,
} from './learnerSetup';

/**
 * Provides this device's learner setup and the functions that change it. `facts` is null until loaded, and `readFailed` if loading
 * fails. Saves take the consent if the screen asked for it. All changes resolve to their result once `facts` has been read again,
 * and never reject.
 */
export function useLearnerSetup() {
  const { facts, readAgain } = useRecordFacts(readLearnerSetup);
  const saves = useMemo(() => {
    const saved = async (
      write: (record: StudentRecord) => Promise<WriteOutcome>,
      consent: Consent = null,
    ): Promise<SaveRowsOutcome> => {
      const outcome = await saveRows(write, consent);
      await readAgain();
      return outcome;
    };
    return {
      /** Moves the profile to the next level, on this visit's pages as well. */
      moveLevel: (move: LevelMove) =>
        saved((record) => {
          record.chooseLevel(move.to);
          return writeProfile(record, (profile) => movedProfile(profile, move));
        }),
      /** Saves a new goal, or a changed one with its id. */
      saveGoal: (goal: LearnerGoal, consent?: Consent) =>
        saved((record) => writeGoal(record, goal.id, goal), consent),
      removeGoal: (id: string) => saved((record) => writeGoal(record, id, null)),
      /** Saves a test whose scores the learner reported: a new one, or a changed one with its id. */
      saveReportedTest: (test: ReportedTest, consent?: Consent, id: string = newId()) =>
        saved((record) => writeReportedTest(record, id, test), consent),
      removeReportedTest: (id: string) => saved((record) => writeReportedTest(record, id, null)),
      /** Saves a new note, or a changed one with its id. */
      saveNote: (note: TimelineNote) => saved((record) => writeNote(record, note.id, note)),
      removeNote: (id: string) => saved((record) => writeNote(record, id, null)),
      /** Marks notifications up to a time (epoch milliseconds) as read. */
      markRead: (until: number) => saved((record) => markNotificationsRead(record, until)),
    };
  }, [readAgain]);
  return { facts, readAgain, ...saves };
}
