/** What the keys of all the record's texts in the browser's storages begin with. */
import { consentKey } from './consent';
import { keptNumberPrefix } from './recordMark';
import { keptPrefix } from './kept/texts';
import { notesPrefix } from './notes/texts';
import { endedPrefix } from './running/ended';
import { keyPrefix } from './running/keys';
import { sharedPrefix } from './shared/prefix';

/** The last is how the site's first version named its one session. */
export const storedPrefixes = [
  keyPrefix(),
  endedPrefix,
  notesPrefix,
  keptPrefix,
  keptNumberPrefix,
  sharedPrefix,
  consentKey,
  'larkfield:session:',
] as const;
