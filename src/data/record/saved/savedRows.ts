/**
 * Data saved besides finished attempts, in rows: practice (word memory, causes of mistakes, the plan) and learner setup (profile,
 * goals, reported scores, read notifications, notes on the timeline).
 */
import * as v from 'valibot';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import {
  isUsableGoal,
  isUsableProfile,
  isUsableNotificationReadMark,
  isUsableReportedTest,
  type SavedGoal,
  type SavedNote,
  type SavedProfile,
  type SavedNotificationReadMark,
  type SavedReportedTest,
} from '@/domain/learner/setup';
import { isUsableNote } from '@/domain/learner/timeline-note';
import type { WordCard } from '@/domain/plan/words/word-card';
import { causeLabels, type MistakeCause } from '@/domain/plan/mistakes/mistake-cause';
import { checkpointTests, type SavedPlan, allSectionTests } from '@/domain/plan/schedule/study-plan';
import { isUsableCard, isUsablePlan, isUsableWordDay } from '@/domain/plan/ability/usable-records';
import type { WordDay } from '@/domain/plan/words/word-day';
import { maxSequence } from '@/lib/dates/ics';
import { localDayAt } from '@/lib/dates/localTime';
import { typedKeys } from '@/lib/typedKeys';
import {
  changedAtSchema,
  countSchema,
  isoDaySchema,
  durationMsSchema,
  nameSchema,
  parseOrNull,
  epochMsSchema,
} from '@/data/record/attemptSchema';
import type { SavedRowKind } from './savedRowKinds';
import {
  goalRowSchema,
  noteRowSchema,
  profileRowSchema,
  notificationReadMarkRowSchema,
  reportedTestRowSchema,
} from './setupRows';

/** The row types by kind. Of two rows with the same id, the later change wins. */
export interface SavedRows {
  readonly cards: WordCard;
  readonly causes: MistakeCause;
  readonly plans: SavedPlan;
  readonly wordDays: WordDay;
  readonly profiles: SavedProfile;
  readonly goals: SavedGoal;
  readonly reportedTests: SavedReportedTest;
  readonly readMarks: SavedNotificationReadMark;
  readonly timelineNotes: SavedNote;
}
export type SavedRow = SavedRows[SavedRowKind];

/** Rows of every kind. */
export type AllSavedRows = { readonly [Name in SavedRowKind]: readonly SavedRows[Name][] };

/** Collects the rows of each kind. Spelled out, so that each kind has its own type. */
export function rowsOfAllKinds(
  rowsOf: <Name extends SavedRowKind>(kind: Name) => readonly SavedRows[Name][],
): AllSavedRows {
  return {
    cards: rowsOf('cards'),
    causes: rowsOf('causes'),
    plans: rowsOf('plans'),
    wordDays: rowsOf('wordDays'),
    profiles: rowsOf('profiles'),
    goals: rowsOf('goals'),
    reportedTests: rowsOf('reportedTests'),
    readMarks: rowsOf('readMarks'),
    timelineNotes: rowsOf('timelineNotes'),
  };
}

export async function readRowsOfAllKinds(
  rowsOf: <Name extends SavedRowKind>(kind: Name) => Promise<readonly SavedRows[Name][]>,
): Promise<AllSavedRows> {
  const [cards, causes, plans, wordDays, profiles, goals, reportedTests, readMarks, timelineNotes] =
    await Promise.all([
      rowsOf('cards'),
      rowsOf('causes'),
      rowsOf('plans'),
      rowsOf('wordDays'),
      rowsOf('profiles'),
      rowsOf('goals'),
      rowsOf('reportedTests'),
      rowsOf('readMarks'),
      rowsOf('timelineNotes'),
    ]);
  return { cards, causes, plans, wordDays, profiles, goals, reportedTests, readMarks, timelineNotes };
}

const card: v.GenericSchema<unknown, WordCard> = v.strictObject({
  id: nameSchema,
  dueDay: isoDaySchema,
  stability: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  difficulty: v.pipe(v.number(), v.minValue(1), v.maxValue(10)),
  reviews: countSchema,
  lapses: countSchema,
  missesInARow: countSchema,
  reviewedOn: isoDaySchema,
  changedAt: changedAtSchema,
});

const cause: v.GenericSchema<unknown, MistakeCause> = v.strictObject({
  id: nameSchema,
  cause: v.nullable(v.picklist(typedKeys(causeLabels))),
  changedAt: changedAtSchema,
});

/** Room for two years of six plan entries a day. */
const mostEntries = 5000;
const minutes = v.pipe(countSchema, v.maxValue(24 * 60));

const share = v.pipe(countSchema, v.maxValue(100));

