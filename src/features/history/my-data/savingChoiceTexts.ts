/** The text about choosing where results are saved. */
import type { ConsentChange, RecordContents } from '@/data/record/api';
import { isDatabaseReadable } from '@/data/record/finished/isDatabaseReadable';
import { formatCount } from '@/lib/text/format';
import type { ConfirmQuestion } from '@/ui/controls/dialogs/ConfirmDialog';
import { isRecordEmpty, recordContentsText, unreadableCount } from './recordContentsText';

/**
 * Confirmations before switching to saving for this visit only, which permanently deletes data. Empty if there is nothing to
 * delete. If the database doesn't respond now, it may later, so the question covers both.
 */
export function visitOnlyConfirmations(measure: RecordContents): readonly ConfirmQuestion[] {
  if (!isDatabaseReadable(measure.database))
    return [
      {
        question: 'Save results only for this visit?',
        text: 'What is saved on this device can’t be read right now. As long as that is so, nothing changes. Once it can be read, what fits moves to this tab, and the rest is deleted from this device. This can’t be undone.',
        confirmLabel: 'Only for this visit',
      },
    ];
  if (isRecordEmpty(measure)) return [];
  const contents = recordContentsText(measure);
  const unread = unreadableCount(measure);
  return [
    {
      question: 'Save results only for this visit?',
      text: `This device has ${contents}. What fits moves to this tab, and closing the tab deletes it. Export everything first if you want it later.`,
      confirmLabel: 'Only for this visit',
    },
    {
      question: `Delete ${contents} from this device?`,
      text: `This can’t be undone. What doesn’t fit in the tab is deleted right away, oldest tests first.${
        unread === 0 ? '' : ` So is what this page can’t read: ${formatCount(unread, 'item')}.`
      }`,
      confirmLabel: 'Delete from this device',
    },
  ];
}

export function savedOnDeviceText(moved: number): string {
  return moved === 0
    ? 'Results are saved on this device from now on.'
    : `Results are saved on this device from now on, including ${formatCount(moved, 'test')} from this tab.`;
}

export function savedForVisitText({ moved, deleted, untilReload }: ConsentChange): string {
  const tab = `Results are saved only for this visit. This tab has ${formatCount(moved, 'test')}`;
  if (deleted === null)
    return 'Nothing has changed, because what is saved on this device can’t be read in full right now. Close other tabs of this site, reload the page, and choose again.';
  const tests =
    deleted === 0
      ? `${tab}, and this device has none.`
      : `${tab}; there was no room for ${deleted} more, now deleted.`;
  return untilReload === 0
    ? tests
    : `${tests} There was no room for your words, plan, or goals, either: they last until you reload or close this page.`;
}
