/** The attempts behind the sample children's tests have exactly the scores and counts of the dashboards. */
import { describe, expect, test } from 'vitest';
import { defaultSampleFamily, otherFamilyLoaders } from '@/data/sample';
import { sampleFormOf } from '@/data/sample/sampleAnswers';
import { buildSampleFamilyOn } from '@/data/sample/sampleChild';
import { estimateResult } from '@/domain/exam/report/estimate';
import { fullFormsOf, levelSets } from '@/domain/exam/test/blueprint';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { countSectionAnswers, type CountedSection } from '@/domain/learner/test-answers';
import { countAnswersByTopic, type TopicCount } from '@/domain/learner/topic-count';
import { topicIdOf } from '@/domain/plan/topics/topics';
import { sectionScore } from '@/domain/dashboard/scores/test-scores';
import { judgeSampleTest } from '@/features/results/missed/readTestParts';
import type { AttemptResult, SectionResult } from '@/domain/exam/scoring/result';
import { assertPresent } from '@/lib/assert';

const families = [
  defaultSampleFamily,
  ...(await Promise.all(Object.values(otherFamilyLoaders).map((load) => load()))),
];
const children = families.flatMap((family) =>
  buildSampleFamilyOn(family, '2026-11-22').children.map(
    (child) => [`${family.id}, ${child.profile.id}`, child] as const,
  ),
);

describe.each(children)('the tests of %s', (_, { tests, profile }) => {
  const answered = tests.filter(({ answers }) => Object.keys(answers).length > 0);

  test('are the diagnostic and the latest full ones, each at a form of its own', () => {
    const forms = fullFormsOf(profile.level);
    const full = tests.filter(({ scope, end, at }) => scope === 'full' && end > at).slice(-forms.length);
    const diagnostics = tests.filter(({ scope }) => scope === 'diagnostic');
    expect(answered).toEqual(tests.filter((each) => [...diagnostics, ...full].includes(each)));
    expect(full.map((each) => sampleFormOf(tests, each))).toEqual(forms.slice(forms.length - full.length));
    for (const each of diagnostics)
      expect(sampleFormOf(tests, each)).toBe(levelSets[profile.level].diagnostic);
  });

  test('have the scores, counts, and guesses of the dashboards', async () => {
    for (const each of answered) {
      const form = assertPresent(sampleFormOf(tests, each), 'a form');
      const result = await judgeSampleTest(form, each);
      const { sections } = estimateResult(result);
      for (const section of scoredSections) {
        const estimate = sections[section];
        if (estimate.state === 'raw')
          expect({ ...each.answers[section], ...estimate.unseen }).toEqual(each.answers[section]);
        else
          expect(estimate.state === 'estimated' && estimate.band.estimate).toBe(sectionScore(each, section));
      }
      if (each.topics.length > 0) expect(answeredTopics(result)).toEqual(inOrder(each.topics));
      const parts = result.parts.flatMap((part) => (part.kind === 'section' ? [countedSection(part)] : []));
      expect(countSectionAnswers(parts)).toEqual(each.answers);
      for (const part of result.parts)
        if (part.kind === 'section')
          expect(part.items.reduce((sum, { state }) => sum + state.timeMs, 0)).toBeLessThanOrEqual(
            part.usedMs,
          );
    }
  });
});

const inOrder = (topics: readonly TopicCount[]) => topics.toSorted((a, b) => a.topic.localeCompare(b.topic));

/** Counts the answers of all sections by topic, in alphabetical order. */
function answeredTopics({ parts }: AttemptResult): readonly TopicCount[] {
  const answers = parts
    .flatMap((part) => (part.kind === 'section' ? part.items : []))
    .filter(({ verdict }) => verdict !== 'blank')
    .map(({ item, verdict }) => ({
      topics: [{ topic: topicIdOf(item), answered: 1, right: verdict === 'right' ? 1 : 0 }],
    }));
  return inOrder(countAnswersByTopic(answers));
}

function countedSection({ kind, section, scored, items, limitMs }: SectionResult): CountedSection {
  return {
    kind,
    section,
    scored,
    limitMs,
    questions: items.length,
    answers: items.map(({ item, state, verdict }) => ({
      ref: item.id,
      letter: state.response.state === 'chosen' ? state.response.letter : null,
      verdict,
      confidence: state.confidence,
      narrowed: false,
      ranOut: false,
      first: true,
      timeMs: state.timeMs,
      recallOf: null,
    })),
  };
}
