/** Key prefixes of all texts that the record saves in web storage. */
import { consentKey } from '@/data/record/consent/consent';
import { savedNumberPrefix } from '@/data/record/learner/recordMark';
import { savedRowsPrefix } from '@/data/record/saved/savedRowTexts';
import { databaseMarkKey } from '@/data/record/finished/databaseMark';
import { notesPrefix } from '@/data/record/notes/noteTexts';
import { endedMarkerPrefix } from '@/data/record/running/endedNotes';
import { attemptKeyPrefix } from '@/data/record/running/attemptKey';
import { sharedPrefix } from '@/data/record/shared/sharedPrefix';

/** Key of a text that only takes up space, while other texts are written that must leave some. */
export const reserveKey = 'larkfield:reserve';

/**
 * The last one is from the site's first version, which stored a single session. It is listed so that deleting everything deletes
 * that, too.
 */
export const storedPrefixes = [
  attemptKeyPrefix(),
  endedMarkerPrefix,
  notesPrefix,
  savedRowsPrefix,
  savedNumberPrefix,
  sharedPrefix,
  consentKey,
  databaseMarkKey,
  reserveKey,
  'larkfield:session:',
] as const;
