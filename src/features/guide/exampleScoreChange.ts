import type { ScoreKind } from '@/domain/exam/level/test-level';

/** Two scores with a difference that shows little; they stand in the fields until somebody types. */
export const exampleScoreChange = {
  section: { earlier: '662', later: '698' },
  total: { earlier: '1995', later: '2080' },
} as const satisfies Record<ScoreKind, unknown>;
