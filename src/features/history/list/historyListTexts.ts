import type { StoragePlace } from '@/data/record/api';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';

/** Shown if the list can't be read in full. "My Data" explains why and what to do. */
export const missingTestsText =
  'Some of your tests may be missing here, because this page can’t read everything that is saved. My Data, below, says what to do.';

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
  'That did not work: a part of the site could not be loaded. Nothing was changed.';
