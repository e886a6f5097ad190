/** Sentences about the result of saving, and what to do after a failure. */
import type { StoragePlace } from '@/data/record/api';
import { newerVersionNotices } from './rowNotices';
import type { SaveRowsOutcome } from '@/data/record/saveRows';

const named = {
  plan: { it: 'Your plan', newer: newerVersionNotices.plan },
  profile: { it: 'Your profile', newer: newerVersionNotices.profile },
  target: { it: 'Your target', newer: newerVersionNotices.profile },
  goal: { it: 'Your goal', newer: newerVersionNotices.goals },
  reportedScore: { it: 'The score', newer: newerVersionNotices.reportedScores },
} as const;

const places: Readonly<Record<StoragePlace, string>> = {
  device: 'is saved on this device.',
  tab: 'is saved in this tab.',
  memory: 'lasts until you close or reload this page.',
};

/** States where something is saved. If that is less safe than the student chose, `placeNotice` explains more. */
export function savedSentence(what: keyof typeof named, place: StoragePlace): string {
  return `${named[what].it} ${places[place]}`;
}

export function notSavedSentence(
  what: keyof typeof named,
  state: Exclude<SaveRowsOutcome['state'], 'saved'>,
): string {
  const { it, newer } = named[what];
  if (state === 'newer') return newer;
  if (state === 'unread')
    return `${it} could not be saved, because what is already saved here can’t be read right now. Nothing has changed. Close other tabs of this site and try again.`;
  return state === 'not-loaded'
    ? `${it} could not be saved, because a part of the site could not be loaded. Nothing has changed. Check the connection and try again.`
    : `${it} could not be saved. Nothing has changed. Reload the page, then try again.`;
}
