/** The summary a student brings to a meeting with a coach. */
import { type Instant, compareLatestFirst } from '@/domain/exam/attempts/clock';
import type { ScoreBand } from '@/domain/exam/report/estimate';
import type { PriorTest } from '@/domain/exam/report/next-test';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { type SkillEstimate, type SkillProfile, estimateConfidence } from '@/domain/plan/ability/ability';
import type { Cause, MistakeCause } from '@/domain/plan/mistakes/mistake-cause';
import { type PracticeTopic, practiceTopics } from '@/domain/plan/topics/topics';

/** A section's score estimate and the test it comes from. */
export interface LatestScoreBand {
  readonly section: ScoredSection;
  readonly band: ScoreBand;
  readonly planId: string;
  /** Null if unknown. */
  readonly finishedAt: Instant | null;
}

/**
 * Returns the latest estimate of each section. Considers only tests of the same level as the latest test with an estimate. `tests`
 * may be in any order.
 */
export function latestScoreBands(tests: readonly PriorTest[]): readonly LatestScoreBand[] {
  const inTime = tests
    .filter(({ estimate }) => Object.values(estimate.sections).some(({ state }) => state === 'estimated'))
    .toSorted((a, b) => compareLatestFirst(a.finishedAt, b.finishedAt));
  const ofLevel = inTime.filter(({ estimate }) => estimate.level === inTime[0]?.estimate.level);
  return scoredSections.flatMap((section): readonly LatestScoreBand[] => {
    const bands = ofLevel.flatMap(({ estimate, planId, finishedAt }): readonly LatestScoreBand[] => {
      const own = estimate.sections[section];
      return own.state === 'estimated' ? [{ section, band: own.band, planId, finishedAt }] : [];
    });
    return bands.slice(0, 1);
  });
}

export interface WeakTopic {
  readonly topic: PracticeTopic;
  readonly estimate: Extract<SkillEstimate, { state: 'known' }>;
}

/** The topics that cost the student the most questions on a test, across sections. Omits topics whose estimate is only a guess. */
export function weakestTopics({ level, topics }: SkillProfile, most: number): readonly WeakTopic[] {
  const missed = ({ topic, estimate }: WeakTopic) => topic.onTest * (1 - estimate.share);
  return practiceTopics(level)
    .flatMap((topic): readonly WeakTopic[] => {
      const estimate = topics.get(topic.id);
      return estimate?.state === 'known' && estimateConfidence(estimate) !== 'guess'
        ? [{ topic, estimate }]
        : [];
    })
    .toSorted((a, b) => missed(b) - missed(a))
    .slice(0, most);
}

export interface CauseCount {
  readonly cause: Cause;
  readonly count: number;
}

/** Counts how often the student named each cause, most frequent first. Ignores withdrawn causes. */
export function countCauses(chosen: readonly Pick<MistakeCause, 'cause'>[]): readonly CauseCount[] {
  const counts = new Map<Cause, number>();
  for (const { cause } of chosen) if (cause !== null) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  return [...counts].map(([cause, count]) => ({ cause, count })).toSorted((a, b) => b.count - a.count);
}
