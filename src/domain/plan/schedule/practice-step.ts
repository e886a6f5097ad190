/** Ranks practice by the points that a session of ten questions may gain in a topic, group, or section. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { diagnosticMinutes } from '@/domain/exam/catalog/diagnostic-plan';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { TopicGroup } from '@/domain/exam/report/topic-results';
import { groupBy } from '@/lib/lists';
import {
  hasKnownSection,
  type SkillEstimate,
  type SkillProfile,
  estimateConfidence,
} from '@/domain/plan/ability/ability';
import { drillMinutes } from '@/domain/plan/drills/drill-length';
import type { PooledSubject } from '@/domain/plan/drills/drill-request';
import { type RatedStep, rankRatedSteps } from './step-after-test';
import type { LevelId } from '@/domain/exam/level/level-id';
import type { TestLevel } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { expectedSessionGain, questionsPerSession } from '@/domain/plan/ability/session-gain';
import { type PracticeTopic, topicsOfSection } from '@/domain/plan/topics/topics';
import { groupOfTopic } from '@/domain/plan/topics/topic-groups';

/** A topic, a group of similar topics, or a mixed section. */
export type PracticeArea =
  | { readonly kind: 'topic'; readonly topic: TopicId }
  | { readonly kind: 'group'; readonly group: TopicGroup }
  | { readonly kind: 'section'; readonly section: ScoredSection };

/** `questions` is the drill's length; `newQuestions` of them are new to the student, the others were seen before. */
export type PracticeStep =
  /** Practice in an area with enough data. */
  | {
      readonly kind: 'practice';
      /** The level of the test that `onTest` is about. */
      readonly level: LevelId;
      readonly area: PracticeArea;
      readonly section: ScoredSection;
      /** The average number of questions in this area on a test. */
      readonly onTest: number;
      readonly estimate: Extract<SkillEstimate, { state: 'known' }>;
      readonly questions: number;
      readonly newQuestions: number;
    }
  /** The section has too little data to estimate its value. */
  | {
      readonly kind: 'find-out';
      readonly section: ScoredSection;
      readonly estimate: Exclude<SkillEstimate, { state: 'known' }>;
      readonly questions: number;
      readonly newQuestions: number;
    }
  /** The student has seen all `seen` questions of the section: a review without a gain. */
  | {
      readonly kind: 'repeat';
      readonly section: ScoredSection;
      readonly questions: number;
      readonly newQuestions: 0;
      readonly seen: number;
    }
  /** No section has enough data, and a test yields more than practice. `responses` is the total so far. */
  | { readonly kind: 'first-test'; readonly responses: number };

const firstTestMinutes = diagnosticMinutes(false);

export function subjectOfStep(step: Exclude<PracticeStep, { kind: 'first-test' }>): PooledSubject {
  return step.kind === 'practice' ? step.area : { kind: 'section', section: step.section };
}

/**
 * Ranks what to practice next by points per minute, as if all questions were new; `limitStepsToPool` knows which are. Topics and
 * groups appear only once their own answers carry enough weight. Areas practiced for half a session or more this evening come last.
 */
export function rankPracticeSteps(skillProfile: SkillProfile): readonly RatedStep<PracticeStep>[] {
  if (!hasKnownSection(skillProfile)) {
    const responses = Object.values(skillProfile.sections).reduce((sum, known) => sum + known.responses, 0);
    return [{ step: { kind: 'first-test', responses }, points: 0, minutes: firstTestMinutes }];
  }
  const level = testLevels[skillProfile.level];
  const prospects = areasOf(skillProfile).flatMap(
    ({ area, section, topics, estimate }): readonly RatedStep<PracticeStep>[] => {
      if (estimate?.state !== 'known' || estimateConfidence(estimate) === 'guess') return [];
      const onTest = topics.reduce((sum, topic) => sum + topic.onTest, 0);
      const whole = skillProfile.sections[section];
      const raw = expectedRawScore(level, section, whole.state === 'known' ? whole.share : estimate.share);
      return [
        {
          step: {
            kind: 'practice',
            level: level.id,
            area,
            section,
            onTest,
            estimate,
            questions: questionsPerSession,
            newQuestions: questionsPerSession,
          },
          ...expectedSessionGain({
            level,
            section,
            topics,
            missing: 1 - estimate.share,
            raw,
            sessionsLately: estimate.practiced.lately / questionsPerSession,
          }),
        },
      ];
    },
  );
  const unknown = scoredSections.flatMap((section): readonly RatedStep<PracticeStep>[] => {
    const estimate = skillProfile.sections[section];
    if (estimate.state === 'known') return [];
    const questions = questionsPerSession;
    const step: PracticeStep = { kind: 'find-out', section, estimate, questions, newQuestions: questions };
    return [{ step, points: 0, minutes: drillMinutes(section, questions) }];
  });
  return orderPracticeSteps([...unknown, ...prospects]);
}

/**
 * Orders steps: first sections without enough data, because a student who practices only known areas would never measure them; then
 * the most points per minute; then what was practiced this evening, which is more useful tomorrow; last what only repeats.
 */
export function orderPracticeSteps(
  prospects: readonly RatedStep<PracticeStep>[],
): readonly RatedStep<PracticeStep>[] {
  const ofKind = (...kinds: readonly PracticeStep['kind'][]) =>
    prospects.filter(({ step }) => kinds.includes(step.kind));
  const inOrder = [...ofKind('first-test', 'find-out'), ...rankRatedSteps(ofKind('practice'))];
  const isRested = ({ step }: RatedStep<PracticeStep>) =>
    step.kind === 'first-test' ||
    step.kind === 'repeat' ||
    step.estimate.practiced.thisEvening < questionsPerSession / 2;
  return [...inOrder.filter(isRested), ...inOrder.filter((each) => !isRested(each)), ...ofKind('repeat')];
}

/** The raw score of a full section if this share of the answers, from 0 to 1, is right and the rest are wrong. */
export function expectedRawScore(
  { questions }: Pick<TestLevel, 'questions'>,
  section: ScoredSection,
  share: number,
): number {
  return questions[section] * (share - (1 - share) / 4);
}

interface Area {
  readonly area: PracticeArea;
  readonly section: ScoredSection;
  readonly topics: readonly PracticeTopic[];
  readonly estimate: SkillEstimate | undefined;
}

function areasOf(skillProfile: SkillProfile): readonly Area[] {
  return scoredSections.flatMap((section): readonly Area[] => {
    const topics = topicsOfSection(section, skillProfile.level);
    const groups = groupBy(topics, ({ id }) => groupOfTopic(id));
    return [
      ...topics.map((topic): Area => ({
        area: { kind: 'topic', topic: topic.id },
        section,
        topics: [topic],
        estimate: skillProfile.topics.get(topic.id),
      })),
      // Synonyms are a single topic without a group.
      ...[...groups].flatMap(([group, own]): readonly Area[] =>
        group === null
          ? []
          : [
              {
                area: { kind: 'group', group },
                section,
                topics: own,
                estimate: skillProfile.groups.get(group),
              },
            ],
      ),
      { area: { kind: 'section', section }, section, topics, estimate: skillProfile.sections[section] },
    ];
  });
}
