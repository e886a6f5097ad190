/** Adds a second learner to a device, with a record of their own. */
import { loadRecord } from '@/data/record/loadRecord';
import { addToRoster, currentSpace, renameInRoster } from '@/data/record/roster';
import { writeProfile } from './learnerSetup';

/** The nicknames after which a choice between the learners goes. */
export interface LearnerNames {
  /** The learner who has practiced here so far. */
  readonly here: string;
  readonly added: string;
}

/**
 * `added`: the space of the new learner. `not-loaded`: code could not be fetched. `not-kept`: the browser saves nothing on the device, or
 * has no room. In both cases nobody was added.
 */
export type AddLearnerOutcome =
  | { readonly state: 'added'; readonly space: string }
  | { readonly state: 'not-loaded' | 'not-kept' };

/**
 * Saves both nicknames, each in the learner's own record. Both records are saved on the device from then on: whose turn it is has to
 * outlast a visit. Never rejects.
 */
export async function addLearner({ here, added }: LearnerNames): Promise<AddLearnerOutcome> {
  try {
    const { openLearnerRecord, studentRecord } = await loadRecord();
    const record = studentRecord();
    await record.prepareRecord();
    if (record.consent() !== 'keep') await record.setConsent('keep');
    const own = await writeProfile(record, (saved) => ({ ...saved, nickname: here }));
    if (own.state !== 'saved' || own.place !== 'device') return { state: 'not-kept' };
    const space = addToRoster(added);
    if (space === null) return { state: 'not-kept' };
    renameInRoster(currentSpace(), here);
    const theirs = openLearnerRecord(space);
    await theirs.setConsent('keep');
    await writeProfile(theirs, (saved) => ({ ...saved, nickname: added }));
    return { state: 'added', space };
  } catch {
    return { state: 'not-loaded' };
  }
}
