/** The text about deleting the record. */
import type { RecordContents } from '@/data/record/api';
import { isDatabaseReadable } from '@/data/record/finished/isDatabaseReadable';
import type { ConfirmQuestion } from '@/ui/controls/dialogs/ConfirmDialog';
import { recordContentsText, isRecordEmpty } from './recordContentsText';

/** Says that there may be more than was counted; empty if everything was. */
const unreadText = ({ database }: RecordContents) =>
  isDatabaseReadable(database) ? '' : ', and everything on this device that can’t be read right now';

/** The label of the delete buttons, which names the learner if the device has several. */
export const deleteRecordLabel = (named: string | null) =>
  named === null ? 'Delete everything' : `Delete ${named}’s record`;

export const cancelDeleteLabel = (named: string | null) =>
  named === null ? 'Keep everything' : 'Keep the record';

/**
 * @param measure null if the record can't be measured
 * @param shared text that lists the records shared by other learners; null for none
 * @param named the learner's name if the device has several, otherwise null
 */
export function deletionConfirmations(
  measure: RecordContents | null,
  shared: string | null,
  named: string | null,
): readonly ConfirmQuestion[] {
  const copies = named === null ? ', every copy that was shared with you' : '';
  const own =
    measure === null
      ? `all tests, words, the study plan, the profile, goals${copies}`
      : `${isRecordEmpty(measure) ? 'your choice about saving results' : recordContentsText(measure)}${unreadText(measure)}`;
  if (named !== null)
    return [
      {
        question: `Delete ${named}’s record?`,
        text: `This deletes ${own}, and the list of questions that ${named} has seen. ${named}’s tests that are open in other tabs end too. Other students’ records on this device stay, and so do copies that were shared with you.`,
        confirmLabel: deleteRecordLabel(named),
      },
      {
        question: `Really delete ${named}’s record?`,
        text: 'This can’t be undone. Only an export that was saved earlier can restore the tests. Afterward, the site switches to the next student on this device.',
        confirmLabel: `Yes, delete ${named}’s record`,
      },
    ];
  const contents = shared === null ? own : `${own}, ${shared}`;
  return [
    {
      question: 'Delete everything?',
      text: `This deletes ${contents}, and the list of questions you have seen. Tests that are open in other tabs end too.`,
      confirmLabel: 'Delete everything',
    },
    {
      question: 'Really delete everything?',
      text: 'This can’t be undone. Only an export you saved earlier can restore your tests.',
      confirmLabel: 'Yes, delete everything',
    },
  ];
}

export const recordDeletedTexts = {
  all: 'Everything was deleted. No test data is left on this device.',
  some: 'Not everything could be deleted. Close the other tabs of this site and try again.',
} as const;
