/** Kinds of rows from practice and learner setup, each with its own database store. */
export const savedRowKinds = [
  'cards',
  'causes',
  'plans',
  'wordDays',
  'profiles',
  'goals',
  'reportedTests',
  'readMarks',
  'timelineNotes',
] as const;
export type SavedRowKind = (typeof savedRowKinds)[number];

export type ByRowKind<Value> = Readonly<Record<SavedRowKind, Value>>;

/** Builds an object with a value for each kind. Spelled out, so that the compiler reports a missing kind. */
export function mapRowKinds<Value>(valueOf: (kind: SavedRowKind) => Value): ByRowKind<Value> {
  return {
    cards: valueOf('cards'),
    causes: valueOf('causes'),
    plans: valueOf('plans'),
    wordDays: valueOf('wordDays'),
    profiles: valueOf('profiles'),
    goals: valueOf('goals'),
    reportedTests: valueOf('reportedTests'),
    readMarks: valueOf('readMarks'),
    timelineNotes: valueOf('timelineNotes'),
  };
}
