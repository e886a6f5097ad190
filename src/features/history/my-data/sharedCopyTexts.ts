/** The text about records shared by other learners. */
import type { SharedCopies } from '@/data/learners/shared/sharedCopies';
import { sharedCopyDateLabel, sharedCopyLabel } from '@/data/learners/shared/sharedCopyLabel';
import type { SharedDigest } from '@/data/learners/shared/sharedDigest';
import { formatCount, formatList } from '@/lib/text/format';
import type { ConfirmQuestion } from '@/ui/controls/dialogs/ConfirmDialog';

/** "the copy of Theo’s progress and the copy of Maya’s progress"; null if there are none. */
export function sharedCopiesText({ copies, unreadable, newer }: SharedCopies): string | null {
  const others = unreadable + newer;
  const parts = [
    ...copies.map(({ digest }) => `the copy of ${sharedCopyLabel(digest)}`),
    ...(others > 0 ? [`${formatCount(others, 'shared copy', 'shared copies')} that can’t be shown`] : []),
  ];
  return parts.length === 0 ? null : formatList(parts);
}

export function copyRemovalConfirmations(digest: SharedDigest): readonly ConfirmQuestion[] {
  return [
    {
      question: `Remove ${sharedCopyLabel(digest)}?`,
      text: `The copy, ${sharedCopyDateLabel(digest)}, will be removed from this device. The student still has everything and can share it again.`,
      confirmLabel: 'Remove it',
    },
  ];
}

export const copyRemovedText = 'The copy was removed from this device.';

/** One sentence for each problem with records that can't be displayed. */
export function sharedCopyProblems({ unreadable, newer }: SharedCopies): readonly string[] {
  return [
    ...(unreadable > 0
      ? [
          `${formatCount(unreadable, 'shared copy', 'shared copies')} here can’t be read. Nothing was deleted. Ask for a new copy. Saving it replaces the old one.`,
        ]
      : []),
    ...(newer > 0
      ? [
          `${formatCount(newer, 'shared copy', 'shared copies')} here ${newer === 1 ? 'is' : 'are'} from a newer version of this site and ${newer === 1 ? 'is' : 'are'} left unchanged. Reload this page to get that version.`,
        ]
      : []),
  ];
}
