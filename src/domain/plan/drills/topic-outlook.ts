/** Ranks a section's topics by the points that practice can still gain in them. */
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { topicsOfSection, type PracticeTopic } from '@/domain/plan/topics/topics';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { SkillProfile } from '@/domain/plan/ability/ability';
import { type Standing, standingOf } from '@/domain/plan/ability/standing';
import { rankPracticeSteps } from '@/domain/plan/schedule/practice-step';
import { type DrillPoolInput, limitStepsToPool } from './drill-pool';

/** The points that ten questions may gain, by topic. */
export type TopicGains = ReadonlyMap<TopicId, number>;

/** The plan's own figures. They omit topics whose answers are no more than a guess, and those without new questions. */
export function gainsByTopic(skillProfile: SkillProfile, pool: DrillPoolInput): TopicGains {
  const ofTopics = rankPracticeSteps(skillProfile).filter(
    ({ step }) => step.kind === 'practice' && step.area.kind === 'topic',
  );
  return new Map(
    limitStepsToPool(ofTopics, pool).flatMap(({ step, points }): readonly (readonly [TopicId, number])[] =>
      step.kind === 'practice' && step.area.kind === 'topic' ? [[step.area.topic, points]] : [],
    ),
  );
}

export interface TopicOutlook {
  readonly topic: PracticeTopic;
  readonly standing: Standing;
  /** The points that ten questions may gain; null if the plan doesn't say, or if there are too few recent answers. */
  readonly gain: number | null;
}

/**
 * Ranks a section's topics: first those with an estimate of today, by points to gain; then those with an older one, by the questions
 * that it would miss; then those with the most answers. Without any answers, topics keep their usual order.
 */
export function rankTopics(
  section: ScoredSection,
  skillProfile: Pick<SkillProfile, 'level' | 'topics'>,
  gains: TopicGains,
): readonly TopicOutlook[] {
  return topicsOfSection(section, skillProfile.level)
    .map((topic): TopicOutlook => outlookOf(topic, skillProfile, gains))
    .toSorted(
      (a, b) =>
        ranks[a.standing.kind] - ranks[b.standing.kind] ||
        (b.gain ?? 0) - (a.gain ?? 0) ||
        promiseOf(b) - promiseOf(a),
    );
}

export function outlookOf(
  topic: PracticeTopic,
  { topics }: Pick<SkillProfile, 'topics'>,
  gains: TopicGains,
): TopicOutlook {
  const standing = standingOf(topics.get(topic.id));
  return { topic, standing, gain: standing.kind === 'fresh' ? (gains.get(topic.id) ?? null) : null };
}

const ranks: Readonly<Record<Standing['kind'], number>> = { fresh: 0, old: 1, few: 2, none: 3 };

/** The questions of a test that the student would miss; without an estimate, the number of answers. */
function promiseOf({ topic, standing }: TopicOutlook): number {
  if (standing.kind === 'none') return 0;
  return standing.kind === 'few' ? standing.responses : topic.onTest * (1 - standing.share);
}
