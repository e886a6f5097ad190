/** The text about choosing where results are saved. */
import type { ConsentChange, RecordContents } from '@/data/record/api';
import { isDatabaseReadable } from '@/data/record/finished/isDatabaseReadable';
import { formatCount } from '@/lib/text/format';
import type { ConfirmQuestion } from '../ConfirmButton';
import { isRecordEmpty, recordContentsText, unreadableCount } from './recordContentsText';

/**
 * Confirmations before switching to saving for this visit only, which permanently deletes data. Empty if there is nothing to
 * delete. What can't be read isn't deleted, which the question says.
 */
export function visitOnlyConfirmations(measure: RecordContents): readonly ConfirmQuestion[] {
  if (!isDatabaseReadable(measure.database))
    return [
      {
        question: 'Save results only for this visit?',
        text: 'What is saved on this device can’t be read right now, so it stays there, and this tab doesn’t show it. To move or delete it, close other tabs of this site and reload the page first.',
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
    return `${tab}. What this device has could not be read in full, so it is still there.`;
  const tests =
    deleted === 0
      ? `${tab}, and this device has none.`
      : `${tab}; there was no room for ${deleted} more, now deleted.`;
  return untilReload === 0
    ? tests
    : `${tests} There was no room for your words, plan, or goals, either: they last until you reload or close this page.`;
}
