/** Sentences about rows that this page can't show or change: from a newer version of the site, or damaged. */
import type { UnreadableRowCounts } from '@/data/record/api';

/** For data from a newer version of the site, which this page can't change. */
export const newerVersionNotices = {
  words:
    'Some of your words were saved by a newer version of this site, so your work on them can’t be saved on this page. Nothing is lost: reload the page to get that version.',
  causes:
    'Some of the reasons you chose were saved by a newer version of this site, so they can’t be shown or changed on this page. Nothing is lost: reload the page to get that version.',
  plan: 'Your plan was saved by a newer version of this site, so it can’t be shown or changed on this page. Nothing is lost: reload the page to get that version.',
  profile:
    'Your profile was saved by a newer version of this site, so it can’t be shown or changed on this page. Nothing is lost: reload the page to get that version.',
  goals:
    'Some of your goals were saved by a newer version of this site, so they can’t be shown or changed on this page. Nothing is lost: reload the page to get that version.',
  reportedScores:
    'Some of the scores you entered were saved by a newer version of this site, so they can’t be shown or changed on this page. Nothing is lost: reload the page to get that version.',
  timelineNotes:
    'Some of your notes on the timeline were saved by a newer version of this site, so they can’t be shown or changed on this page. Nothing is lost: reload the page to get that version.',
  notes:
    'Not saved: a newer version of this site wrote the notes on this test. Nothing is lost: reload the page to get that version',
} as const;

const unreadableNotices = {
  words: 'Some of your saved words can’t be read. The rest are here.',
  causes: 'Some of the reasons you chose can’t be read. The rest are here.',
  plan: 'Your saved plan can’t be read. You can make a new one. See My Data on your results page for how much can’t be read.',
  profile:
    'Your saved profile can’t be read. You can fill it in again. See My Data on your results page for how much can’t be read.',
  goals: 'Some of your goals can’t be read. The rest are here.',
  reportedScores: 'Some of the scores you entered can’t be read. The rest are here.',
  timelineNotes: 'Some of your notes on the timeline can’t be read. The rest are here.',
} as const;

/** Describes problems with saved data; null if there are none. */
export function rowProblemText(
  what: keyof typeof unreadableNotices,
  { unreadable, newer }: UnreadableRowCounts,
): string | null {
  if (newer > 0) return newerVersionNotices[what];
  return unreadable > 0 ? unreadableNotices[what] : null;
}
