/** The sentences about copies that other learners handed over. */
import type { SharedCopies } from '@/data/learners/shared/copies';
import { copyMade, copyName } from '@/data/learners/shared/copyName';
import type { SharedDigest } from '@/data/learners/shared/digest';
import { count, listed } from '@/lib/format';
import type { LossQuestion } from '../AskFirst';

/** "Theo’s progress and Maya’s progress", as a sentence lists what is here; null where there is nothing. */
export function sharedContents({ copies, unreadable, newer }: SharedCopies): string | null {
  const others = unreadable + newer;
  const parts = [
    ...copies.map(({ digest }) => `the copy of ${copyName(digest)}`),
    ...(others > 0 ? [`${count(others, 'shared copy', 'shared copies')} that can’t be shown`] : []),
  ];
  return parts.length === 0 ? null : listed(parts);
}

export function removeCopyQuestions(digest: SharedDigest): readonly LossQuestion[] {
  return [
    {
      question: `Remove ${copyName(digest)}?`,
      text: `The copy, ${copyMade(digest)}, will be removed from this device. The learner still has everything and can share it again.`,
      go: 'Remove it',
    },
  ];
}

export const removedWords = 'The copy was removed from this device.';

/** What is here and can't be shown, a sentence each. */
export function sharedTroubles({ unreadable, newer }: SharedCopies): readonly string[] {
  return [
    ...(unreadable > 0
      ? [
          `${count(unreadable, 'shared copy', 'shared copies')} here can’t be read. Nothing was deleted. Ask for a new copy. Saving it replaces the old one.`,
        ]
      : []),
    ...(newer > 0
      ? [
          `${count(newer, 'shared copy', 'shared copies')} here ${newer === 1 ? 'is' : 'are'} from a newer version of this site and ${newer === 1 ? 'is' : 'are'} left unchanged. Reload this page to get that version.`,
        ]
      : []),
  ];
}
