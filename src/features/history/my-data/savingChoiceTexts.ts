/** The text about choosing where results are saved. */
import type { RecordContents } from '@/data/record/api';
import { formatCount } from '@/lib/text/format';
import type { ConfirmQuestion } from '../ConfirmButton';
import { recordContentsText, isRecordEmpty } from './recordContentsText';

/**
 * Confirmations before switching to saving for this visit only, which permanently deletes data. Empty if there is nothing to
 * delete.
 */
export function visitOnlyConfirmations(measure: RecordContents): readonly ConfirmQuestion[] {
  if (isRecordEmpty(measure)) return [];
  const contents = recordContentsText(measure);
  return [
    {
      question: 'Save results only for this visit?',
      text: `This device has ${contents}. What fits moves to this tab, and closing the tab deletes it. Export everything first if you want it later.`,
      confirmLabel: 'Only for this visit',
    },
    {
      question: `Delete ${contents} from this device?`,
      text: 'This can’t be undone. What doesn’t fit in the tab is deleted right away, oldest tests first.',
      confirmLabel: 'Delete from this device',
    },
  ];
}

export function savedOnDeviceText(moved: number): string {
  return moved === 0
    ? 'Results are saved on this device from now on.'
    : `Results are saved on this device from now on, including ${formatCount(moved, 'test')} from this tab.`;
}

export function savedForVisitText(moved: number, deleted: number | null): string {
  const tab = `Results are saved only for this visit. This tab has ${formatCount(moved, 'test')}`;
  if (deleted === null) return `${tab}; what the device had could not be read and was deleted.`;
  return deleted === 0
    ? `${tab}, and this device has none.`
    : `${tab}; there was no room for ${deleted} more, now deleted.`;
}
