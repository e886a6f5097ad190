/** The text of "My data"; all figures come from the record. */
import { brand } from '@/brand';
import type {
  Consent,
  ExportedRecord,
  ImportOutcome,
  ImportReading,
  RecordMeasure,
  RowTroubles,
} from '@/data/record/api';
import type { ByRowKind } from '@/data/record/saved/savedRowKinds';
import { maxBackupBytes } from '@/data/record/backup/maxBackupBytes';
import { formatDataSize } from '@/lib/text/formatDataSize';
import {
  capitalize,
  formatCount,
  dateUnknown,
  formatDayAndTime,
  formatList,
  formatNumber,
} from '@/lib/text/format';
import type { ConfirmQuestion } from '../ConfirmButton';
import type { EvictionRisk } from './evictionRisk';
import type { ImportFileResult } from './readSharedImport';

const largestFile = formatDataSize(maxBackupBytes);

type Sound = Extract<ImportReading, { state: 'sound' }>;
type Refused = Exclude<ImportFileResult, Sound>['state'];

/** "24 finished tests, 1 unfinished test, and 3 notes"; "nothing" if the record is empty. */
export function recordContentsText({ finished, running, notes, kept }: RecordMeasure): string {
  const parts = [
    ...(finished > 0 ? [formatCount(finished, 'finished test')] : []),
    ...(running > 0 ? [formatCount(running, 'unfinished test')] : []),
    ...(notes > 0 ? [formatCount(notes, 'note')] : []),
    ...keptParts(kept),
  ];
  return parts.length === 0 ? 'nothing' : formatList(parts);
}

const readMarkText = 'your place in the notifications';

/**
 * The data saved besides tests, one text per kind, such as "210 words" and "a study plan". Omits kinds without rows; days of words
 * appear only if there are no words.
 */
function keptParts(kept: ByRowKind<number>): readonly string[] {
  const { cards, causes, plans, wordDays, profiles, goals, reportedTests, readMarks } = kept;
  return [
    ...(cards > 0 ? [formatCount(cards, 'word') + ' you have practiced'] : []),
    ...(cards === 0 && wordDays > 0 ? [formatCount(wordDays, 'day') + ' of word practice'] : []),
    ...(causes > 0 ? [formatCount(causes, 'reason') + ' for mistakes'] : []),
    ...(plans > 0 ? ['a study plan'] : []),
    ...(profiles > 0 ? [formatCount(profiles, 'profile')] : []),
    ...(goals > 0 ? [formatCount(goals, 'goal')] : []),
    ...(reportedTests > 0 ? [formatCount(reportedTests, 'reported score')] : []),
    ...(readMarks > 0 ? [readMarkText] : []),
  ];
}

export function recordSizeText({ bytes, quotaBytes }: RecordMeasure): string {
  const size = bytes < 1000 ? 'Less than 1 kB' : `About ${formatDataSize(bytes)}`;
  return quotaBytes === null
    ? size
    : `${size} of the ${formatDataSize(quotaBytes)} that this browser gives the site`;
}

export const savedPlaceTexts: Readonly<Record<'keep' | 'visit' | 'none', string>> = {
  keep: 'On this device, until you delete it. It never leaves the device by itself.',
  visit: 'In this tab only. It survives a reload, but closing the tab deletes it.',
  none: 'Nowhere yet. Choose here, or when you start your first test.',
};

export function savedPlaceText(consent: Consent): string {
  return savedPlaceTexts[consent ?? 'none'];
}

export function lastBackupText(lastBackupMs: number | null): string {
  return lastBackupMs === null ? 'None yet' : capitalize(formatDayAndTime(lastBackupMs));
}

export const evictionRiskTexts: Readonly<Record<EvictionRisk, string>> = {
  promised: 'This browser has agreed not to clear your data to make room.',
  'seven-days':
    'After seven days without a visit, Safari and every browser on an iPhone or iPad delete what a site has saved. Come back within a week, or export your data.',
  maybe: 'This browser may clear your data when the device runs out of room. An export is safe from that.',
};

