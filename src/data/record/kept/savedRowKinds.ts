/** The kinds of rows that practice keeps and that a learner sets up, each in a store of the database. */
export const savedRowKinds = [
  'cards',
  'causes',
  'plans',
  'wordDays',
  'profiles',
  'goals',
  'reportedTests',
  'readMarks',
] as const;
export type SavedRowKind = (typeof savedRowKinds)[number];

/** Something of each kind. */
export type ByRowKind<Value> = Readonly<Record<SavedRowKind, Value>>;

/** The same for each kind, so that a new kind needs its schema and its store, and nothing else has to name it. */
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
  };
}
