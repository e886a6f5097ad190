/** The text about export and import. */
import { isolated } from '@/lib/text/isolated';
import { brand } from '@/brand';
import type { ExportedRecord, ImportOutcome, ImportReadResult } from '@/data/record/api';
import { maxBackupBytes } from '@/data/record/backup/maxBackupBytes';
import {
  formatDataSize,
  capitalize,
  formatCount,
  dateUnknown,
  formatList,
  formatNumber,
} from '@/lib/text/format';
import type { ImportFileResult } from './readSharedImport';
import { savedRowTexts, hasSingleSavedRow } from './recordContentsText';

const largestFile = formatDataSize(maxBackupBytes);

type Sound = Extract<ImportReadResult, { state: 'sound' }>;
type Refused = Exclude<ImportFileResult, Sound>['state'];

/** The label of the export button, which names the learner if the device has several. */
export const exportLabel = (named: string | null) =>
  named === null ? 'Export everything' : `Export ${named}’s record`;

export function exportedText({ fileName, attempts, savedRows, leftOut }: ExportedRecord): string {
  const beside = savedRowTexts(savedRows);
  const tests = attempts > 0 || beside.length === 0 ? [formatCount(attempts, 'test')] : [];
  const contents = formatList([...tests, ...beside]);
  const file = `${isolated(fileName)} holds ${contents}. Save it where you can find it again.`;
  if (leftOut === null)
    return `${file} Not everything on this device could be read, so the file may lack some tests.`;
  return leftOut === 0
    ? file
    : `${file} ${formatCount(leftOut, 'test')} that can’t be read here ${leftOut === 1 ? 'is' : 'are'} not in the file.`;
}

/** The warning before exporting a file that would be too large to import. */
export function exportTooLargeText({ attempts, sizeBytes }: ExportedRecord): string {
  return `An export of your ${formatCount(attempts, 'test')} is ${formatDataSize(sizeBytes)}, but an import can be no larger than ${largestFile}, so this site could not restore it. Nothing has been saved yet. Delete tests you no longer need and export again, or save the file as it is.`;
}

/** The effect of an import: "3 new tests, 1 already here". */
export function importPreviewText(reading: Sound): string {
  const { newAttempts, alreadyHere, unreadable, newNotes, newerNotesHere, newSavedRows } = reading;
  const { undated, unusable } = reading;
  const tests = [
    newAttempts === 0 ? 'No new tests' : formatCount(newAttempts, 'new test'),
    ...(alreadyHere > 0 ? [`${alreadyHere} already here`] : []),
    ...(unreadable > 0 ? [`${unreadable} that can’t be read and will be left out`] : []),
  ].join(', ');
  const notes = [
    ...(newNotes > 0 ? [`${formatCount(newNotes, 'new or updated note')}.`] : []),
    ...(newerNotesHere > 0
      ? [
          `${formatCount(newerNotesHere, 'note')} here ${newerNotesHere === 1 ? 'is' : 'are'} newer and will stay.`,
        ]
      : []),
  ];
  const savedRows = savedRowTexts(newSavedRows);
  const beside = savedRows.length === 0 ? [] : [`Also new or updated: ${formatList(savedRows)}.`];
  const dates =
    undated === 0
      ? []
      : [
          `${undated === 1 ? 'One of the new tests has' : `${formatNumber(undated)} of the new tests have`} a date that can’t be right: the list shows “${dateUnknown}” instead, and trends, practice, and your plan leave ${undated === 1 ? 'it' : 'them'} out.`,
        ];
  const leftOut = savedRowTexts(unusable);
  const setAside =
    leftOut.length === 0
      ? []
      : [
          `${capitalize(formatList(leftOut))} will be left out: some dates or numbers in ${hasSingleSavedRow(unusable) ? 'it' : 'them'} can’t be right.`,
        ];
  return [`${tests}.`, ...dates, ...notes, ...beside, ...setAside].join(' ');
}

export function hasNewData({ newAttempts, newNotes, newSavedRows }: Sound): boolean {
  return newAttempts + newNotes + savedRowTexts(newSavedRows).length > 0;
}

/** The warning before importing a file that belongs to another learner. Null if nothing indicates that. */
export function otherLearnerImportWarning({ learner }: Sound, named: string | null): string | null {
  if (!learner.isOther) return null;
  const file =
    learner.name === null ? 'This file is another student’s' : `This file is ${isolated(learner.name)}’s`;
  const here = named === null ? 'the record here is someone else’s' : `the record here is ${named}’s`;
  return `${file}, and ${here}. An import would mix the two. To open the file in a record of its own, add a student on the dashboard first, or switch to that student.`;
}

/** Shown before an import by a student who doesn't save results on the device. */
export const visitImportText =
  'Your results are not saved on this device, so what fits goes into this tab, and closing the tab deletes it. To save them longer, choose “Save on this device” first.';

export const importRefusalTexts: Readonly<Record<Refused, string>> = {
  foreign: `This file was not exported from here, so nothing was changed. The name of the right file begins with “${brand.filePrefix}”.`,
  damaged:
    'This file is damaged, so nothing was changed. If you have another copy of it, or an older export, try that one.',
  newer:
    'This file comes from a newer version of this site, so nothing was changed. Reload this page and import the file again.',
  'too-large': `This file is larger than ${largestFile}, so it was not read and nothing was changed. Choose a file that was exported here.`,
  'none-shared': `No file arrived with what you shared, so nothing was changed. Share the file whose name begins with “${brand.filePrefix}”, or choose it with “Import a file.”`,
  'several-shared': `You shared more than one file, and this page reads one at a time, so nothing was changed. Share the one whose name begins with “${brand.filePrefix}”, or choose it with “Import a file.”`,
  'share-gone':
    'The file you shared is no longer here, or there was no room for it. Nothing was changed. Share it again, or choose it with “Import a file.”',
};

export function importedText({ device, tab, memory, noRoom, notes, savedRows }: ImportOutcome): string {
  const went = [
    ...(device > 0 ? [`${formatCount(device, 'test')} imported to this device`] : []),
    ...(tab > 0 ? [`${formatCount(tab, 'test')} imported into this tab`] : []),
    ...(memory > 0 ? [`${formatCount(memory, 'test')} available until this page is closed or reloaded`] : []),
    ...(notes > 0 ? [`${formatCount(notes, 'note')} imported`] : []),
    ...(savedRows > 0 ? ['your words, plan, profile, and goals brought up to date'] : []),
  ];
  const noRoomText =
    noRoom > 0 ? ` There was no room for ${formatCount(noRoom, 'test')}: the file still has them.` : '';
  return `${went.length === 0 ? 'Nothing was imported' : capitalize(formatList(went))}.${noRoomText}`;
}

/** Shown while an action runs. Large files take seconds and may block the page meanwhile. */
export const busyTexts = {
  anything: 'One moment…',
  exporting: 'Preparing the export…',
  reading: 'Reading the file. With hundreds of tests in it, this takes a few seconds…',
  importing: 'Importing…',
} as const;
