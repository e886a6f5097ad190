/**
 * The one answer to "what now, for how long, and why": every page that names a task takes it from here. With a plan it is what the plan has
 * for the day; without one it is the best step, then what comes back.
 */
import type { Standing } from '@/domain/plan/ability';
import { type AnsweredAttempt, verdictOfAnswer } from '@/domain/plan/answers';
import type { WordCard } from '@/domain/plan/card';
import { doneEntries, minutesOfAttempt, minutesOfWords } from '@/domain/plan/done';
import { drillSubjectOf } from '@/domain/exam/catalog/drills';
import { questionsThatFit } from '@/domain/plan/drill-length';
import { type Pool, questionsAsked, stepsInPool } from '@/domain/plan/drill-pool';
import { mostQuestions } from '@/domain/plan/drill-request';
import type { IsLeft } from '@/domain/plan/left-to-review';
import { minutesOfMistakes, mistakesOf } from '@/domain/plan/mistakes';
import type { Prospect } from '@/domain/plan/next-step';
import { practiceLevel } from '@/domain/plan/practice-level';
import { type PracticeStep, practiceSteps, subjectOfStep } from '@/domain/plan/practice-step';
import type { PlanEntry, StudyPlan } from '@/domain/plan/study-plan';
import type { WordDay } from '@/domain/plan/word-day';
import type { WordIndex } from '@/domain/plan/words/entry';
import { longestSession } from '@/domain/plan/words/session-length';
import { wordsDue } from '@/domain/plan/words/today';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { unreachable } from '@/lib/assert';
import { addDays, daysBetween, dayThere, type IsoDay } from '@/lib/calendar';
import { reviewOfDay } from './review-of-day';
import {
  type DoneTask,
  type DrillStep,
  minutesTogether,
  type NextDay,
  type Task,
  type Today,
  type TodayState,
} from './task';

export interface TodayFacts extends Pool {
  readonly today: IsoDay;
  /** Null where neither a plan nor the profile has one. */
  readonly testDate: IsoDay | null;
  /** As it is to be followed, with reviews as long as what waits; null without one. */
  readonly plan: StudyPlan | null;
  readonly attempts: readonly AnsweredAttempt[];
  readonly standing: Standing;
  readonly cards: readonly WordCard[];
  readonly wordDays: readonly WordDay[];
  readonly wordIndex: WordIndex;
  readonly isLeft: IsLeft;
  /** The plan of the test or drill that was left last; null where none is open. */
  readonly unfinished: string | null;
}

/** For so many days after a test nobody is sent back to practice. */
const restAfterTest = 14;
/** The day before the test has a short look at words, and nothing else. */
const eveMinutes = 10;

export function todayOf(facts: TodayFacts): Today {
  const { today: day, testDate, unfinished } = facts;
  const all = { day, testDate, unfinished, done: doneToday(facts), next: null };
  const left = testDate === null ? null : daysBetween(day, testDate);
  if (left !== null && left < 0 && left >= -restAfterTest) return { ...all, state: 'over', tasks: [] };
  if (left === 0) return { ...all, state: 'test-day', tasks: [] };
  if (left === 1) return { ...all, state: 'eve', tasks: wordsOfEve(facts) };
  const plan = planAhead(facts);
  const tasks = tasksOn(facts, day);
  if (tasks.length > 0) return { ...all, state: 'open', tasks };
  return { ...all, state: stateWithoutTasks(plan, day), tasks: [], next: nextDay(facts) };
}

function stateWithoutTasks(plan: StudyPlan | null, day: IsoDay): TodayState {
  if (plan === null || plan.entries.some((entry) => entry.day === day)) return 'done';
  return plan.entries.every((entry) => entry.day > day) ? 'early' : 'off';
}

/** A plan whose test is to come; one that has ended says nothing of today. */
export function planAhead({ plan, today }: Pick<TodayFacts, 'plan' | 'today'>): StudyPlan | null {
  return plan !== null && plan.testDate > today ? plan : null;
}

/** What is still to do on a day, today or later, in the order in which it is best done. */
function tasksOn(facts: TodayFacts, day: IsoDay): readonly Task[] {
  const plan = planAhead(facts);
  return plan === null ? tasksWithoutPlan(facts, day) : tasksOfPlan(facts, plan, day);
}

/** Tests and essays are done whole, while the day is young; then the step that is worth most, what comes back, and all else. */
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

