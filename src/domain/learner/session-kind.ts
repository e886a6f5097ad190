/** `drill` is practice, `mistakes` reviews missed questions, `words` reviews vocabulary. */
export const sessionKinds = ['drill', 'mistakes', 'words', 'essay'] as const;
export type SessionKind = (typeof sessionKinds)[number];
