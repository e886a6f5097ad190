/**
 * Restores learners who are missing from the device's list. The list is a text, which a killed browser may lose although it was
 * written up to 40 seconds earlier; a learner's database is flushed at once, and its name contains the learner's space.
 */
import { deleteDatabase, openDatabase, type RecordDatabase } from '@/data/record/finished/database';
import { databaseName } from '@/data/record/finished/databaseName';
import {
  addLearnersToRoster,
  type DeviceLearner,
  readRoster,
  renameInRoster,
  unlistedSpaces,
} from './roster';

/**
 * Adds each learner with a record who isn't listed, and the nicknames that the list has lost.
 * @param databaseNames the databases that exist; no other is opened, because opening one creates it
 */
export async function restoreLearners(databaseNames: readonly string[]): Promise<void> {
  const spaces = unlistedSpaces(databaseNames, databaseName);
  const found = await Promise.all(spaces.map(learnerIn));
  const lost = found.filter((learner) => typeof learner === 'object');
  // A deleted learner's database, which every later page would open again.
  await Promise.all(
    spaces
      .filter((_, index) => found[index] === 'empty')
      .map((space) => deleteDatabase(space + databaseName)),
  );
  // Another tab may have restored them meanwhile.
  const listed = new Set(readRoster().map(({ space }) => space));
  addLearnersToRoster(lost.filter(({ space }) => !listed.has(space)));
  const unnamed = readRoster().filter(
    ({ space, name }) => name === null && databaseNames.includes(space + databaseName),
  );
  for (const { space } of unnamed) {
    const known = await learnerIn(space);
    if (typeof known === 'object') renameInRoster(space, known.name);
  }
}

/** Returns the learner whose record is in a space, unless the record is empty or can't be opened now. */
async function learnerIn(space: string): Promise<DeviceLearner | 'empty' | 'unread'> {
  const name = space + databaseName;
  const aborter = new AbortController();
  const database = await openDatabase({
    name,
    onClosed: () => undefined,
    onBlocked: () => aborter.abort(),
    signal: aborter.signal,
  });
  // One that can't be opened now may have a record, so the next page tries again.
  if (typeof database === 'string') return 'unread';
  try {
    return (await database.isEmpty()) ? 'empty' : { space, name: await nicknameIn(database) };
  } finally {
    database.close();
  }
}

async function nicknameIn(database: RecordDatabase): Promise<string | null> {
  const { rows } = await database.savedRows('profiles');
  return rows[0]?.profile.nickname ?? null;
}