function tasksOfPlan(facts: TodayFacts, plan: StudyPlan, day: IsoDay): readonly Task[] {
  const { attempts, wordDays, isLeft, today } = facts;
  const done = doneEntries(plan, { attempts, wordDays, isLeft }, today);
  const ofDay = plan.entries.filter((entry) => entry.day === day);
  const open = ofDay.filter(({ id }) => !done.has(id)).flatMap((entry) => taskOfEntry(entry, facts, day));
  const [first] = open.filter(isPractice).toSorted(bySteps(drillsNow(facts)));
  const isFirstDone = ofDay.some(({ id, activity }) => activity.kind === 'practice' && done.has(id));
  const rankOf = (task: Task) =>
    isPractice(task) && (isFirstDone || task !== first) ? rankOfMorePractice : ranks[task.kind];
  return open.toSorted((a, b) => rankOf(a) - rankOf(b));
}

type PracticeTask = Extract<Task, { readonly kind: 'practice' }>;
const isPractice = (task: Task): task is PracticeTask => task.kind === 'practice';

/** The section whose step promises the most is practiced first. */
function bySteps(drills: readonly Prospect<DrillStep>[]) {
  const placeOf = (task: PracticeTask) => drills.findIndex(({ step }) => step.section === task.step.section);
  return (a: PracticeTask, b: PracticeTask) => placeOf(a) - placeOf(b);
}

function taskOfEntry({ activity, minutes }: PlanEntry, facts: TodayFacts, day: IsoDay): readonly Task[] {
  switch (activity.kind) {
    case 'practice':
      return [practiceOf(activity.section, minutes, facts)];
    case 'words':
      return wordsTask(facts, day, minutes);
    case 'mistakes':
      return mistakesTask(facts, day);
    case 'essay':
      return [{ kind: 'essay', minutes }];
    case 'checkpoint':
      return [{ kind: 'checkpoint', test: activity.test, minutes }];
    case 'full-test':
      return [{ kind: 'full-test', form: activity.form, minutes }];
    default:
      return unreachable(activity);
  }
}

function tasksWithoutPlan(facts: TodayFacts, day: IsoDay): readonly Task[] {
  const isToday = day === facts.today;
  if (isEve(facts, day)) return isToday ? wordsOfEve(facts) : wordsTask(facts, day, eveMinutes);
  const step = isToday && hasPracticed(facts) ? [] : bestStep(facts);
  // A first test is enough for a first day.
  const isNew = step.some(({ kind }) => kind === 'first-test') && facts.cards.length === 0;
  const words = isNew || (isToday && hasHadWords(facts)) ? [] : wordsTask(facts, day, longestSession);
  return [...step, ...mistakesTask(facts, day), ...words];
}

const isEve = ({ testDate }: TodayFacts, day: IsoDay) => testDate === addDays(day, 1);

function stepsNow(facts: TodayFacts) {
  return stepsInPool(practiceSteps(facts.standing), facts);
}

const isDrill = (prospect: Prospect<PracticeStep>): prospect is Prospect<DrillStep> =>
  prospect.step.kind !== 'first-test';
const drillsNow = (facts: TodayFacts) => stepsNow(facts).filter(isDrill);

function bestStep(facts: TodayFacts): readonly Task[] {
  const [first] = stepsNow(facts);
  if (first === undefined) return [];
  const { step, points, minutes } = first;
  if (step.kind === 'first-test') return [{ kind: 'first-test', responses: step.responses, minutes }];
  return [{ kind: 'practice', step, points, minutes, best: step.kind === 'practice' }];
}

/** The best step of a section that has as many questions as the minutes hold; else its topics mixed. */
function practiceOf(section: ScoredSection, minutes: number, facts: TodayFacts): PracticeTask {
  const drills = drillsNow(facts);
  const wanted = Math.min(mostQuestions, questionsThatFit(section, minutes));
  const own = drills.find(
    ({ step }) => step.section === section && questionsAsked(subjectOfStep(step), wanted, facts) === wanted,
  );
  if (own === undefined) {
    const questions = questionsAsked({ kind: 'section', section }, wanted, facts);
    return { kind: 'practice', minutes, points: 0, best: false, step: mixedStep(section, facts, questions) };
  }
  return {
    kind: 'practice',
    minutes,
    points: (own.points * wanted) / own.step.questions,
    best: own === drills.find(({ step }) => step.kind === 'practice'),
    step: { ...own.step, questions: wanted },
  };
}

