/** What the hub shows, from what the record knows. Fetched when a student has something to show. */
import { readTestDay } from '@/data/plan/testDay';
import { readPractice, type PracticeFacts } from '@/data/practice';
import type { StudentRecord } from '@/data/record/api';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { Standing } from '@/domain/plan/ability';
import { doneEntries, type DoneFacts } from '@/domain/plan/done';
import { leftToReview } from '@/domain/plan/left-to-review';
import type { PlanEntry, StudyPlan } from '@/domain/plan/study-plan';
import { dueOn, mistakesOf } from '@/domain/plan/mistakes';
import { reviewOf, throughBy, worthFrom } from '@/domain/plan/review';
import { planToFollow, reviewQuestionsOn } from '@/domain/plan/weeks/with-reviews';
import { poolSizes, type QuestionsOfTopics, stepsInPool } from '@/domain/plan/drill-pool';
import type { Prospect } from '@/domain/plan/next-step';
import { type PracticeStep, practiceSteps } from '@/domain/plan/practice-step';
import { type IsoDay, localDay } from '@/lib/calendar';
import { type WordsDue, wordsDue } from '@/domain/plan/words/today';
import { wordIndex } from '@/data/words/words';

/** Mistakes that are due today. */
export interface DueMistakes {
  readonly count: number;
  /** How many questions the next review asks, and how many mistakes they stand for. */
  readonly asked: number;
  readonly covered: number;
  /** The day on which none waits any longer at this pace; null where all fit today, and where that is more than two months away. */
  readonly through: IsoDay | null;
  readonly bySection: readonly { readonly section: ScoredSection; readonly count: number }[];
  /** The day on which the next ones are due, where none is today; null where none is open. */
  readonly next: IsoDay | null;
}

export interface HubFacts {
  readonly steps: readonly Prospect<PracticeStep>[];
  readonly standing: Standing;
  readonly mistakes: DueMistakes;
  readonly words: WordsDue;
  /** What the study plan has for today and isn't done; empty without a plan. */
  readonly planned: readonly PlanEntry[];
  readonly testDate: IsoDay | null;
  /** How many questions practice has of each topic for this student. */
  readonly questionsOf: QuestionsOfTopics;
}

const stepsShown = 3;

/**
 * Reads what the hub shows.
 * @throws Error (rejects) when the index of the bank can't be fetched, after several tries.
 */
export async function readHub(record: StudentRecord): Promise<HubFacts> {
  const now = Date.now();
  const [facts, { testDay: testDate, plan }, cards, wordDays] = await Promise.all([
    readPractice(record, now),
    readTestDay(record),
    record.readKept('cards'),
    record.readKept('wordDays'),
  ]);
  const today = localDay(new Date(now));
  const isLeft = leftToReview({ ...facts, cards, wordIndex, testDate });
  const shownPlan = plan === null ? null : planToFollow(plan, facts, today);
  return {
    steps: stepsInPool(practiceSteps(facts.standing), facts).slice(0, stepsShown),
    standing: facts.standing,
    mistakes: dueMistakes(facts, shownPlan, today),
    words: wordsDue(wordIndex, cards, today, testDate),
    planned:
      shownPlan === null ? [] : openToday(shownPlan, { attempts: facts.attempts, wordDays, isLeft }, today),
    testDate,
    questionsOf: poolSizes(facts),
  };
}

function openToday(plan: StudyPlan, facts: DoneFacts, today: IsoDay): readonly PlanEntry[] {
  const done = doneEntries(plan, facts, today);
  return plan.entries.filter(({ id, day }) => day === today && !done.has(id));
}

function dueMistakes(
  { attempts, index, standing }: PracticeFacts,
  plan: StudyPlan | null,
  today: IsoDay,
): DueMistakes {
  const all = mistakesOf(attempts, index);
  const due = dueOn(all, today);
  const questionsOn = (day: IsoDay) => reviewQuestionsOn(plan, day);
  // Whoever comes on a day without a review may have one all the same.
  const questions = questionsOn(today) || reviewQuestionsOn(null, today);
  const { asked, covered } = reviewOf(all, { today, questions, worthOf: worthFrom(standing) });
  const sections = [...new Set(due.map(({ facts }) => facts.section))];
  const days = all.flatMap(({ due: day }) => day ?? []).toSorted();
  return {
    count: due.length,
    asked: asked.length,
    covered,
    through: covered === due.length ? null : throughBy(all, { today, questionsOn }),
    bySection: sections.map((section) => ({
      section,
      count: due.filter(({ facts }) => facts.section === section).length,
    })),
    next: days[0] ?? null,
  };
}
