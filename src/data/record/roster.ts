/**
 * The learners of this device. There is one, without a word about them, until a second is added: from then on a list is saved, and each
 * has a record of their own, in a space of its own among the storages, databases, locks, and channels. Read before the record's code has
 * come, and no part of anybody's record; in a file of its own for that reason.
 */
import { newId } from '@/lib/newId';
import { once } from '@/lib/once';

export interface DeviceLearner {
  /** What the names of everything in the learner's record begin with; empty for the first learner. */
  readonly space: string;
  /** The nickname of the learner's profile; null for none. */
  readonly name: string | null;
}

const rosterKey = 'larkfield:learners';

/** Whose record a page opens: by the tab, else by the device. The script in the head of a document reads the same key. */
export const currentSpaceKey = 'larkfield:learner';

/** What a device has until a second learner is added. */
export const singleLearnerRoster: readonly [DeviceLearner] = [{ space: '', name: null }];

/** Each part of a page gets the very same list until it changes. */
let latest: { readonly text: string; readonly learners: readonly DeviceLearner[] } = {
  text: '',
  learners: singleLearnerRoster,
};

/** Every learner of the device, in the order in which they were added: never none, and one where nothing is saved or readable. */
export function readRoster(): readonly DeviceLearner[] {
  const text = readText('localStorage', rosterKey) ?? '';
  if (latest.text !== text) latest = { text, learners: learnersFrom(text) };
  return latest.learners;
}

function learnersFrom(text: string): readonly DeviceLearner[] {
  try {
    const value: unknown = JSON.parse(text);
    const learners = Array.isArray(value) ? value.filter(isLearner) : [];
    return learners.length === 0 ? singleLearnerRoster : learners;
  } catch {
    return singleLearnerRoster;
  }
}

function isLearner(value: unknown): value is DeviceLearner {
  if (typeof value !== 'object' || value === null || !('space' in value) || !('name' in value)) return false;
  const { space, name } = value;
  return (
    typeof space === 'string' &&
    /^(?:[\da-f]{32}\/)?$/.test(space) &&
    (name === null || typeof name === 'string')
  );
}

/** The space of the learner whose record this page opens; the same one for as long as the page lives. */
export const currentSpace = once((): string => {
  const asked = readText('sessionStorage', currentSpaceKey) ?? readText('localStorage', currentSpaceKey);
  const learners = readRoster();
  return (learners.find(({ space }) => space === asked) ?? learners[0])?.space ?? '';
});

/** The learner whose record this page opens. */
export function currentLearner(): DeviceLearner {
  const space = currentSpace();
  return readRoster().find((learner) => learner.space === space) ?? { space, name: null };
}

/** Adds a learner, who has no record yet, and returns their space; null where the list can't be saved. */
export function addToRoster(name: string): string | null {
  const space = `${newId()}/`;
  return writeRoster([...readRoster(), { space, name }]) ? space : null;
}

/** Notes the nickname of a learner, where the device has several. */
export function renameInRoster(space: string, name: string | null): void {
  const learners = readRoster();
  if (learners.length < 2) return;
  writeRoster(learners.map((each) => (each.space === space ? { ...each, name } : each)));
}

/**
 * Takes the learner of this page off the list, once their record is deleted. Returns the learner to go on with; null where this page can
 * go on, because there never was another.
 */
export function removeFromRoster(): DeviceLearner | null {
  const learners = readRoster();
  if (learners === singleLearnerRoster) return null;
  const others = learners.filter(({ space }) => space !== currentSpace());
  writeRoster(others.length === 0 ? singleLearnerRoster : others);
  return others[0] ?? singleLearnerRoster[0];
}

/** Opens a page of the site as another learner: this page goes, because all of it belongs to the record that it has opened. */
export function openPageAs(space: string, path: string = window.location.pathname): void {
  const noted = readRoster() === singleLearnerRoster ? null : space;
  writeText('sessionStorage', currentSpaceKey, noted);
  // Every new tab opens the same record.
  writeText('localStorage', currentSpaceKey, noted);
  window.location.assign(path);
}

const listeners = new Set<() => void>();

/** Calls back when the list may have changed, here or in another tab. Returns what ends the subscription. */
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

/** Another tab has deleted a learner. A page that is still theirs would write what no list leads to. */
function isDeleted(space: string): boolean {
  return readRoster().every((learner) => learner.space !== space);
}

/** Another tab has turned to another learner. This one stays with its own, over a reload as well. */
function stayWithLearner(): void {
  if (readText('sessionStorage', currentSpaceKey) === null)
    writeText('sessionStorage', currentSpaceKey, currentSpace());
}

function writeRoster(learners: readonly DeviceLearner[]): boolean {
  const [first] = learners;
  // A single first learner is what a device without a list has.
  const isUsual = learners.length === 1 && first?.space === '';
  const isWritten = writeText('localStorage', rosterKey, isUsual ? null : JSON.stringify(learners));
  if (isWritten) listeners.forEach((changed) => changed());
  return isWritten;
}

type StorageName = 'localStorage' | 'sessionStorage';

/** A browser that blocks storage throws as soon as it is named. */
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