const shares = v.strictObject({ verbal: share, quantitative: share, reading: share, writing: share });
const missedPart = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));
const shareChange = v.strictObject({
  test: v.picklist(allSectionTests),
  day: isoDaySchema,
  from: shares,
  to: shares,
  missed: v.strictObject({ verbal: missedPart, quantitative: missedPart, reading: missedPart }),
});

const activity = v.variant('kind', [
  v.strictObject({ kind: v.literal('practice'), section: v.picklist(scoredSections) }),
  v.strictObject({ kind: v.picklist(['words', 'mistakes', 'essay']) }),
  v.strictObject({ kind: v.literal('checkpoint'), test: v.picklist(checkpointTests) }),
  v.strictObject({ kind: v.literal('full-test'), form: v.picklist(fullFormIds) }),
]);

const planEntry = { id: nameSchema, day: isoDaySchema, minutes, activity };

const calendarDays = v.pipe(v.array(isoDaySchema), v.maxLength(mostEntries));
const planCalendar = v.strictObject({
  sequence: v.pipe(countSchema, v.maxValue(maxSequence)),
  studyDays: calendarDays,
  testDays: calendarDays,
});

const plan: v.GenericSchema<unknown, SavedPlan> = v.strictObject({
  id: v.literal('plan'),
  plan: v.nullable(
    v.strictObject({
      madeOn: isoDaySchema,
      testDate: isoDaySchema,
      minutesPerDay: minutes,
      restDays: v.pipe(v.array(v.pipe(countSchema, v.maxValue(6))), v.maxLength(7)),
      balance: shares,
      answersUntil: epochMsSchema,
      shareChanges: v.optional(v.pipe(v.array(shareChange), v.maxLength(mostEntries))),
      settledThrough: v.optional(isoDaySchema),
      entries: v.pipe(v.array(v.strictObject(planEntry)), v.maxLength(mostEntries)),
      missed: v.optional(
        v.pipe(v.array(v.strictObject({ ...planEntry, moved: v.boolean() })), v.maxLength(mostEntries)),
      ),
    }),
  ),
  calendar: v.optional(planCalendar),
  changedAt: changedAtSchema,
});

const wordDay: v.GenericSchema<unknown, WordDay> = v.strictObject({
  id: isoDaySchema,
  recalls: countSchema,
  newWords: countSchema,
  ms: durationMsSchema,
  changedAt: changedAtSchema,
});

type SavedRowSchemas = { readonly [Name in SavedRowKind]: v.GenericSchema<unknown, SavedRows[Name]> };
const schemas: SavedRowSchemas = {
  cards: card,
  causes: cause,
  plans: plan,
  wordDays: wordDay,
  profiles: profileRowSchema,
  goals: goalRowSchema,
  reportedTests: reportedTestRowSchema,
  readMarks: notificationReadMarkRowSchema,
  timelineNotes: noteRowSchema,
};

/** True if screens can calculate with the row. */
export function isUsableRow(row: SavedRow, nowMs: number): boolean {
  const today = localDayAt(nowMs);
  if ('stability' in row) return isUsableCard(row, today);
  if ('plan' in row) return row.plan === null || isUsablePlan(row.plan, today);
  if ('profile' in row) return isUsableProfile(row.profile, today);
  if ('goal' in row) return row.goal === null || isUsableGoal(row.goal, today);
  if ('test' in row) return row.test === null || isUsableReportedTest(row.test, today);
  if ('note' in row) return row.note === null || isUsableNote(row.note, today);
  if ('until' in row) return isUsableNotificationReadMark(row, nowMs);
  return !('newWords' in row) || isUsableWordDay(row, today);
}

/** True if the row only records a removal. */
export function isRemovalRow(row: SavedRow): boolean {
  return (
    ('plan' in row && row.plan === null) ||
    ('goal' in row && row.goal === null) ||
    ('test' in row && row.test === null) ||
    ('note' in row && row.note === null)
  );
}

/** Parses a stored row; null if it is invalid. An unusable row gets `changedAt` 0, so that any other version replaces it. */
export function parseSavedRow<Name extends SavedRowKind>(
  kind: Name,
  value: unknown,
  nowMs = Date.now(),
): SavedRows[Name] | null {
  const row = parseOrNull<SavedRows[Name]>(schemas[kind], value);
  return row === null || isUsableRow(row, nowMs) ? row : { ...row, changedAt: 0 };
}

/** Returns the first readable profile row; null if there is none. */
export function findProfileRow(rows: readonly unknown[]): SavedProfile | null {
  return rows.map((row) => parseSavedRow('profiles', row)).find((row) => row !== null) ?? null;
}
