/** Determines the tasks of a day, with or without a plan. */
import { testPhaseOn } from '@/domain/learner/test-day';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { testOfDay } from '@/domain/plan/schedule/completed-entries';
import { fullTestsTaken } from '@/domain/plan/weeks/full-tests';
import { drillMinutes, questionsThatFit } from '@/domain/plan/drills/drill-length';
import { countDrillQuestions } from '@/domain/plan/drills/drill-pool';
import { maxDrillQuestions } from '@/domain/plan/drills/drill-request';
import { mistakeReviewMinutes } from '@/domain/plan/mistakes/error-log';
import type { RatedStep } from '@/domain/plan/schedule/step-after-test';
import { practiceLevel } from '@/domain/plan/topics/practice-level';
import { type PracticeStep, subjectOfStep } from '@/domain/plan/schedule/practice-step';
import type { PlanEntry } from '@/domain/plan/schedule/study-plan';
import type { PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { maxWordSessionMinutes } from '@/domain/plan/words/session-length';
import { expectedWordSeconds } from '@/domain/plan/words/word-pace';
import { selectSessionWords } from '@/domain/plan/words/word-session';
import { buildWordsToday, eveWordMinutes } from '@/domain/plan/words/words-today';
import { assertUnreachable } from '@/lib/assert';
import type { IsoDay } from '@/lib/dates/calendar';
import { hasReviewedWordsToday, hasPracticedToday } from './finished-tasks';
import type { DayFacts } from './today-facts';
import { dailyReview } from './daily-review';
import type { DrillStep, Task } from './task';

/** Returns the open tasks of today or a later day, in the recommended order. */
export function listOpenTasks(facts: DayFacts, day: IsoDay): readonly Task[] {
  const { followed, testDate } = facts;
  if (testPhaseOn(day, testDate) === 'eve') return wordsOf(facts, day, eveWordMinutes);
  return followed === null ? tasksWithoutPlan(facts, day) : tasksOfPlan(facts, followed, day);
}

/**
 * Tests and essays come first, because they need one sitting; then the most valuable practice, reviews, and the rest. Practice that
 * only repeats belongs to the rest.
 */
const ranks: Readonly<Record<Task['kind'], number>> = {
  'full-test': 0,
  'first-test': 0,
  checkpoint: 1,
  essay: 2,
  practice: 3,
  mistakes: 4,
  words: 5,
};
const rankOfMorePractice = 6;

function tasksOfPlan(
  facts: DayFacts,
  { shownPlan, completed: done }: PlanToFollow,
  day: IsoDay,
): readonly Task[] {
  // A saved entry without minutes asks for nothing.
  const ofDay = shownPlan.entries.filter((entry) => entry.day === day && entry.minutes > 0);
  const open = ofDay.filter(({ id }) => !done.has(id)).flatMap((entry) => taskOfEntry(entry, facts, day));
  const [first] = open.filter(isPractice).toSorted(bySteps(drillsOf(facts)));
  const isFirstDone = ofDay.some(({ id, activity }) => activity.kind === 'practice' && done.has(id));
  const rankOf = (task: Task) =>
    isPractice(task) && (isFirstDone || task !== first || isRepeat(task))
      ? rankOfMorePractice
      : ranks[task.kind];
  return open.toSorted((a, b) => rankOf(a) - rankOf(b));
}

type PracticeTask = Extract<Task, { readonly kind: 'practice' }>;
const isPractice = (task: Task): task is PracticeTask => task.kind === 'practice';

const isRepeat = ({ step }: PracticeTask) => step.kind === 'repeat';

/** Compares practice tasks so that the section with the most valuable step comes first, and what only repeats last. */
function bySteps(drills: readonly RatedStep<DrillStep>[]) {
  const placeOf = (task: PracticeTask) => drills.findIndex(({ step }) => step.section === task.step.section);
  return (a: PracticeTask, b: PracticeTask) =>
    Number(isRepeat(a)) - Number(isRepeat(b)) || placeOf(a) - placeOf(b);
}

function taskOfEntry({ activity, minutes }: PlanEntry, facts: DayFacts, day: IsoDay): readonly Task[] {
  switch (activity.kind) {
    case 'practice':
      return practiceOf(activity.section, minutes, facts);
    case 'words':
      return wordsTask(facts, day, minutes);
    case 'mistakes':
      return mistakesTask(facts, day);
    case 'essay':
    case 'checkpoint':
      return [{ ...activity, minutes }];
    case 'full-test': {
      const taken = fullTestsTaken(facts.attempts).filter(({ form }) => form === activity.form);
      return [{ ...activity, minutes, takenOn: taken.at(-1)?.day ?? null }];
    }
    default:
      return assertUnreachable(activity);
  }
}

function tasksWithoutPlan(facts: DayFacts, day: IsoDay): readonly Task[] {
  if (testOfDay(facts.attempts, day) !== null) return [];
  const step = day === facts.today && hasPracticedToday(facts) ? [] : bestStep(facts);
  // For a student without data, the first test is enough work, so it comes without words.
  const isNew = step.some(({ kind }) => kind === 'first-test') && facts.cards.length === 0;
  return [...step, ...mistakesTask(facts, day), ...(isNew ? [] : wordsOf(facts, day, maxWordSessionMinutes))];
}

function bestStep({ steps: [first] }: DayFacts): readonly Task[] {
  if (first === undefined) return [];
  const { step, points, minutes } = first;
  if (step.kind === 'first-test') return [{ kind: 'first-test', responses: step.responses, minutes }];
  return [{ kind: 'practice', step, points, minutes, best: step.kind === 'practice' }];
}

const isDrill = (prospect: RatedStep<PracticeStep>): prospect is RatedStep<DrillStep> =>
  prospect.step.kind !== 'first-test';
const asksNewQuestions = (
  prospect: RatedStep<DrillStep>,
): prospect is RatedStep<Exclude<DrillStep, { readonly kind: 'repeat' }>> => prospect.step.kind !== 'repeat';
const drillsOf = ({ steps }: DayFacts) => steps.filter(isDrill);

/**
 * Returns the section's best step that has enough new questions for the minutes; else mixed practice, new questions first, if any
 * are available.
 */
function practiceOf(section: ScoredSection, minutes: number, facts: DayFacts): readonly Task[] {
  const drills = drillsOf(facts).filter(asksNewQuestions);
  const fitting = questionsThatFit(section, minutes);
  const wanted = Math.min(maxDrillQuestions, fitting);
  /** Asks for less than planned if there are fewer questions than would fit. */
  const minutesFor = (questions: number) =>
    questions < fitting ? drillMinutes(section, questions) : minutes;
  const own = drills.find(
    ({ step }) =>
      step.section === section &&
      countDrillQuestions(subjectOfStep(step), wanted, facts).newQuestions === wanted,
  );
  if (own === undefined) {
    const step = mixedStep(section, facts, wanted);
    return step === null
      ? []
      : [{ kind: 'practice', minutes: minutesFor(step.questions), points: 0, best: false, step }];
  }
  return [
    {
      kind: 'practice',
      minutes: minutesFor(wanted),
      points: (own.points * wanted) / own.step.questions,
      best: own === drills.find(({ step }) => step.kind === 'practice'),
      step: { ...own.step, questions: wanted, newQuestions: wanted },
    },
  ];
}

/** Mixed practice of a section; null without questions. */
function mixedStep(section: ScoredSection, facts: DayFacts, wanted: number): DrillStep | null {
  const area = { kind: 'section', section } as const;
  const { questions, newQuestions, available } = countDrillQuestions(area, wanted, facts);
  if (questions === 0) return null;
  if (newQuestions === 0) return { kind: 'repeat', section, questions, newQuestions: 0, seen: available };
  const estimate = facts.skillProfile.sections[section];
  if (estimate.state !== 'known') return { kind: 'find-out', section, estimate, questions, newQuestions };
  const onTest = practiceLevel.questions[section];
  return { kind: 'practice', area, section, onTest, estimate, questions, newQuestions };
}

function mistakesTask(facts: DayFacts, day: IsoDay): readonly Task[] {
  const review = dailyReview({ ...facts, day });
  return review.questionsLeft === 0
    ? []
    : [{ kind: 'mistakes', minutes: mistakeReviewMinutes(review.questionsLeft), review }];
}

/** Returns a review of at most ten minutes for after today's test; null if no mistakes are due. */
export function reviewAfterTest(facts: DayFacts): Task | null {
  const [review] = mistakesTask({ ...facts, plan: null }, facts.today);
  return review ?? null;
}

/** Word reviews not scheduled by a plan entry; empty once enough was done today. */
function wordsOf(facts: DayFacts, day: IsoDay, session: number): readonly Task[] {
  return day === facts.today && hasReviewedWordsToday(facts) ? [] : wordsTask(facts, day, session);
}

/** Limits the words to a session of `minutes`. */
function wordsTask({ wordIndex, cards, testDate }: DayFacts, day: IsoDay, minutes: number): readonly Task[] {
  const asks = selectSessionWords(buildWordsToday(wordIndex, cards, day, testDate), minutes);
  const recall = asks.filter(({ kind }) => kind === 'due').length;
  const fresh = asks.length - recall;
  const needed = Math.ceil(expectedWordSeconds(recall, fresh) / 60);
  return asks.length === 0 ? [] : [{ kind: 'words', recall, fresh, minutes: Math.min(minutes, needed) }];
}
