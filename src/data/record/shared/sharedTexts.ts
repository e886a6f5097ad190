/**
 * Shared copies from other learners, one text each at `larkfield:shared:<learner id>`. They are separate from the student's own
 * data and always saved on the device, whatever the student's own consent: pressing "Save on this device" was the consent for the
 * copy.
 */
import type {
  StoragePlacement,
  SharedRecordText,
  SharedRecordTextList,
  SharedTextWriteOutcome,
} from '@/data/record/api';
import type { RecordContext } from '@/data/record/recordContext';
import { storagePlaces } from '@/data/record/running/text-store';
import { decodeStoredText, encodeStoredText } from '@/data/record/stored-texts/snapshot';
import { writeToBestPlace } from '@/data/record/stored-texts/storedTexts';
import { sharedPrefix } from './sharedPrefix';

type Context = Pick<RecordContext, 'stores' | 'browser' | 'messages'>;

/** Constant, because the format of stored texts requires a write order, but copies are compared by the time they were made. */
const order = { holder: 1, sequence: 1 };

const bodyFrom = (value: unknown) => (typeof value === 'string' ? value : null);

/** Returns each learner's text from the safest place with a readable one. */
export function listSharedTexts({ stores }: Pick<Context, 'stores'>): SharedRecordTextList {
  const ids = new Set(
    storagePlaces.flatMap((place) =>
      stores[place].keys(sharedPrefix).map((key) => key.slice(sharedPrefix.length)),
    ),
  );
  const texts: SharedRecordText[] = [];
  let unreadable = 0;
  let newer = 0;
  for (const id of ids) {
    const found = storagePlaces.flatMap((place) => stores[place].read(sharedPrefix + id) ?? []);
    const readings = found.map((text) => decodeStoredText(text, bodyFrom));
    const sound = readings.find((reading) => reading.state === 'sound');
    if (sound?.state === 'sound') texts.push({ id, text: sound.body, savedAt: sound.savedAt });
    else if (readings.some(({ state }) => state === 'newer')) newer += 1;
    else unreadable += 1;
  }
  return { texts, unreadable, newer };
}

/** Overwrites the learner's text, unless a newer version of the site wrote it. */
export function writeSharedText(
  { stores, browser, messages }: Context,
  id: string,
  text: string,
): SharedTextWriteOutcome {
  const key = sharedPrefix + id;
  const found = storagePlaces.flatMap((place) => stores[place].read(key) ?? []);
  if (found.some((each) => decodeStoredText(each, bodyFrom).state === 'newer')) return { state: 'newer' };
  const placement: StoragePlacement = writeToBestPlace(
    stores,
    key,
    encodeStoredText(order, browser.now(), text),
    'keep',
  );
  messages.post({ type: 'changed' });
  return { state: 'saved', ...placement };
}

export function removeSharedText({ stores, messages }: Context, id: string): void {
  for (const place of storagePlaces) stores[place].remove(sharedPrefix + id);
  messages.post({ type: 'changed' });
}