/** All topics of a section mixed. */
function mixedStep(section: ScoredSection, { standing }: TodayFacts, questions: number): DrillStep {
  const known = standing.sections[section];
  if (known.state !== 'known') return { kind: 'find-out', section, known, questions };
  const onTest = practiceLevel.questions[section];
  return { kind: 'practice', area: { kind: 'section', section }, section, onTest, known, questions };
}

function mistakesTask(facts: TodayFacts, day: IsoDay): readonly Task[] {
  const { attempts, index, standing } = facts;
  const mistakes = mistakesOf(attempts, index);
  const review = reviewOfDay({ day, mistakes, attempts, standing, plan: planAhead(facts) });
  return review.asked === 0 ? [] : [{ kind: 'mistakes', minutes: minutesOfMistakes(review.asked), review }];
}

function wordsTask(
  { wordIndex, cards, testDate }: TodayFacts,
  day: IsoDay,
  session: number,
): readonly Task[] {
  const { recall, fresh, minutes } = wordsDue(wordIndex, cards, day, testDate, session);
  return recall + fresh === 0 ? [] : [{ kind: 'words', recall, fresh, minutes: Math.min(session, minutes) }];
}

function wordsOfEve(facts: TodayFacts): readonly Task[] {
  return hasHadWords(facts) ? [] : wordsTask(facts, facts.today, eveMinutes);
}

/** As with the entries of a plan, half of it is enough. */
const enough = 0.5;

/** Practice or a test of at least half a session, whatever it was about; a review of mistakes is none. */
function hasPracticed(facts: TodayFacts): boolean {
  const practiced = attemptsOf(facts).filter(
    ({ planId, sections }) => sections.length > 0 && drillSubjectOf(planId)?.kind !== 'mistakes',
  );
  const minutes = practiced.reduce((sum, attempt) => sum + minutesOfAttempt(attempt), 0);
  const [first] = stepsNow(facts);
  return minutes > 0 && minutes >= enough * (first?.minutes ?? 0);
}

/** Nothing is left of the words of today, or as much was done as is left. */
function hasHadWords({ wordDays, wordIndex, cards, today, testDate }: TodayFacts): boolean {
  const had = wordDays.find(({ id }) => id === today);
  const left = wordsDue(wordIndex, cards, today, testDate).minutes;
  return left === 0 || (had !== undefined && minutesOfWords(had) >= left);
}

const attemptsOf = ({ attempts, today }: TodayFacts) =>
  attempts.filter(({ finishedAt }) => dayThere(finishedAt) === today);

function doneToday(facts: TodayFacts): readonly DoneTask[] {
  const attempts = attemptsOf(facts).flatMap(({ id, planId, usedMs, sections }): readonly DoneTask[] => {
    const answers = sections.flatMap((section) => section.answers);
    // A test that was ended before its first question.
    if (sections.length > 0 && answers.length === 0) return [];
    const right = answers.filter((answer) => verdictOfAnswer(answer) === 'right').length;
    return [{ kind: 'attempt', id, planId, minutes: wholeMinutes(usedMs), questions: answers.length, right }];
  });
  const asked = facts.cards.filter(({ reviewedOn }) => reviewedOn === facts.today);
  const words = facts.wordDays.filter(({ id, recalls }) => id === facts.today && recalls > 0);
  return [
    ...attempts,
    ...words.map(({ id, recalls, ms }): DoneTask => {
      const right = asked.filter(({ missesInARow }) => missesInARow === 0).length;
      return {
        kind: 'words',
        id,
        minutes: wholeMinutes(ms),
        words: recalls,
        right: Math.min(right, recalls),
      };
    }),
  ];
}

const wholeMinutes = (ms: number) => Math.max(1, Math.round(ms / 60_000));

/** The next day that has something to do. */
function nextDay(facts: TodayFacts): NextDay | null {
  const { today } = facts;
  const plan = planAhead(facts);
  const day = plan === null ? addDays(today, 1) : plan.entries.find((entry) => entry.day > today)?.day;
  if (day === undefined) return null;
  const tasks = tasksOn(facts, day);
  const [task] = tasks;
  return task === undefined ? null : { day, task, minutes: minutesTogether(tasks) };
}
