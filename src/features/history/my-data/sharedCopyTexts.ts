/** The sentences about copies that other learners handed over. */
import type { SharedCopies } from '@/data/learners/shared/sharedCopies';
import { copyDateLabel, copyLabel } from '@/data/learners/shared/copyLabel';
import type { SharedDigest } from '@/data/learners/shared/sharedDigest';
import { formatCount, formatList } from '@/lib/format';
import type { ConfirmQuestion } from '../ConfirmButton';

/** "Theo’s progress and Maya’s progress", as a sentence lists what is here; null where there is nothing. */
export function sharedCopiesText({ copies, unreadable, newer }: SharedCopies): string | null {
  const others = unreadable + newer;
  const parts = [
    ...copies.map(({ digest }) => `the copy of ${copyLabel(digest)}`),
    ...(others > 0 ? [`${formatCount(others, 'shared copy', 'shared copies')} that can’t be shown`] : []),
  ];
  return parts.length === 0 ? null : formatList(parts);
}

export function removeCopyQuestions(digest: SharedDigest): readonly ConfirmQuestion[] {
  return [
    {
      question: `Remove ${copyLabel(digest)}?`,
      text: `The copy, ${copyDateLabel(digest)}, will be removed from this device. The learner still has everything and can share it again.`,
      go: 'Remove it',
    },
  ];
}

export const copyRemovedText = 'The copy was removed from this device.';

/** What is here and can't be shown, a sentence each. */
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
