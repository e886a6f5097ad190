/** What the keys of all the record's texts in the browser's storages begin with. */
import { consentKey } from './consent';
import { savedNumberPrefix } from './recordMark';
import { savedRowsPrefix } from './kept/savedRowTexts';
import { notesPrefix } from './notes/noteTexts';
import { endedPrefix } from './running/endedNotes';
import { attemptKeyPrefix } from './running/attemptKey';
import { sharedPrefix } from './shared/sharedPrefix';

/** The last is how the site's first version named its one session. */
export const storedPrefixes = [
  attemptKeyPrefix(),
  endedPrefix,
  notesPrefix,
  savedRowsPrefix,
  savedNumberPrefix,
  sharedPrefix,
  consentKey,
  'larkfield:session:',
] as const;