/** For iPhone and iPad: an app on the Home Screen can't access the storage of browser tabs. */
export const homeScreenText =
  'On the Home Screen, this site’s data isn’t deleted after seven days without a visit. Tap Share, then “Add to Home Screen.” The app there has its own storage, so export here first and import there.';

const are = (value: number) => (value === 1 ? 'is' : 'are');
const isOne = (kept: ByRowKind<number>) => Object.values(kept).reduce((sum, rows) => sum + rows, 0) === 1;

/** The data saved besides tests that can't be displayed: "3 words, your study plan, and 1 note". */
function unshownDataText(others: RecordMeasure['others'], which: keyof RowTroubles): string {
  const { cards, wordDays, causes, plans, profiles, goals, reportedTests, readMarks, notes } = others;
  return formatList([
    ...(cards[which] > 0 ? [formatCount(cards[which], 'word')] : []),
    ...(wordDays[which] > 0 ? [`${formatCount(wordDays[which], 'day')} of word practice`] : []),
    ...(causes[which] > 0 ? [`${formatCount(causes[which], 'reason')} for mistakes`] : []),
    ...(plans[which] > 0 ? ['your study plan'] : []),
    ...(profiles[which] > 0 ? ['your profile'] : []),
    ...(goals[which] > 0 ? [formatCount(goals[which], 'goal')] : []),
    ...(reportedTests[which] > 0 ? [formatCount(reportedTests[which], 'reported score')] : []),
    ...(readMarks[which] > 0 ? [readMarkText] : []),
    ...(notes[which] > 0 ? [formatCount(notes[which], 'note')] : []),
  ]);
}

function othersCount(others: RecordMeasure['others'], which: keyof RowTroubles): number {
  return Object.values(others).reduce((sum, each) => sum + each[which], 0);
}

/** One sentence for each kind of data that can't be displayed. */
export function recordProblems(measure: RecordMeasure): readonly string[] {
  const { unreadable, newer, undated, unusable, others, database } = measure;
  const setAside = keptParts(unusable);
  return [
    ...(unreadable > 0
      ? [
          `${formatCount(unreadable, 'test')} here can’t be read. Nothing was deleted, but ${unreadable === 1 ? 'it appears' : 'they appear'} in no list.`,
        ]
      : []),
    ...(newer > 0
      ? [
          `${formatCount(newer, 'test')} here ${are(newer)} from a newer version of this site and ${are(newer)} left unchanged. Reload this page to get that version.`,
        ]
      : []),
    ...(undated > 0
      ? [
          `${formatCount(undated, 'test')} here ${undated === 1 ? 'has' : 'have'} a date that can’t be right, perhaps because a device’s clock was wrong. ${undated === 1 ? 'It is' : 'They are'} in the list with “${dateUnknown}” and ${undated === 1 ? 'stays' : 'stay'} out of trends, practice, and your plan.`,
        ]
      : []),
    ...(setAside.length > 0
      ? [
          `${capitalize(formatList(setAside))} can’t be used, because dates or numbers in ${isOne(unusable) ? 'it' : 'them'} can’t be right. Nothing was deleted, and new work will replace ${isOne(unusable) ? 'it' : 'them'}.`,
        ]
      : []),
    ...(othersCount(others, 'unreadable') > 0
      ? [
          `${capitalize(unshownDataText(others, 'unreadable'))} here can’t be read. Nothing was deleted, and everything else still works.`,
        ]
      : []),
    ...(othersCount(others, 'newer') > 0
      ? [
          `${capitalize(unshownDataText(others, 'newer'))} here ${are(othersCount(others, 'newer'))} from a newer version of this site: this page can’t show or change newer data. Reload it to get that version.`,
        ]
      : []),
    ...(database === 'newer'
      ? [
          'A newer version of this site saves your results in a way this page can’t read. Nothing is lost: reload this page to get that version.',
        ]
      : []),
    ...(database === 'unavailable'
      ? [
          'This browser can’t open the place where your results are saved, so some may be missing here. Close other tabs of this site and reload this page.',
        ]
      : []),
  ];
}

