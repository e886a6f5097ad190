import { describe, expect, test } from 'vitest';
import { buildSkillProfile, type SkillEstimate } from '@/domain/plan/ability/ability';
import { gainsByTopic, rankTopics } from '@/domain/plan/drills/topic-outlook';
import { limitStepsToPool } from '@/domain/plan/drills/drill-pool';
import { rankPracticeSteps } from '@/domain/plan/schedule/practice-step';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { topicsOfSection } from '@/domain/plan/topics/topics';
import { times } from '../../exam/report/sample-results';
import { dayMs, evidence, nowMs, smallIndex, tally } from '../sample-practice';

const usual = topicsOfSection('reading', 'upper').map(({ id }) => id);
const range = { low: 0.4, high: 0.6 };
const fresh = (share: number): SkillEstimate => ({
  state: 'known',
  ...tally(10, 5),
  ability: 0,
  share,
  range,
});
const old = (share: number): SkillEstimate => ({
  state: 'not-recent',
  ...tally(10, 5),
  share,
  range,
  asOfMs: nowMs,
});
const few = (responses: number): SkillEstimate => ({ state: 'not-enough', ...tally(responses, 0) });

describe('topics in the order of what they can still gain', () => {
  // Main idea is 7 of 40 questions, detail 8, inference 9, tone and prediction one or two.
  test.each<
    [
      string,
      readonly (readonly [TopicId, SkillEstimate])[],
      readonly (readonly [TopicId, number])[],
      readonly TopicId[],
    ]
  >([
    ['nothing known', [], [], []],
    [
      'the most points first',
      [
        ['reading-tone', fresh(0.5)],
        ['reading-detail', fresh(0.5)],
        ['reading-inference', fresh(0.5)],
      ],
      [
        ['reading-tone', 0.4],
        ['reading-detail', 1.2],
        ['reading-inference', 0.9],
      ],
      ['reading-detail', 'reading-inference', 'reading-tone'],
    ],
    [
      'without a figure of the plan, after those with one, by missed questions',
      [
        ['reading-tone', fresh(0.9)],
        ['reading-detail', fresh(0.9)],
        ['reading-inference', fresh(0.5)],
      ],
      [['reading-tone', 0.1]],
      ['reading-tone', 'reading-inference', 'reading-detail'],
    ],
    [
      'what is known today, then what was known, then what has the most answers',
      [
        ['reading-main-idea', few(2)],
        ['reading-detail', few(7)],
        ['reading-inference', old(0.5)],
        ['reading-tone', fresh(1)],
      ],
      [],
      ['reading-tone', 'reading-inference', 'reading-detail', 'reading-main-idea'],
    ],
    [
      'older estimates by missed questions',
      [
        ['reading-main-idea', old(0.9)],
        ['reading-detail', old(0.8)],
        ['reading-inference', old(0.5)],
      ],
      [],
      ['reading-inference', 'reading-detail', 'reading-main-idea'],
    ],
  ])('%s', (_, estimates, gains, first) => {
    const ids = rankTopics('reading', { level: 'upper', topics: new Map(estimates) }, new Map(gains)).map(
      ({ topic }) => topic.id,
    );
    expect(ids.slice(0, first.length)).toEqual(first);
    expect(ids.slice(first.length)).toEqual(usual.filter((id) => !first.includes(id)));
  });

  test('only an estimate of today comes with a gain', () => {
    const topics = new Map<TopicId, SkillEstimate>([
      ['reading-tone', fresh(0.5)],
      ['reading-detail', old(0.5)],
      ['reading-inference', { ...fresh(0.5), ...tally(7, 3) }],
    ]);
    const gains = new Map(usual.map((id) => [id, 1]));
    const found = rankTopics('reading', { level: 'upper', topics }, gains).filter(
      ({ gain }) => gain !== null,
    );
    expect(found.map(({ topic }) => topic.id)).toEqual(['reading-tone']);
  });
});

const answers = (topic: TopicId, section: 'verbal' | 'quantitative', agoMs = 0) =>
  times(12, (n) =>
    evidence({ section, topic, right: n % 2 === 0, isTimed: true, answeredAtMs: nowMs - agoMs }),
  );

describe('the points that a topic can gain', () => {
  const pool = { index: smallIndex, seen: new Map() };
  test('are the plan’s own', () => {
    const skillProfile = buildSkillProfile(
      [...answers('math-percent', 'quantitative'), ...answers('synonyms', 'verbal')],
      nowMs,
      'upper',
    );
    const steps = limitStepsToPool(rankPracticeSteps(skillProfile), pool);
    const planned = steps.flatMap(({ step, points }) =>
      step.kind === 'practice' && step.area.kind === 'topic' ? [[step.area.topic, points] as const] : [],
    );
    expect(planned).toHaveLength(2);
    expect(gainsByTopic(skillProfile, pool)).toEqual(new Map(planned));
  });

  test('are unknown without recent answers, and for a topic without new questions', () => {
    const late = buildSkillProfile(answers('math-percent', 'quantitative', 365 * dayMs), nowMs, 'upper');
    expect(gainsByTopic(late, pool).size).toBe(0);
    const skillProfile = buildSkillProfile(answers('synonyms', 'verbal'), nowMs, 'upper');
    const seen = new Map(smallIndex.items.map(({ id }) => [id, nowMs]));
    expect(gainsByTopic(skillProfile, { index: smallIndex, seen }).size).toBe(0);
  });
});
