/** Maximum numbers of characters in the notes on an attempt. */
export const maxAttemptNameLength = 80;
export const maxNoteLength = 2000;
