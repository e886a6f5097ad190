/** The most characters that a student may add to an attempt. */
export const maxNameLength = 80;
export const maxNoteLength = 2000;
