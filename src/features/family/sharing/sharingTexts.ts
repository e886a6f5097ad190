/** Sentences about sharing: the contents of a copy, how it is shared, and what happened to a received one. */
import { isolated } from '@/lib/text/isolated';
import type { SaveCopyOutcome, SharedCopy } from '@/data/learners/shared/sharedCopies';
import { sharedCopyDateLabel, sharedCopyLabel } from '@/data/learners/shared/sharedCopyLabel';
import { digestTime, type SharedDigest } from '@/data/learners/shared/sharedDigest';
import { longestLinkBytes } from '@/data/learners/shared/digestLink';
import { storageRefusalText as refusedPlace } from '@/data/record/notices/placeNotice';
import type { Learner } from '@/domain/learner/learner';
import { isOtherProvidersTest } from '@/domain/learner/learner-test';
import {
  formatDataSize,
  capitalize,
  formatCount,
  formatDateNear,
  formatList,
  formatLongDay,
} from '@/lib/text/format';
import { localDayAt, localMinutesAt, formatTimeOfDay } from '@/lib/dates/localTime';
import type { RelativeCopyAge } from './copyStatus';

export function shareIntroText(digest: SharedDigest): string {
  const { nickname } = digest.learner.profile;
  const madeAt = digestTime(digest);
  const whose = nickname === null ? 'your' : `${isolated(nickname)}’s`;
  return `A read-only copy of ${whose} progress as it is now, ${formatLongDay(localDayAt(madeAt))}, ${formatTimeOfDay(localMinutesAt(madeAt))}. The copy doesn’t change afterward; share again for a newer one.`;
}

/** Lists what a copy includes, one line each. */
export function includedDataLines({ learner }: SharedDigest): readonly string[] {
  const { profile, tests, sessions, plan, goals, weeklyGoals, notes } = learner;
  const { nickname, grade, testDay, targets, schools, weeklyMinutes } = profile;
  const isTarget = targets.total !== null || Object.values(targets.sections).some((each) => each !== null);
  const facts = [
    ...(nickname === null ? [] : ['nickname']),
    ...(grade === null ? [] : ['grade']),
    'test level',
    ...(testDay === null ? [] : ['test date']),
    ...(isTarget ? ['targets'] : []),
    ...(schools.length === 0 ? [] : ['schools']),
    ...(weeklyMinutes === null ? [] : ['weekly study hours']),
  ];
  const isGoal = goals.length + weeklyGoals.length > 0;
  return [
    capitalize(facts.join(', ')),
    ...(tests.length === 0
      ? []
      : [`${formatCount(tests.length, 'test')}, with the score range of each section`]),
    ...(sessions.length === 0
      ? []
      : [`${formatCount(sessions.length, 'practice session')}: day, minutes, and right answers by topic`]),
    ...(plan === null ? [] : ['The study plan and what has been done']),
    ...(isGoal ? ['Goals'] : []),
    ...(notes.length === 0 ? [] : [`${formatCount(notes.length, 'note')} on the timeline`]),
  ];
}

/** Lists what stays on this device, one line each. */
export function excludedDataLines({ learner }: SharedDigest, all: Learner): readonly string[] {
  const leftOut = all.tests.length + all.sessions.length - learner.tests.length - learner.sessions.length;
  return [
    'Answers to individual questions',
    'The text of essays',
    'Other students on this device',
    ...(leftOut > 0
      ? [`${formatCount(leftOut, 'session')} with a date or a number that can’t be right`]
      : []),
  ];
}

export const shareSheetText = 'Opens this device’s share sheet: messages, mail, or nearby devices.';

export function linkSizeText(bytes: number): string {
  return `${formatDataSize(bytes)}. The whole copy is in the link itself.`;
}

/** Shown in place of a link so long that messengers would cut it off. */
export function linkTooLongText(bytes: number): string {
  return `This copy would make a link of ${formatDataSize(bytes)}, but only links of up to ${formatDataSize(longestLinkBytes)} arrive intact everywhere. Share the file instead.`;
}

