/** The text about the saved data: its size, where it is, how safe it is, and what can't be displayed. */
import type { Consent, RecordContents, UnreadableRowCounts } from '@/data/record/api';
import { isDatabaseReadable } from '@/data/record/finished/isDatabaseReadable';
import {
  formatDataSize,
  capitalize,
  formatCount,
  dateUnknown,
  formatDayAndTime,
  formatList,
} from '@/lib/text/format';
import type { EvictionRisk } from './assessEvictionRisk';
import {
  notificationsPlaceText,
  recordContentsText,
  savedRowTexts,
  timelineNotesText,
  hasSingleSavedRow,
  undisplayableRowCount,
} from './recordContentsText';

export function savedContentsText(contents: RecordContents): string {
  const text = capitalize(recordContentsText(contents));
  return isDatabaseReadable(contents.database) ? text : `${text}, as far as this page can read it`;
}

export function recordSizeText({ bytes, quotaBytes }: RecordContents): string {
  const size = bytes < 1000 ? 'Less than 1 kB' : `About ${formatDataSize(bytes)}`;
  return quotaBytes === null
    ? size
    : `${size} of the ${formatDataSize(quotaBytes)} that this browser gives the site`;
}

export const savedPlaceTexts: Readonly<Record<'keep' | 'visit' | 'none', string>> = {
  keep: 'On this device, until you delete it. It never leaves the device by itself.',
  visit: 'In this tab only. Reloading the page doesn’t delete your work, but closing the tab does.',
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
    'Safari, and every browser on an iPhone or iPad, deletes what a site has saved after seven days on which you use the browser but tap nothing on the site. Come back within a week, or export your data.',
  maybe: 'This browser may clear your data when the device runs out of room. An export is safe from that.',
};

/** Shown on iPhone and iPad. Advises an export, because an app on the Home Screen can't access the storage of browser tabs. */
export const homeScreenText =
  'On the Home Screen, this site’s data isn’t deleted after seven days without a tap on it. Tap Share, then “Add to Home Screen.” The app there has its own storage, so export here first and import there.';

const are = (value: number) => (value === 1 ? 'is' : 'are');

/** The data saved besides tests that can't be displayed: "3 words, your study plan, and 1 note". */
function unshownDataText(others: RecordContents['others'], which: keyof UnreadableRowCounts): string {
  const { cards, wordDays, causes, plans, profiles, goals, reportedTests, readMarks, timelineNotes, notes } =
    others;
  return formatList([
    ...(cards[which] > 0 ? [formatCount(cards[which], 'word')] : []),
    ...(wordDays[which] > 0 ? [`${formatCount(wordDays[which], 'day')} of word practice`] : []),
    ...(causes[which] > 0 ? [`${formatCount(causes[which], 'reason')} for mistakes`] : []),
    ...(plans[which] > 0 ? ['your study plan'] : []),
    ...(profiles[which] > 0 ? ['your profile'] : []),
    ...(goals[which] > 0 ? [formatCount(goals[which], 'goal')] : []),
    ...(reportedTests[which] > 0 ? [formatCount(reportedTests[which], 'reported score')] : []),
    ...(timelineNotes[which] > 0 ? [timelineNotesText(timelineNotes[which])] : []),
    ...(readMarks[which] > 0 ? [notificationsPlaceText] : []),
    ...(notes[which] > 0 ? [formatCount(notes[which], 'note')] : []),
  ]);
}

/** One sentence for each kind of data that can't be displayed. */
export function recordProblems(measure: RecordContents): readonly string[] {
  const { unreadable, newer, undated, unusable, others, database } = measure;
  const setAside = savedRowTexts(unusable);
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
          `${capitalize(formatList(setAside))} can’t be used, because dates or numbers in ${hasSingleSavedRow(unusable) ? 'it' : 'them'} can’t be right. Nothing was deleted, and new work will replace ${hasSingleSavedRow(unusable) ? 'it' : 'them'}.`,
        ]
      : []),
    ...(undisplayableRowCount(others, 'unreadable') > 0
      ? [
          `${capitalize(unshownDataText(others, 'unreadable'))} here can’t be read. Nothing was deleted, and everything else still works.`,
        ]
      : []),
    ...(undisplayableRowCount(others, 'newer') > 0
      ? [
          `${capitalize(unshownDataText(others, 'newer'))} here ${are(undisplayableRowCount(others, 'newer'))} from a newer version of this site: this page can’t show or change newer data. Reload it to get that version.`,
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
