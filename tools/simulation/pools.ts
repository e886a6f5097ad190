/**
 * Simulates students who follow Today's card until their test: how fast practice uses up the questions of each topic, and which
 * questions it asks again without meaning to. Uses the site's own rules; only right and wrong answers are random. `npm run items`
 * prints the results.
 */
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { scoredSections, type ScoredSection } from '@/domain/exam/test/scored-sections';
import { isPoolItem, type ItemIndex } from '@/domain/plan/topics/item-facts';
import { practiceTopics } from '@/domain/plan/topics/topics';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import type { WordIndex } from '@/domain/plan/words/word-entry';
import { addDays, dayAtOffset, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { TodayStudent } from './today-student';

/** How long a topic's practice questions last. */
export interface PoolUse {
  readonly topic: TopicId;
  readonly section: ScoredSection;
  /** Questions in the bank that practice may ask; null if they are generated, without end. */
  readonly questions: number | null;
  /** New questions that practice asks per week, the mean of the students. */
  readonly perWeek: number;
  /**
   * Weeks until a student has seen every question: measured if it happens before the test, otherwise projected from the student's
   * own rate; the shortest of the students. Null if never. The card moves on to other topics when one is used up.
   */
  readonly weeks: number | null;
}

export interface PoolSimulation {
  readonly uses: readonly PoolUse[];
  /** The questions that a drill asked again although no review wanted them, by the student's seed. */
  readonly repeats: ReadonlyMap<number, readonly string[]>;
  /** The sections of which a student has seen every question before the test, by the student's seed. */
  readonly usedUp: ReadonlyMap<number, readonly ScoredSection[]>;
}

export interface PoolRequest {
  readonly index: ItemIndex;
  readonly wordIndex: WordIndex;
  /** Each seed is a student, right in 55 to 85% of the questions. */
  readonly seeds: readonly number[];
}

/** A long season of preparation: reviews and words are part of each day's minutes. */
export const simulatedWeeks = 10;
export const simulatedMinutesPerDay = 50;
const firstDay: IsoDay = '2026-10-05';

export function simulatePools({ index, wordIndex, seeds }: PoolRequest): PoolSimulation {
  const students = seeds.map((seed) => {
    const attempts = practiceFor(seed, index, wordIndex);
    return { seed, attempts, asked: newQuestions(attempts, index) };
  });
  const pools = practiceTopics(index.level).map((topic) => ({
    topic,
    questions: index.generators.some((generator) => generator.topic === topic.id)
      ? null
      : index.items.filter((item) => item.topic === topic.id && isPoolItem(item)).length,
  }));
  const bySeed = <T>(listOf: (student: (typeof students)[number]) => readonly T[]) =>
    new Map(
      students
        .map((student) => [student.seed, listOf(student)] as const)
        .filter(([, list]) => list.length > 0),
    );
  return {
    uses: pools.map(({ topic: { id: topic, section }, questions }): PoolUse => {
      const daysOf = students.map(({ asked }) =>
        asked.filter((each) => each.topic === topic).map(({ day }) => day),
      );
      const count = daysOf.reduce((sum, days) => sum + days.length, 0);
      return {
        topic,
        section,
        questions,
        perWeek: count / seeds.length / simulatedWeeks,
        weeks:
          questions === null || count === 0
            ? null
            : Math.min(...daysOf.map((days) => weeksOf(questions, days))),
      };
    }),
    repeats: bySeed(({ attempts }) => unmeantRepeats(attempts)),
    usedUp: bySeed(({ asked }) =>
      scoredSections.filter((section) =>
        pools
          .filter(({ topic }) => topic.section === section)
          .every(
            ({ topic, questions }) =>
              questions !== null && asked.filter((each) => each.topic === topic.id).length >= questions,
          ),
      ),
    ),
  };
}

/** Returns the weeks that questions last if new ones are asked on these days, which are counted from 0; infinite without any. */
export function weeksOf(questions: number, days: readonly number[]): number {
  const last = days[questions - 1];
  return last === undefined ? (questions * simulatedWeeks) / days.length : (last + 1) / 7;
}

interface AskedQuestion {
  readonly topic: TopicId | undefined;
  /** Counted from 0. */
  readonly day: number;
}

/** Returns the practice pool's questions in the order in which drills asked them for the first time. */
function newQuestions(attempts: readonly AnsweredAttempt[], index: ItemIndex): readonly AskedQuestion[] {
  return attempts.filter(isPractice).flatMap(({ sections, finishedAt }) => {
    const day = daysBetween(firstDay, dayAtOffset(finishedAt));
    return sections.flatMap(({ answers }) =>
      answers.flatMap(({ first, ref }) => (first ? [{ topic: index.askedFacts(ref)?.topic, day }] : [])),
    );
  });
}

function practiceFor(seed: number, index: ItemIndex, wordIndex: WordIndex): readonly AnsweredAttempt[] {
  const student = new TodayStudent({
    seed,
    firstDay,
    testDate: addDays(firstDay, 7 * simulatedWeeks),
    minutesPerDay: simulatedMinutesPerDay,
    right: (55 + (seed % 4) * 10) / 100,
    index,
    wordIndex,
  });
  for (let ahead = 0; ahead < 7 * simulatedWeeks; ahead += 1) student.workOn(addDays(firstDay, ahead));
  return student.attempts;
}

/** Returns the questions that drills asked again; reviews of mistakes ask again on purpose. */
export function unmeantRepeats(attempts: readonly AnsweredAttempt[]): readonly string[] {
  return attempts
    .filter(isPractice)
    .flatMap(({ sections }) =>
      sections.flatMap(({ answers }) => answers.flatMap(({ first, ref }) => (first ? [] : [ref]))),
    );
}

const isPractice = ({ planId }: AnsweredAttempt) =>
  planId.startsWith('drill-') && planId !== 'drill-mistakes';
