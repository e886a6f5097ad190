import type { StoragePlace } from '@/data/record/api';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';
import { dateUnknown } from '@/lib/text/format';
import type { ConfirmQuestion } from '@/ui/controls/dialogs/ConfirmDialog';
import { type HistoryRow, questionsAsked, type SectionCounts } from './historyRows';

export const historyColumns = {
  date: 'Date',
  test: 'Test',
  sections: 'Right answers',
  total: 'Estimated total',
  end: 'More',
} as const;

/** In place of an essay's count. */
export const notScoredText = 'not scored';

/** A section's result for screen readers: "30 of 40 right, 8 wrong, 2 blank". */
export function sectionCountsText(section: SectionCounts): string {
  const { right, wrong, blank } = section;
  return `${right} of ${questionsAsked(section)} right, ${wrong} wrong, ${blank} blank`;
}

/** Accessible names of the links to score reports. */
export const testReportLabel = ({ title, date }: HistoryRow): string => `${title}, ${date}: score report`;
export const exampleReportLabel = (test: string): string => `${test}, worked example: score report`;

/** Accessible name of the button that opens a test's menu. */
export const testMenuLabel = ({ title, date }: HistoryRow): string => `More for ${title}, ${date}`;

export const testActionLabels = { notes: 'Name or note', remove: 'Delete' } as const;

/** The question before a test is deleted. */
export function deleteTestQuestion({ title, date, note }: HistoryRow): ConfirmQuestion {
  const what = note === '' ? 'its answers' : 'its answers and your note';
  return {
    question: 'Delete this test?',
    text: `This deletes ${title}${date === dateUnknown ? '' : ` (${date})`} with ${what}. It can’t be undone.`,
    confirmLabel: 'Delete it',
  };
}

export const keepTestLabel = 'Keep it';

/** Shown if the list can't be read in full. "My Data" explains why and what to do. */
export const missingTestsText =
  'Some of your tests may be missing here, because this page can’t read everything that is saved. See My Data below for what to do.';

export const noteSavedTexts: Readonly<Record<StoragePlace, string>> = {
  device: 'Saved',
  tab: 'Saved in this tab until it is closed',
  memory: 'Saved until this page is closed or reloaded',
};

export const noteNotSavedTexts = {
  refused: 'Not saved: this test is no longer here',
  newer: newerVersionNotices.notes,
  unread:
    'Not saved: what is already saved here can’t be read right now. Close other tabs of this site and try again',
} as const;

export const notesUnreadText =
  'Your notes can’t be read right now. Nothing is lost: close other tabs of this site, then reload the page';

export const testDeletedTexts = {
  all: 'Test deleted',
  some: 'This test could not be deleted from the device. Reload the page and try again.',
} as const;

export const actionFailedText =
  'That did not work: a part of the site could not be loaded. Nothing was changed. Check the connection and try again.';
