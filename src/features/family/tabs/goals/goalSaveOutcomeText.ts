/** Sentences about a goal that was added or changed. */
import { assertUnreachable } from '@/lib/assert';
import { isLessSafeThanChosen } from '@/data/record/notices/placeNotice';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';
import type { GoalSaveOutcome } from './useGoals';

/** Reports the outcome of saving a goal. `done` is the text for success; other outcomes add to it or replace it. */
export function goalSaveOutcomeText(saved: GoalSaveOutcome, done: string): string {
  switch (saved.state) {
    case 'visit':
      return `${done} for this visit`;
    case 'saved':
      return isLessSafeThanChosen(saved.place, saved.savesOnDevice)
        ? `${done}, but this browser could not save it on the device`
        : done;
    case 'newer':
      return newerVersionNotices.goals;
    case 'unread':
      return 'The goal could not be saved, because what is already saved here can’t be read right now. Nothing has changed. Close other tabs of this site and try again.';
    case 'refused':
    case 'not-loaded':
      return 'The goal could not be saved. Nothing has changed. Check the connection and try again.';
    default:
      return assertUnreachable(saved);
  }
}
