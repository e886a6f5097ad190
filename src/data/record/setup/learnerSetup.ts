/** Reads the learner's setup from the record, and writes each change as the latest version of its row. */
import type { StudentRecord, WriteOutcome } from '@/data/record/api';
import { rowProblemText } from '@/data/record/notices/rowNotices';
import { nextChangeTime } from '@/data/record/saveRows';
import type { LearnerGoal } from '@/domain/learner/learner-goal';
import {
  isUsableGoal,
  isUsableProfile,
  isUsableReportedTest,
  type SavedGoal,
  type SavedNote,
  type SavedProfile,
  type SavedReportedTest,
  emptyProfile,
  type EditableProfile,
  type ReportedTest,
} from '@/domain/learner/setup';
import { isUsableNote, type TimelineNote, timelineNoteLimits } from '@/domain/learner/timeline-note';
import { localDayAt } from '@/lib/dates/localTime';
import { newId } from '@/lib/browser/newId';

/** A reported test with the id for changing or removing it. */
export interface ReportedTestEntry extends ReportedTest {
  readonly id: string;
}

export interface LearnerSetup {
  /** Null if no profile is saved. */
  readonly learnerId: string | null;
  /** `emptyProfile` if none is saved. */
  readonly profile: EditableProfile;
  /** When it was last saved, in epoch milliseconds; null if none is saved. */
  readonly profileSavedAt: number | null;
  /** By the day they were set, oldest first. */
  readonly goals: readonly LearnerGoal[];
  /** By test date, oldest first. */
  readonly reportedTests: readonly ReportedTestEntry[];
  /** By their first day, oldest first. */
  readonly notes: readonly TimelineNote[];
  /** Notifications up to this time (epoch milliseconds) are read; 0 if none are. */
  readonly readUntil: number;
  /** True if the student hasn't chosen yet where to save, so screens must ask before they save something. */
  readonly needsConsent: boolean;
  /** Problems with saved data, as a sentence each; null where there is none. */
  readonly problems: Readonly<Record<'profile' | 'goals' | 'reportedScores' | 'notes', string | null>>;
}

type Reads = Pick<StudentRecord, 'readSavedRows'>;
type Writes = Pick<StudentRecord, 'changeSavedRows'>;

/** Returns the saved profile; `emptyProfile` if there is none. */
export async function readProfile(record: Reads): Promise<EditableProfile> {
  const [row] = await record.readSavedRows('profiles');
  return row?.profile ?? emptyProfile;
}

/** Returns the tests taken elsewhere by test date, oldest first. */
export async function readReportedTests(record: Reads): Promise<LearnerSetup['reportedTests']> {
  const rows = await record.readSavedRows('reportedTests');
  return rows
    .flatMap(({ id, test }) => (test === null ? [] : { id, ...test }))
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.id.localeCompare(b.id));
}

/** Reads the learner's complete setup once the record is ready. */
export async function readLearnerSetup(record: StudentRecord): Promise<LearnerSetup> {
  await record.prepareRecord();
  const [[row], goals, reportedTests, notes, [mark], ofProfile, ofGoals, ofTests, ofNotes] =
    await Promise.all([
      record.readSavedRows('profiles'),
      record.readSavedRows('goals'),
      readReportedTests(record),
      record.readSavedRows('timelineNotes'),
      record.readSavedRows('readMarks'),
      record.countUnusableSavedRows('profiles'),
      record.countUnusableSavedRows('goals'),
      record.countUnusableSavedRows('reportedTests'),
      record.countUnusableSavedRows('timelineNotes'),
    ]);
  return {
    learnerId: row?.learner ?? null,
    profile: row?.profile ?? emptyProfile,
    profileSavedAt: row?.changedAt ?? null,
    goals: goals
      .flatMap(({ goal }) => goal ?? [])
      .toSorted((a, b) => a.setOn.localeCompare(b.setOn) || a.id.localeCompare(b.id)),
    reportedTests,
    notes: notes
      .flatMap(({ note }) => note ?? [])
      .toSorted((a, b) => a.from.localeCompare(b.from) || a.id.localeCompare(b.id)),
    readUntil: mark?.until ?? 0,
    needsConsent: record.consent() === null,
    problems: {
      profile: rowProblemText('profile', ofProfile),
      goals: rowProblemText('goals', ofGoals),
      reportedScores: rowProblemText('reportedScores', ofTests),
      notes: rowProblemText('timelineNotes', ofNotes),
    },
  };
}