function isEmpty(measure: RecordMeasure): boolean {
  const { finished, running, notes, kept, unreadable, newer, unusable, others } = measure;
  const troubled = unreadable + newer + othersCount(others, 'unreadable') + othersCount(others, 'newer');
  const parts = [...keptParts(kept), ...keptParts(unusable)];
  return finished + running + notes + troubled + parts.length === 0;
}

/**
 * Confirmations before switching to saving for this visit only, which permanently deletes data. Empty if there is nothing to
 * delete.
 */
export function visitOnlyQuestions(measure: RecordMeasure): readonly ConfirmQuestion[] {
  if (isEmpty(measure)) return [];
  const contents = recordContentsText(measure);
  return [
    {
      question: 'Save results only for this visit?',
      text: `This device has ${contents}. What fits moves to this tab, and closing the tab deletes it. Export everything first if you want it later.`,
      go: 'Only for this visit',
    },
    {
      question: `Delete ${contents} from this device?`,
      text: 'This can’t be undone. What doesn’t fit in the tab is deleted right away, oldest tests first.',
      go: 'Delete from this device',
    },
  ];
}

/** Button labels name the learner if the device has several. */
export const exportLabel = (named: string | null) =>
  named === null ? 'Export everything' : `Export ${named}’s record`;
export const deleteLabel = (named: string | null) =>
  named === null ? 'Delete everything' : `Delete ${named}’s record`;

export const cancelDeleteLabel = (named: string | null) =>
  named === null ? 'Keep everything' : 'Keep the record';

/**
 * @param measure null if the record can't be measured
 * @param shared records shared by other learners, as a sentence lists them; null for none
 * @param named the learner's name if the device has several, otherwise null
 */
export function deleteQuestions(
  measure: RecordMeasure | null,
  shared: string | null,
  named: string | null,
): readonly ConfirmQuestion[] {
  const copies = named === null ? ', every copy that was shared with you' : '';
  const own =
    measure === null
      ? `all tests, words, the study plan, the profile, goals${copies}`
      : isEmpty(measure)
        ? 'your choice about saving results'
        : recordContentsText(measure);
  if (named !== null)
    return [
      {
        question: `Delete ${named}’s record?`,
        text: `This deletes ${own}, and the list of questions that ${named} has seen. ${named}’s tests that are open in other tabs end too. Other learners’ records on this device stay, and so do copies that were shared with you.`,
        go: deleteLabel(named),
      },
      {
        question: `Really delete ${named}’s record?`,
        text: 'This can’t be undone. Only an export that was saved earlier can bring the tests back. Afterward, the site switches to the next learner on this device.',
        go: `Yes, delete ${named}’s record`,
      },
    ];
  const contents = shared === null ? own : `${own}, ${shared}`;
  return [
    {
      question: 'Delete everything?',
      text: `This deletes ${contents}, and the list of questions you have seen. Tests that are open in other tabs end too.`,
      go: 'Delete everything',
    },
    {
      question: 'Really delete everything?',
      text: 'This can’t be undone. Only an export you saved earlier can bring your tests back.',
      go: 'Yes, delete everything',
    },
  ];
}

/** Returns true if an export would contain anything. A student who only learns words has no finished tests. */
export function hasExportableData({ finished, kept }: Pick<RecordMeasure, 'finished' | 'kept'>): boolean {
  return finished + keptParts(kept).length > 0;
}

export function exportedText({ fileName, attempts, kept, leftOut }: ExportedRecord): string {
  const beside = keptParts(kept);
  const tests = attempts > 0 || beside.length === 0 ? [formatCount(attempts, 'test')] : [];
  const contents = formatList([...tests, ...beside]);
  const file = `${fileName} holds ${contents}. Save it where you can find it again.`;
  if (leftOut === null)
    return `${file} Not everything on this device could be read, so the file may lack some tests.`;
  return leftOut === 0
    ? file
    : `${file} ${formatCount(leftOut, 'test')} that can’t be read here ${are(leftOut)} not in the file.`;
}

