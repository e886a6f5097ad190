import type { ScoreKind } from '@/domain/exam/level/test-level';

/** Initial values: two scores whose difference isn't meaningful. */
export const exampleScoreChange = {
  section: { earlier: '662', later: '698' },
  total: { earlier: '1995', later: '2080' },
} as const satisfies Record<ScoreKind, unknown>;
