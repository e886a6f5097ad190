/** Tests that the sample children took on this site at a level without score tables: their answers are all there is. */
import { fullTestBreakMinutes, fullTestMinutesBySection } from '@/domain/dashboard/scores/test-length';
import type { LevelId } from '@/domain/exam/level/level-id';
import { testLevels } from '@/domain/exam/level/test-levels';
import { blueprint, levelSets } from '@/domain/exam/test/blueprint';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { LearnerTest, MinutesBySection } from '@/domain/learner/learner-test';
import type { SectionAnswers } from '@/domain/learner/test-answers';
import { countAnswers, type TopicCount } from '@/domain/learner/topic-count';
import { isTopicId } from '@/domain/plan/topics/topic-ids';
import { assertPresent } from '@/lib/assert';
import { testWithoutFacts } from './reportedTests';

export interface RawSectionAnswers {
  /** The right answers and all answers on each topic: "synonyms 20/27 analogy-degree 1/2". The other questions are blank. */
  readonly topics: string;
  /** The wrong answers among them that were guesses. */
  readonly guesses: number;
}

export interface RawSampleTest extends Readonly<Record<ScoredSection, RawSectionAnswers>> {
  readonly weeksAgo: number;
  readonly scope: 'full' | 'diagnostic';
}

/** Minutes of the diagnostic by subject, without its essay. It has no breaks. */
export function diagnosticMinutesBySection(level: LevelId): MinutesBySection {
  const { verbal, quantitative, reading } = diagnosticSections(level);
  return {
    verbal: verbal.minutes,
    quantitative: quantitative.minutes,
    reading: reading.minutes,
    writing: 0,
  };
}

const diagnosticSections = (level: LevelId) => blueprint[levelSets[level].diagnostic].sections;

function questionsOf(level: LevelId, scope: RawSampleTest['scope'], section: ScoredSection): number {
  if (scope === 'full') return testLevels[level].questions[section];
  return Object.values(diagnosticSections(level)[section].items).reduce((sum, count) => sum + count, 0);
}

/** Returns a test taken under test conditions. `at` is its start in epoch milliseconds. */
export function buildRawTest(at: number, level: LevelId, test: RawSampleTest): LearnerTest {
  const { scope } = test;
  const sections = scoredSections.map((section) => ({ section, topics: readTopics(test[section].topics) }));
  return {
    ...(scope === 'full'
      ? testWithoutFacts(at, level, scope, fullTestMinutesBySection, fullTestBreakMinutes)
      : testWithoutFacts(at, level, scope, diagnosticMinutesBySection(level), 0)),
    topics: sections.flatMap(({ topics }) => topics),
    answers: Object.fromEntries(
      sections.map(({ section, topics }) => [
        section,
        sectionAnswers(topics, questionsOf(level, scope, section), test[section].guesses),
      ]),
    ),
    conditions: { mode: 'real', timing: 'standard', pauses: 0, interruptions: 0 },
  };
}

function sectionAnswers(topics: readonly TopicCount[], questions: number, guesses: number): SectionAnswers {
  const { answered, right } = countAnswers([{ topics }]);
  return {
    right,
    wrong: answered - right,
    blank: questions - answered,
    guesses: { answered: guesses, right: 0 },
  };
}

function readTopics(text: string): readonly TopicCount[] {
  return [...text.matchAll(/(\S+) (\d+)\/(\d+)/g)].map(([, name = '', right, answered]) => ({
    topic: assertPresent(isTopicId(name) ? name : null, `No topic "${name}"`),
    answered: Number(answered),
    right: Number(right),
  }));
}
