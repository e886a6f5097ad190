/** The contents of the record in words: how many tests, notes, words, and more. */
import type { RecordContents, UnreadableRowCounts } from '@/data/record/api';
import type { ByRowKind } from '@/data/record/saved/savedRowKinds';
import { formatCount, formatList } from '@/lib/text/format';

/** "24 finished tests, 1 unfinished test, and 3 notes"; "nothing" if the record is empty. */
export function recordContentsText({ finished, running, notes, savedRows }: RecordContents): string {
  const parts = [
    ...(finished > 0 ? [formatCount(finished, 'finished test')] : []),
    ...(running > 0 ? [formatCount(running, 'unfinished test')] : []),
    ...(notes > 0 ? [formatCount(notes, 'note')] : []),
    ...savedRowTexts(savedRows),
  ];
  return parts.length === 0 ? 'nothing' : formatList(parts);
}

export const notificationsPlaceText = 'your place in the notifications';

/** "2 notes on the timeline", as distinct from notes on tests. */
export const timelineNotesText = (count: number) => `${formatCount(count, 'note')} on the timeline`;

/**
 * The data saved besides tests, one text per kind, such as "210 words you have practiced" and "a study plan". Omits kinds without
 * rows; days of word practice are included only if no words are.
 */
export function savedRowTexts(savedRows: ByRowKind<number>): readonly string[] {
  const { cards, causes, plans, wordDays, profiles, goals, reportedTests, readMarks, timelineNotes } =
    savedRows;
  return [
    ...(cards > 0 ? [formatCount(cards, 'word') + ' you have practiced'] : []),
    ...(cards === 0 && wordDays > 0 ? [formatCount(wordDays, 'day') + ' of word practice'] : []),
    ...(causes > 0 ? [formatCount(causes, 'reason') + ' for mistakes'] : []),
    ...(plans > 0 ? ['a study plan'] : []),
    ...(profiles > 0 ? [formatCount(profiles, 'profile')] : []),
    ...(goals > 0 ? [formatCount(goals, 'goal')] : []),
    ...(reportedTests > 0 ? [formatCount(reportedTests, 'reported score')] : []),
    ...(timelineNotes > 0 ? [timelineNotesText(timelineNotes)] : []),
    ...(readMarks > 0 ? [notificationsPlaceText] : []),
  ];
}

/** True if the data saved besides tests is a single row. */
export const hasSingleSavedRow = (savedRows: ByRowKind<number>) =>
  Object.values(savedRows).reduce((sum, rows) => sum + rows, 0) === 1;

/** The number of rows and notes that can't be displayed for the given reason. */
export function undisplayableRowCount(
  others: RecordContents['others'],
  which: keyof UnreadableRowCounts,
): number {
  return Object.values(others).reduce((sum, each) => sum + each[which], 0);
}

/** The number of attempts, notes, and saved rows that are damaged or from a newer version of the site. */
export function unreadableCount({ unreadable, newer, others }: RecordContents): number {
  return (
    unreadable + newer + undisplayableRowCount(others, 'unreadable') + undisplayableRowCount(others, 'newer')
  );
}

/** True if nothing is saved, not even data that can't be displayed. */
export function isRecordEmpty(measure: RecordContents): boolean {
  const { finished, running, notes, savedRows, unusable } = measure;
  const troubled = unreadableCount(measure);
  const parts = [...savedRowTexts(savedRows), ...savedRowTexts(unusable)];
  return finished + running + notes + troubled + parts.length === 0;
}

/**
 * Returns true if an export would contain anything: finished tests or, for example, the words of a student who has taken no test.
 */
export function hasExportableData({
  finished,
  savedRows,
}: Pick<RecordContents, 'finished' | 'savedRows'>): boolean {
  return finished + savedRowTexts(savedRows).length > 0;
}
