/**
 * The device's learners. A single learner needs no list. Adding a second one saves a list, and each learner then has a separate
 * record. A learner's space is the prefix of the record's storage keys, databases, locks, and channels. Pages
 * read the list before the record is opened.
 */
import { withoutDirectionMarks } from '@/lib/text/typedText';
import { newId } from '@/lib/browser/newId';
import { once } from '@/lib/memoize';

export interface DeviceLearner {
  /** Prefix of all names in the learner's record; empty for the first learner. */
  readonly space: string;
  /** The nickname in the learner's profile; null if none. */
  readonly name: string | null;
}

const rosterKey = 'larkfield:learners';

/**
 * Key of the space that pages open: a tab's own in its sessionStorage, otherwise the device's in localStorage. The inline script in
 * the document's head reads the same key.
 */
export const currentSpaceKey = 'larkfield:learner';

/** The roster until a second learner is added. */
export const singleLearnerRoster: readonly [DeviceLearner] = [{ space: '', name: null }];

/** Caches the list so that all components get the same object until it changes. */
let latest: { readonly text: string; readonly learners: readonly DeviceLearner[] } = {
  text: '',
  learners: singleLearnerRoster,
};

/** Returns the device's learners in the order added: never empty, and a single one if nothing is saved or readable. */
export function readRoster(): readonly DeviceLearner[] {
  const text = readText('localStorage', rosterKey) ?? '';
  if (latest.text !== text) latest = { text, learners: learnersFrom(text) };
  return latest.learners;
}

function learnersFrom(text: string): readonly DeviceLearner[] {
  try {
    const value: unknown = JSON.parse(text);
    const learners = Array.isArray(value) ? value.filter(isLearner) : [];
    return learners.length === 0 ? singleLearnerRoster : learners.map(withPlainName);
  } catch {
    return singleLearnerRoster;
  }
}

const spacePattern = /^(?:[\da-f]{32}\/)?$/;

function isLearner(value: unknown): value is DeviceLearner {
  if (typeof value !== 'object' || value === null || !('space' in value) || !('name' in value)) return false;
  const { space, name } = value;
  return typeof space === 'string' && spacePattern.test(space) && (name === null || typeof name === 'string');
}

function withPlainName({ space, name }: DeviceLearner): DeviceLearner {
  return { space, name: name === null ? null : withoutDirectionMarks(name) };
}

/** Returns the space of this page's learner; constant for the page's lifetime. */
export const currentSpace = once((): string => {
  const asked = readText('sessionStorage', currentSpaceKey) ?? readText('localStorage', currentSpaceKey);
  const learners = readRoster();
  return (learners.find(({ space }) => space === asked) ?? learners[0])?.space ?? '';
});

export function currentLearner(): DeviceLearner {
  const space = currentSpace();
  return readRoster().find((learner) => learner.space === space) ?? { space, name: null };
}

/** Adds a learner without a record and returns their space; null if the list can't be saved. */
export function addToRoster(name: string): string | null {
  const space = `${newId()}/`;
  return writeRoster([...readRoster(), { space, name }]) ? space : null;
}

/** Adds learners whose records were found on the device. */
export function addLearnersToRoster(found: readonly DeviceLearner[]): void {
  if (found.length > 0) writeRoster([...readRoster(), ...found]);
}

/** Finds the spaces of databases whose learners aren't listed. */
export function unlistedSpaces(databaseNames: readonly string[], databaseName: string): readonly string[] {
  const listed = new Set(readRoster().map(({ space }) => space));
  return databaseNames
    .filter((name) => name.endsWith(databaseName))
    .map((name) => name.slice(0, -databaseName.length))
    .filter((space) => space !== '' && spacePattern.test(space) && !listed.has(space));
}

/** Saves a learner's nickname if the device has several learners. */
export function renameInRoster(space: string, name: string | null): void {
  const learners = readRoster();
  if (learners.length < 2) return;
  writeRoster(learners.map((each) => (each.space === space ? { ...each, name } : each)));
}

/**
 * Removes this page's learner from the list after their record was deleted. Returns the learner to switch to; null if the device
 * never had another, so that this page can continue.
 */
export function removeCurrentLearner(): DeviceLearner | null {
  const learners = readRoster();
  if (learners === singleLearnerRoster) return null;
  const others = learners.filter(({ space }) => space !== currentSpace());
  writeRoster(others.length === 0 ? singleLearnerRoster : others);
  return others[0] ?? singleLearnerRoster[0];
}

/** Opens a page as another learner with a full page load, because everything on this page belongs to the open record. */
export function openPageAs(space: string, path: string = window.location.pathname): void {
  const noted = readRoster() === singleLearnerRoster ? null : space;
  writeText('sessionStorage', currentSpaceKey, noted);
  // New tabs open the same record.
  writeText('localStorage', currentSpaceKey, noted);
  window.location.assign(path);
}

const listeners = new Set<() => void>();

/** Subscribes to possible changes of the list, here or in another tab. Returns the unsubscribe function. */
export function onRosterChange(changed: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === currentSpaceKey) stayWithLearner();
    if (key !== null && key !== rosterKey) return;
    if (isDeleted(currentSpace())) window.location.reload();
    else changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', elsewhere);
  };
}

/** True if another tab deleted the learner. A page that still uses the space would write data that no list references. */
function isDeleted(space: string): boolean {
  return readRoster().every((learner) => learner.space !== space);
}

/** Keeps this tab with its learner, even after a reload, when another tab switches learners. */
function stayWithLearner(): void {
  if (readText('sessionStorage', currentSpaceKey) === null)
    writeText('sessionStorage', currentSpaceKey, currentSpace());
}

function writeRoster(learners: readonly DeviceLearner[]): boolean {
  const [first] = learners;
  // A device with only its first learner needs no list.
  const isUsual = learners.length === 1 && first?.space === '';
  const isWritten = writeText('localStorage', rosterKey, isUsual ? null : JSON.stringify(learners));
  if (isWritten) listeners.forEach((changed) => changed());
  return isWritten;
}

type StorageName = 'localStorage' | 'sessionStorage';

/** With blocked storage, even reading `window.localStorage` throws. */
function readText(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

function writeText(storage: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
