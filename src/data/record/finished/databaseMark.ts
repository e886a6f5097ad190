import type { TextStores } from '@/data/record/running/text-store';
import type { DatabaseMark } from './databaseAccess';

export const databaseMarkKey = 'larkfield:database';

/** Keeps the mark on the device only, where the database is. */
export function createDatabaseMark({ device }: TextStores): DatabaseMark {
  return {
    isSet: () => device.read(databaseMarkKey) !== null,
    set: () => {
      if (device.read(databaseMarkKey) === null) device.write(databaseMarkKey, 'opened');
    },
    remove: () => device.remove(databaseMarkKey),
  };
}
