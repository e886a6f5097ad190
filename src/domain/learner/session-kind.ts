/** A `drill` practices, `mistakes` goes back to what went wrong, `words` reviews vocabulary. */
export const sessionKinds = ['drill', 'mistakes', 'words', 'essay'] as const;
export type SessionKind = (typeof sessionKinds)[number];
