import type { ScoreKind } from '@/domain/exam/level/test-level';

/** The scores shown at first, whose difference may be due to chance. */
export const exampleScoreChange = {
  section: { earlier: '662', later: '698' },
  total: { earlier: '1995', later: '2080' },
} as const satisfies Record<ScoreKind, unknown>;