/**
 * Applies a change to the currently saved profile, so that two screens changing different fields don't overwrite each other.
 * @param learner the learner's id, used only if no profile is saved yet
 */
export function writeProfile(
  record: Writes,
  change: (saved: EditableProfile) => EditableProfile,
  learner: string = newId(),
): Promise<WriteOutcome> {
  return record.changeSavedRows(['profiles'], ({ profiles }) => {
    const row = changedProfile(profiles[0], change, learner);
    return row === null ? null : { profiles: [row] };
  });
}

/**
 * Returns the profile's row after a change; null if screens couldn't calculate with it.
 * @param learner the learner's id, used only if no profile is saved yet
 */
export function changedProfile(
  row: SavedProfile | undefined,
  change: (saved: EditableProfile) => EditableProfile,
  learner: string,
): SavedProfile | null {
  const profile = change(row?.profile ?? emptyProfile);
  if (!isUsableProfile(profile, localDayAt(Date.now()))) return null;
  return {
    id: 'profile',
    learner: row?.learner ?? learner,
    profile,
    changedAt: nextChangeTime(row?.changedAt ?? 0),
  };
}

/** Writes a goal; null removes it. */
export function writeGoal(record: Writes, id: string, goal: LearnerGoal | null): Promise<WriteOutcome> {
  const isUsable = goal === null || isUsableGoal(goal, localDayAt(Date.now()));
  return record.changeSavedRows(['goals'], ({ goals }) =>
    isUsable ? { goals: [{ id, goal, changedAt: nextChangeTime(changeOf(goals, id)) }] } : null,
  );
}

/** Writes a test whose scores the learner reported; null removes it. */
export function writeReportedTest(
  record: Writes,
  id: string,
  test: ReportedTest | null,
): Promise<WriteOutcome> {
  const isUsable = test === null || isUsableReportedTest(test, localDayAt(Date.now()));
  return record.changeSavedRows(['reportedTests'], ({ reportedTests }) =>
    isUsable
      ? { reportedTests: [{ id, test, changedAt: nextChangeTime(changeOf(reportedTests, id)) }] }
      : null,
  );
}

/** Writes a note on the timeline; null removes it. Refuses a new note beyond the most that a learner can have. */
export function writeNote(record: Writes, id: string, note: TimelineNote | null): Promise<WriteOutcome> {
  const isUsable = note === null || isUsableNote(note, localDayAt(Date.now()));
  return record.changeSavedRows(['timelineNotes'], ({ timelineNotes }) => {
    const others = timelineNotes.filter((row) => row.note !== null && row.id !== id);
    return isUsable && (note === null || others.length < timelineNoteLimits.notes)
      ? { timelineNotes: [{ id, note, changedAt: nextChangeTime(changeOf(timelineNotes, id)) }] }
      : null;
  });
}

/** Marks notifications up to a time as read. The time never moves back. */
export function markNotificationsRead(record: Writes, until: number): Promise<WriteOutcome> {
  return record.changeSavedRows(['readMarks'], ({ readMarks: [mark] }) => ({
    readMarks: [
      {
        id: 'read',
        until: Math.max(until, mark?.until ?? until),
        changedAt: nextChangeTime(mark?.changedAt ?? 0),
      },
    ],
  }));
}

/** Returns the time of a row's last change in epoch milliseconds; 0 if there is no such row. */
function changeOf(rows: readonly (SavedGoal | SavedReportedTest | SavedNote)[], id: string): number {
  return rows.find((row) => row.id === id)?.changedAt ?? 0;
}
