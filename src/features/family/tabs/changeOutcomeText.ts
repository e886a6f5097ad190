/** Sentences about a goal or a note that was added, changed, or removed. */
import type { SaveRowsOutcome } from '@/data/record/saveRows';
import { assertUnreachable } from '@/lib/assert';
import { isLessSafeThanChosen } from '@/data/record/notices/placeNotice';
import { newerVersionNotices } from '@/data/record/notices/rowNotices';

/** The outcome of a change; `visit` for one of a sample, which lasts only for this visit. */
export type ChangeOutcome = SaveRowsOutcome | { readonly state: 'visit' };

const newerNotices = { goal: newerVersionNotices.goals, note: newerVersionNotices.timelineNotes } as const;

/** Reports the outcome of a change. `done` is the text for success; other outcomes add to it or replace it. */
export function changeOutcomeText(
  outcome: ChangeOutcome,
  changed: keyof typeof newerNotices,
  done: string,
): string {
  switch (outcome.state) {
    case 'visit':
      return `${done} for this visit`;
    case 'saved':
      return isLessSafeThanChosen(outcome.place, outcome.savesOnDevice)
        ? `${done}, but this browser could not save it on the device`
        : done;
    case 'newer':
      return newerNotices[changed];
    case 'unread':
      return `The ${changed} could not be saved, because what is already saved here can’t be read right now. Nothing has changed. Close other tabs of this site and try again.`;
    case 'refused':
    case 'not-loaded':
      return `The ${changed} could not be saved. Nothing has changed. Check the connection and try again.`;
    default:
      return assertUnreachable(outcome);
  }
}
