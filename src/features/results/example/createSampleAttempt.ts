/**
 * The attempt behind a test of a sample child. How many questions were missed comes from the record, so that the result equals the
 * scores of the dashboards; which ones follows from their difficulty and a fixed seed, within each topic if the record counts topics.
 */
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { newSectionState } from '@/domain/exam/attempts/section-state';
import { choiceLetters, type Item, itemRef } from '@/domain/exam/items/item';
import { type ItemState, untouchedItem } from '@/domain/exam/items/item-state';
import type { FormSection, TestContent, TestForm } from '@/domain/exam/test/form';
import type { VerdictTally } from '@/domain/exam/scoring/scoring';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import type { LearnerTest } from '@/domain/learner/learner-test';
import type { SectionAnswers } from '@/domain/learner/test-answers';
import type { TopicCount } from '@/domain/learner/topic-count';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { topicIdOf } from '@/domain/plan/topics/topics';
import { assertPresent } from '@/lib/assert';
import { groupBy } from '@/lib/lists';
import { localOffsetMinutes } from '@/lib/dates/localTime';
import { type Random, seededRandom } from '@/lib/random';
import { finishedAttempt } from './finishedAttempt';

/** Returns a finished attempt at a form, under test conditions and with the clock used up, that has the answers of the test. */
export function createSampleAttempt(form: TestForm, content: TestContent, test: LearnerTest): Attempt {
  const items = new Map(content.items.map((item) => [itemRef(item), item]));
  const random = seededRandom(2026);
  const outcomes = drawOutcomes(form, items, test, random);
  return finishedAttempt({
    id: 'sample',
    form,
    startedAt: { utcMs: test.at, offsetMinutes: localOffsetMinutes(test.at) },
    finishedMs: test.end,
    answerSection: (part) => ({
      ...newSectionState(0),
      items: answeredItems(part, items, outcomes, random),
      current: part.items.length - 1,
      usedMs: part.limitMs ?? 0,
      ending: 'time-up',
    }),
  });
}

/** A guess is wrong, and too fast to have read the question. */
type Outcome = 'right' | 'wrong' | 'guess' | 'blank';

/** Chance counts as much as this many steps of difficulty. */
const chanceSteps = 3;

/** Draws what happened to each question, by its reference. The hardest are the likeliest to be missed. */
function drawOutcomes(
  form: TestForm,
  items: ReadonlyMap<string, Item>,
  { answers, topics }: Pick<LearnerTest, 'answers' | 'topics'>,
  random: Random,
): ReadonlyMap<string, Outcome> {
  return new Map(
    scoredSections.flatMap((section) => {
      const counts = answers[section];
      if (counts === undefined) return [];
      const hardestFirst = form.parts
        .flatMap((part) => (part.kind === 'section' && part.section === section ? part.items : []))
        .map((ref) => {
          const item = assertPresent(items.get(ref), `The form has no item ${ref}`);
          const hardness = 1000 * item.difficulty + random.integer(0, 1000 * chanceSteps);
          return { ref, topic: topicIdOf(item), hardness };
        })
        .toSorted((a, b) => b.hardness - a.hardness);
      return topics.length === 0
        ? withOutcomes(hardestFirst, counts, counts.guesses.answered)
        : withOutcomesByTopic(hardestFirst, counts, topics);
    }),
  );
}

interface RankedQuestion {
  readonly ref: string;
  readonly topic: TopicId;
}

/** Assigns outcomes to questions, the hardest first: blanks, then guesses, then other wrong answers. */
function withOutcomes(
  hardestFirst: readonly RankedQuestion[],
  { wrong, blank }: Omit<VerdictTally, 'right'>,
  guesses: number,
): readonly (readonly [string, Outcome])[] {
  const outcomeAt = (place: number): Outcome => {
    if (place < blank) return 'blank';
    if (place < blank + guesses) return 'guess';
    return place < blank + wrong ? 'wrong' : 'right';
  };
  return hardestFirst.map(({ ref }, place) => [ref, outcomeAt(place)]);
}

/** Assigns outcomes as often as the record has them on each topic. The guesses are the hardest of the wrong answers. */
function withOutcomesByTopic(
  hardestFirst: readonly RankedQuestion[],
  { guesses }: SectionAnswers,
  topics: readonly TopicCount[],
): readonly (readonly [string, Outcome])[] {
  const outcomes = new Map(
    [...groupBy(hardestFirst, ({ topic }) => topic)].flatMap(([topic, own]) => {
      const { answered, right } = topics.find((each) => each.topic === topic) ?? { answered: 0, right: 0 };
      return withOutcomes(own, { wrong: answered - right, blank: own.length - answered }, 0);
    }),
  );
  const wrong = hardestFirst.filter(({ ref }) => outcomes.get(ref) === 'wrong');
  for (const { ref } of wrong.slice(0, guesses.answered)) outcomes.set(ref, 'guess');
  return [...outcomes];
}

/** Time on a question in thousandths of its even share: from the least to the most. */
const paces: Readonly<Record<Outcome, readonly [number, number]>> = {
  right: [500, 1300],
  wrong: [700, 1900],
  guess: [15, 30],
  blank: [200, 600],
};

/** Answers a section, whose times add up to its limit. */
function answeredItems(
  { items: refs, limitMs }: FormSection,
  items: ReadonlyMap<string, Item>,
  outcomes: ReadonlyMap<string, Outcome>,
  random: Random,
): readonly ItemState[] {
  const drawn = refs.map((ref) => {
    const outcome = outcomes.get(ref) ?? 'right';
    return { ref, outcome, pace: random.integer(...paces[outcome]) };
  });
  const whole = drawn.reduce((sum, { pace }) => sum + pace, 0);
  const evenMs = (limitMs ?? 0) / refs.length;
  const isPaced = ({ outcome }: (typeof drawn)[number]) => outcome !== 'guess';
  const guessed = drawn.filter((each) => !isPaced(each)).reduce((sum, { pace }) => sum + pace, 0);
  // Guesses stay too fast to read; the other times share what is left of the limit.
  const scale = (1000 * refs.length - guessed) / (whole - guessed);
  let clockMs = 0;
  return drawn.map((each): ItemState => {
    const timeMs = Math.floor((each.pace * (isPaced(each) ? scale : 1) * evenMs) / 1000);
    clockMs += timeMs;
    if (each.outcome === 'blank') return { ...untouchedItem, timeMs };
    const { key } = assertPresent(items.get(each.ref), `The form has no item ${each.ref}`);
    const [other = key] = random.shuffled(choiceLetters.filter((letter) => letter !== key));
    const letter = each.outcome === 'right' ? key : other;
    return { ...untouchedItem, timeMs, response: { state: 'chosen', letter }, answeredAtMs: clockMs };
  });
}
