/** Adds a second learner to a device, with a separate record. */
import { openLearnerRecord, studentRecord } from '@/data/record/studentRecord';
import { addToRoster, currentSpace, renameInRoster } from '@/data/record/learner/roster';
import { writeProfile } from './learnerSetup';

/** Nicknames of both learners, shown where a page switches learners. */
export interface LearnerNames {
  /** The learner who has used the device so far. */
  readonly here: string;
  readonly added: string;
}

/**
 * `added`: includes the new learner's space. `failed`: nothing could be written. `not-saved`: the browser can't save on the
 * device, or has no space. In the last two cases nobody was added.
 */
export type AddLearnerOutcome =
  | { readonly state: 'added'; readonly space: string }
  | { readonly state: 'failed' | 'not-saved' };

/**
 * Adds the learner, and saves both nicknames, each in its learner's record. From then on both records are saved on the device,
 * because the choice of learner must outlast a visit. Never rejects.
 */
export async function addLearner({ here, added }: LearnerNames): Promise<AddLearnerOutcome> {
  try {
    const record = studentRecord();
    await record.prepareRecord();
    if (record.consent() !== 'keep') await record.setConsent('keep');
    const own = await writeProfile(record, (saved) => ({ ...saved, nickname: here }));
    if (own.state !== 'saved' || own.place !== 'device') return { state: 'not-saved' };
    const space = addToRoster(added);
    if (space === null) return { state: 'not-saved' };
    renameInRoster(currentSpace(), here);
    const theirs = openLearnerRecord(space);
    await theirs.setConsent('keep');
    await writeProfile(theirs, (saved) => ({ ...saved, nickname: added }));
    return { state: 'added', space };
  } catch {
    return { state: 'failed' };
  }
}