export const scanCodeText =
  'The camera opens the link. Your parent first sees whose copy it is and when it was made, then can save it or just look.';

export const codeTooLargeText =
  'There is too much in this copy for a code that a camera could read on this screen. Use the link or the file.';

export const sharePrivacyText =
  'No server gets a copy. Anyone who has the link or the file can read the copy, so send it only to your family.';

/** Confirmations shown after the link was copied or the file saved. */
export const shareDoneTexts = {
  copied: 'The link is copied. Paste it into a message to your parent.',
  saved: (fileName: string) => `Your browser is saving ${isolated(fileName)}. Send that file to your parent.`,
} as const;

export const shareErrorTexts = {
  share: 'This device didn’t open its share sheet. Copy the link or save the file, then send it.',
  copy: 'This browser didn’t copy the link. Select it here and copy it yourself, or save the file.',
  save: 'The copy could not be saved, because a part of the site could not be loaded. It stays open in this tab. Check the connection and try again.',
} as const;

/** Returns the line under a received copy's name: its contents. */
export function copyContentsText(digest: SharedDigest): string {
  const { tests, sessions } = digest.learner;
  const areFull = tests.every((test) => test.scope === 'full' && !isOtherProvidersTest(test));
  const parts = [
    ...(tests.length === 0 ? [] : [formatCount(tests.length, areFull ? 'full test' : 'test')]),
    ...(sessions.length === 0 ? [] : [formatCount(sessions.length, 'session')]),
  ];
  const first = Math.min(...[tests[0], sessions[0]].flatMap((each) => each?.at ?? []));
  return parts.length === 0
    ? 'Read-only copy, with no tests or sessions so far.'
    : `Read-only copy: ${formatList(parts)} since ${formatDateNear(localDayAt(first), localDayAt(digestTime(digest)))}.`;
}

const dayOf = ({ digest }: SharedCopy, now: number) =>
  formatDateNear(localDayAt(digestTime(digest)), localDayAt(now));

/** Compares a received copy with the saved one. */
export function copyStatusText(status: RelativeCopyAge, known: SharedCopy | null): string {
  if (status === 'new' || known === null) return 'Nothing is saved yet.';
  const here = `${sharedCopyLabel(known.digest)}, ${sharedCopyDateLabel(known.digest)}`;
  if (status === 'later') return `This device has an earlier copy: ${here}.`;
  return status === 'same'
    ? 'This copy is already on this device.'
    : `This device already has a later copy: ${here}.`;
}

export const saveCopyLabel = 'Save on this device';

export function replaceCopyLabel(known: SharedCopy, now: number): string {
  return `Replace the copy from ${dayOf(known, now)}`;
}

/** Reports the outcome of saving a copy. */
export function copySavedText(outcome: SaveCopyOutcome, digest: SharedDigest): string {
  const name = sharedCopyLabel(digest);
  if (outcome.state === 'older')
    return `A later copy of ${name}, ${sharedCopyDateLabel(outcome.here.digest)}, is already on this device, so this one was not saved.`;
  if (outcome.state === 'newer')
    return `A newer version of this site has saved a copy of ${name} here, so this one was not saved. Reload this page to get that version.`;
  if (outcome.place === 'device')
    return `${name}, ${sharedCopyDateLabel(digest)}, is saved on this device${outcome.replaced ? ' in place of the earlier copy' : ''}.`;
  const why = refusedPlace(outcome);
  return outcome.place === 'tab'
    ? `${why}, so ${name} is saved in this tab only. Closing the tab deletes the copy.`
    : `${why}, so ${name} is here until you reload the page or close the tab. Save the link or the file.`;
}

/** Shown if the id that a learner gets with the first copy couldn't be saved. */
export const unsavedIdText =
  'This device could not save which student this copy belongs to. The copy is complete, but the next one will not replace it: the parent will have both.';