/** The warning before exporting a file that would be too large to import. */
export function exportTooLargeText({ attempts, sizeBytes }: ExportedRecord): string {
  return `An export of your ${formatCount(attempts, 'test')} is ${formatDataSize(sizeBytes)}, but an import can be no larger than ${largestFile}, so this site could not bring it back. Nothing has been saved yet. Delete tests you no longer need and export again, or save the file as it is.`;
}

/** The effect of an import: "3 new tests, 1 already here". */
export function importPreviewText(reading: Sound): string {
  const { newAttempts, alreadyHere, unreadable, newNotes, newerNotesHere, newKept } = reading;
  const { undated, unusable } = reading;
  const tests = [
    newAttempts === 0 ? 'No new tests' : formatCount(newAttempts, 'new test'),
    ...(alreadyHere > 0 ? [`${alreadyHere} already here`] : []),
    ...(unreadable > 0 ? [`${unreadable} that can’t be read and will be left out`] : []),
  ].join(', ');
  const notes = [
    ...(newNotes > 0 ? [`${formatCount(newNotes, 'new or updated note')}.`] : []),
    ...(newerNotesHere > 0
      ? [`${formatCount(newerNotesHere, 'note')} here ${are(newerNotesHere)} newer and will stay.`]
      : []),
  ];
  const kept = keptParts(newKept);
  const beside = kept.length === 0 ? [] : [`Also new or updated: ${formatList(kept)}.`];
  const dates =
    undated === 0
      ? []
      : [
          `${undated === 1 ? 'One of the new tests has' : `${formatNumber(undated)} of the new tests have`} a date that can’t be right: the list shows “${dateUnknown}” instead, and trends, practice, and your plan leave ${undated === 1 ? 'it' : 'them'} out.`,
        ];
  const leftOut = keptParts(unusable);
  const setAside =
    leftOut.length === 0
      ? []
      : [
          `${capitalize(formatList(leftOut))} will be left out: some dates or numbers in ${isOne(unusable) ? 'it' : 'them'} can’t be right.`,
        ];
  return [`${tests}.`, ...dates, ...notes, ...beside, ...setAside].join(' ');
}

export function hasNewData({ newAttempts, newNotes, newKept }: Sound): boolean {
  return newAttempts + newNotes + keptParts(newKept).length > 0;
}

/** The warning before importing a file that belongs to another learner. Null if nothing indicates that. */
export function otherLearnerText({ learner }: Sound, named: string | null): string | null {
  if (!learner.isOther) return null;
  const file = learner.name === null ? 'This file is another learner’s' : `This file is ${learner.name}’s`;
  const here = named === null ? 'the record here is someone else’s' : `the record here is ${named}’s`;
  return `${file}, and ${here}. An import would mix the two. To open the file in a record of its own, add a learner on the dashboard first, or switch to that learner.`;
}

/** For an import by a student who doesn't save results on the device. */
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

export function importedText({ device, tab, memory, noRoom, notes, kept }: ImportOutcome): string {
  const went = [
    ...(device > 0 ? [`${formatCount(device, 'test')} imported to this device`] : []),
    ...(tab > 0 ? [`${formatCount(tab, 'test')} imported into this tab`] : []),
    ...(memory > 0 ? [`${formatCount(memory, 'test')} available until this page is closed or reloaded`] : []),
    ...(notes > 0 ? [`${formatCount(notes, 'note')} imported`] : []),
    ...(kept > 0 ? ['your words, plan, profile, and goals brought up to date'] : []),
  ];
  const room =
    noRoom > 0 ? ` There was no room for ${formatCount(noRoom, 'test')}: the file still has them.` : '';
  return `${went.length === 0 ? 'Nothing was imported' : capitalize(formatList(went))}.${room}`;
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

export const recordDeletedTexts = {
  all: 'Everything was deleted. No test data is left on this device.',
  some: 'Not everything could be deleted. Close the other tabs of this site and try again.',
} as const;

/** Shown while an action runs. Large files take seconds and may block the page meanwhile. */
export const busyTexts = {
  anything: 'One moment…',
  exporting: 'Preparing the export…',
  reading: 'Reading the file. With hundreds of tests in it, this takes a few seconds…',
  importing: 'Importing…',
} as const;
