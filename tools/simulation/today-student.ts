/**
 * Simulates a student who follows Today's card: each day's work is chosen by the site's own rules, and only attendance and right
 * answers are random. Everything is in memory, so that a month takes a moment.
 */
import { countTraps } from '@/domain/learner/test-answers';
import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { fullTestPlan, lastFormOf, singleSectionPlan } from '@/domain/exam/catalog/full-test-plan';
import { fullReadingPlan, halfVerbalPlan, writingSamplePlan } from '@/domain/exam/catalog/practice-plans';
import type { LevelId } from '@/domain/exam/level/level-id';
import { type FullFormId, fullFormsOf } from '@/domain/exam/test/blueprint';
import { contentNames, type PlanPart, type TestPlan } from '@/domain/exam/test/test-plan';
import { buildSkillProfile, type SkillProfile } from '@/domain/plan/ability/ability';
import { type AnswerRecord, type AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { tallyVerdicts } from '@/domain/exam/scoring/scoring';
import { toLearnerPlan } from '@/domain/learner/learner-plan';
import { emptyProfile } from '@/domain/learner/setup';
import type { Learner } from '@/domain/learner/learner';
import {
  answeredTopicCounts,
  sessionFromSitting,
  type Sitting,
  testFromSitting,
  wordReviewSession,
} from '@/domain/learner/sitting';
import { assertPresent } from '@/lib/assert';
import { groupBy } from '@/lib/lists';
import { memoizeByObject } from '@/lib/memoize';
import { extractEvidence } from '@/domain/plan/ability/evidence';
import { lastSeenTimes } from '@/domain/plan/ability/last-seen';
import { drawMixedItems, drawnItemId } from '@/domain/plan/drills/draw-mixed';
import { drawReadingItems } from '@/domain/plan/drills/draw-reading';
import { drillMinutes } from '@/domain/plan/drills/drill-length';
import { poolFilter } from '@/domain/plan/drills/drill-pool';
import { formatDrillSubject } from '@/domain/plan/drills/drill-request';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import { buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { createMistakeValueEstimator, selectReview } from '@/domain/plan/mistakes/review-selection';
import { subjectOfStep } from '@/domain/plan/schedule/practice-step';
import { rescheduleMissed } from '@/domain/plan/schedule/reschedule-missed';
import { allSectionTests, type CheckpointTest, type StudyPlan } from '@/domain/plan/schedule/study-plan';
import { adjustSharesAfterTests } from '@/domain/plan/weeks/shares-after-tests';
import type { DrillStep, Task, TodaySummary } from '@/domain/plan/today/task';
import { summarizeToday } from '@/domain/plan/today/today';
import type { TodayFacts } from '@/domain/plan/today/today-facts';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import { planToFollow, type PlanToFollow } from '@/domain/plan/weeks/plan-to-follow';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { WordDay } from '@/domain/plan/words/word-day';
import type { WordIndex } from '@/domain/plan/words/word-entry';
import { expectedWordSeconds } from '@/domain/plan/words/word-pace';
import { selectSessionWords } from '@/domain/plan/words/word-session';
import { buildWordsToday } from '@/domain/plan/words/words-today';
import { updateWordCard } from '@/domain/plan/words/update-word-card';
import { choiceLetters } from '@/domain/exam/items/item';
import type { IsoDay } from '@/lib/dates/calendar';
import { type Random, seededRandom } from '@/lib/random';
import { simulatedPlan } from './simulated-plan';

export interface SimulatedHabits {
  readonly seed: number;
  readonly firstDay: IsoDay;
  readonly testDate: IsoDay;
  readonly minutesPerDay: number;
  /** The probability of a right answer. */
  readonly right: number;
  /** The bank of the student's level. */
  readonly index: ItemIndex;
  readonly wordIndex: WordIndex;
}

/** New York's winter time, in which the student lives. */
const offsetMinutes = -300;
/** The student begins at 4 PM. */
const beginMinutes = 16 * 60 - offsetMinutes;

const cardOf = memoizeByObject(summarizeToday);

type FollowedFacts = TodayFacts & { readonly followed: PlanToFollow };

/** A student's record, which grows with what they do. */
export class TodayStudent {
  plan: StudyPlan;
  /** The facts behind this morning's card; practice during the day changes it little, and it takes the longest. */
  private morning: { readonly today: IsoDay; readonly skillProfile: SkillProfile } | null = null;
  private last: { readonly plan: StudyPlan; readonly facts: FollowedFacts } | null = null;
  private shared: { readonly tests: number; readonly of: StudyPlan; readonly plan: StudyPlan } | null = null;
  attempts: readonly AnsweredAttempt[] = [];
  wordDays: readonly WordDay[] = [];
  private cards = new Map<string, WordCard>();
  private readonly random: Random;
  readonly habits: SimulatedHabits;

  constructor(habits: SimulatedHabits) {
    this.habits = habits;
    this.random = seededRandom(habits.seed);
    const { firstDay: today, testDate, minutesPerDay, index } = habits;
    this.plan = simulatedPlan({ level: index.level, today, testDate, minutesPerDay, restDays: [6] });
  }

  /** Everything that Today's card is calculated from; remembered until something is done, because it is asked for many times. */
  factsOn(today: IsoDay): FollowedFacts {
    const { attempts, wordDays, plan, last } = this;
    if (
      last?.facts.today !== today ||
      last.facts.attempts !== attempts ||
      last.facts.wordDays !== wordDays ||
      last.plan !== plan
    )
      this.last = { plan, facts: this.readFacts(today) };
    return assertPresent(this.last, 'just read').facts;
  }

  private readFacts(today: IsoDay): FollowedFacts {
    const { index, wordIndex, testDate } = this.habits;
    const { attempts, wordDays } = this;
    const cards = [...this.cards.values()];
    const nowMs = this.clock(today);
    const hasPendingReview = createPendingReviewCheck({
      today,
      attempts,
      index,
      cards,
      wordDays,
      wordIndex,
      testDate,
    });
    return {
      today,
      testDate,
      index,
      attempts,
      cards,
      wordDays,
      wordIndex,
      hasPendingReview,
      followed: planToFollow(this.sharedPlan(), { attempts, index, wordDays, hasPendingReview }, today),
      seen: lastSeenTimes({ attempts, shownItemIds: new Set(), runningItemIds: new Set(), index, nowMs }),
      skillProfile: this.skillProfileOn(today, nowMs),
      reportedTests: [],
      unfinishedPlanId: null,
    };
  }

  private skillProfileOn(today: IsoDay, nowMs: number): SkillProfile {
    if (this.morning?.today !== today) {
      const evidence = extractEvidence(this.attempts, this.habits.index);
      this.morning = { today, skillProfile: buildSkillProfile(evidence, nowMs, this.habits.index.level) };
    }
    return this.morning.skillProfile;
  }

  /** The plan with its shares adjusted to the tests, remembered per test because that takes long, too. */
  private sharedPlan(): StudyPlan {
    const tests = this.attempts.filter(({ planId }) => allSectionTests.some((id) => id === planId)).length;
    if (this.shared?.tests !== tests || this.shared.of !== this.plan)
      this.shared = {
        tests,
        of: this.plan,
        plan: adjustSharesAfterTests(this.plan, { attempts: this.attempts, index: this.habits.index }),
      };
    return this.shared.plan;
  }

  /** Today's card. */
  todayOn(today: IsoDay): TodaySummary {
    return cardOf(this.factsOn(today));
  }

  /** Works through the tasks until Today has none left; returns all tasks in order, and Today's last answer. */
  workOn(today: IsoDay): { readonly asked: readonly Task[]; readonly end: TodaySummary } {
    const asked: Task[] = [];
    // Work may uncover another task; a day has far fewer rounds than this.
    for (let round = 0; round < 30; round += 1) {
      const facts = this.factsOn(today);
      const end = cardOf(facts);
      if (end.tasks.length === 0) return { asked, end };
      // A test changes what is left of the day.
      const [first] = end.tasks;
      const tasks = first !== undefined && isTest(first) ? [first] : end.tasks;
      for (const task of tasks) this.perform(task, facts);
      asked.push(...tasks);
    }
    throw new Error(`${today} has no end`);
  }

  /** Presses "Spread out what was missed". */
  spreadOutMissed(today: IsoDay): void {
    const { plan, completed } = this.factsOn(today).followed;
    this.plan = rescheduleMissed(plan, completed, today).plan;
  }

  /** Saves the plan as screens do when they change it: its days up to today settled, its shares and tests adjusted. */
  savePlan(today: IsoDay): void {
    this.plan = this.factsOn(today).followed.plan;
  }

  /** The learner's record as dashboards read it. */
  recordAt(today: IsoDay, nowMs: number): Learner {
    const { index, testDate } = this.habits;
    const counts = answeredTopicCounts(this.attempts, index);
    const sittings = this.attempts.map((attempt) => ({
      sitting: sittingOf(attempt, index),
      topics: counts.get(attempt.id) ?? [],
      traps: countTraps(
        attempt.sections.flatMap(({ answers }) => answers),
        index,
      ),
    }));
    return {
      profile: {
        ...emptyProfile,
        id: 'device',
        level: index.level,
        testDay: testDate,
        weeklyMinutes: 6 * this.habits.minutesPerDay,
      },
      sessions: [
        ...sittings.flatMap(({ sitting, topics }) => sessionFromSitting(sitting, topics, nowMs) ?? []),
        ...this.wordDays.flatMap((day) => wordReviewSession(day, nowMs) ?? []),
      ].toSorted(byStart),
      tests: sittings
        .flatMap(({ sitting, ...counted }) => testFromSitting(sitting, counted, nowMs) ?? [])
        .toSorted(byStart),
      plan: toLearnerPlan(this.factsOn(today).followed),
      goals: [],
      weeklyGoals: [],
      notes: [],
      settings: null,
      readUntil: 0,
      testAnxiety: null,
    };
  }

  /** Takes a full test that may not be planned. */
  takeFullTest(form: FullFormId, today: IsoDay): void {
    this.take(fullTestPlan(form, true), 150, today);
  }

  private perform(task: Task, facts: TodayFacts): void {
    const { level } = facts.index;
    switch (task.kind) {
      case 'first-test':
        return this.take(diagnosticPlan(level, false), task.minutes, facts.today);
      case 'checkpoint': {
        const { plan, parts } = checkpoints[task.test](level);
        return this.take(plan, task.minutes, facts.today, parts);
      }
      case 'full-test':
        return this.takeFullTest(task.form, facts.today);
      case 'essay':
        return this.add(writingSamplePlan(level).id, 25, null, facts.today);
      case 'practice':
        return this.practice(task.step, facts);
      case 'mistakes':
        return this.review(task.review.questionsLeft, facts);
      case 'words':
        return this.words(task, facts);
      default:
        throw new Error('An unknown task');
    }
  }

  /** Takes a test with all items of some parts: its own, or those that stand for what it would draw. */
  private take(
    plan: TestPlan,
    minutes: number,
    today: IsoDay,
    parts: readonly PlanPart[] = plan.parts,
  ): void {
    const files: ReadonlySet<string> = new Set(contentNames(parts));
    const refs = this.habits.index.items.filter(({ file }) => files.has(file));
    this.add(
      plan.id,
      minutes,
      refs.map(({ id }) => this.answer(id)),
      today,
      true,
    );
  }

  private practice(step: DrillStep, facts: TodayFacts): void {
    const subject = subjectOfStep(step);
    const { topics, group, distractor } = poolFilter(subject, facts.index.level);
    const options = {
      ...facts,
      nowMs: this.clock(facts.today),
      seed: this.random.integer(1, 1e9),
      ...(group !== undefined && { group }),
      ...(distractor !== undefined && { distractor }),
    };
    const isReading = step.section === 'reading';
    const ids = isReading
      ? drawReadingItems(subject.kind === 'section' ? null : topics, step.questions, options)
          .map(({ id }) => id)
          .slice(0, step.questions)
      : drawMixedItems(topics, step.questions, options).map(drawnItemId);
    this.add(
      `drill-${formatDrillSubject(subject)}`,
      drillMinutes(step.section, ids.length),
      ids.map((id) => this.answer(id)),
      facts.today,
    );
  }

  private review(questions: number, { index, skillProfile, attempts, today }: TodayFacts): void {
    const { asked } = selectReview(buildErrorLog(attempts, index), {
      today,
      questions,
      worthOf: createMistakeValueEstimator(skillProfile),
    });
    const answers = asked.map(({ id, itemRef }) => ({
      ...this.answer(itemRef),
      first: false,
      recallOf: id,
    }));
    this.add('drill-mistakes', asked.length, answers, today);
  }

  private words({ minutes }: { readonly minutes: number }, facts: TodayFacts): void {
    const { today, cards, wordIndex, testDate } = facts;
    const asks = selectSessionWords(buildWordsToday(wordIndex, cards, today, testDate), minutes);
    for (const { word } of asks) {
      const grade = this.isRight() ? 'right' : 'wrong';
      const card = updateWordCard(this.cards.get(word) ?? null, { word, grade, today, now: 1 });
      this.cards.set(word, card);
    }
    const fresh = asks.filter(({ kind }) => kind === 'new').length;
    const before = this.wordDays.find(({ id }) => id === today);
    const ms = 1000 * expectedWordSeconds(asks.length - fresh, fresh);
    this.wordDays = [
      ...this.wordDays.filter(({ id }) => id !== today),
      {
        id: today,
        recalls: asks.length + (before?.recalls ?? 0),
        newWords: fresh + (before?.newWords ?? 0),
        ms: ms + (before?.ms ?? 0),
        changedAt: 1,
      },
    ];
  }

  private add(
    planId: string,
    minutes: number,
    answers: readonly AnswerRecord[] | null,
    today: IsoDay,
    timed = false,
  ): void {
    this.attempts = [
      ...this.attempts,
      {
        id: `attempt-${this.attempts.length}`,
        planId,
        level: this.habits.index.level,
        finishedAt: { utcMs: this.clock(today), offsetMinutes },
        studyMs: minutes * 60_000,
        essayMs: answers === null ? minutes * 60_000 : 0,
        sections: answers === null ? [] : [{ timed, answers }],
      },
    ];
  }

  private answer(id: string): AnswerRecord {
    const key = this.habits.index.itemOf(id)?.key ?? 'A';
    const others = choiceLetters.filter((letter) => letter !== key);
    const letter = this.isRight() ? key : (others[this.random.integer(0, others.length - 1)] ?? 'B');
    const shown = { ref: id, letter, confidence: null, narrowed: false, ranOut: false } as const;
    const verdict = letter === key ? 'right' : 'wrong';
    const isSeen = this.attempts.some(({ sections }) =>
      sections.some(({ answers }) => answers.some(({ ref }) => ref === id)),
    );
    return { ...shown, verdict, first: !isSeen, timeMs: 30_000, recallOf: null };
  }

  private isRight(): boolean {
    return this.random.integer(1, 1000) <= 1000 * this.habits.right;
  }

  /** Each piece of work ends a minute after the one before. */
  private clock(today: IsoDay): number {
    return Date.parse(today) + (beginMinutes + (this.attempts.length % 200)) * 60_000;
  }
}

const isTest = ({ kind }: Task) => kind === 'first-test' || kind === 'checkpoint' || kind === 'full-test';

const byStart = (a: { readonly at: number }, b: { readonly at: number }) => a.at - b.at;

/** An attempt with its parts, as the record summarizes it. */
function sittingOf(
  { id, planId, level, finishedAt, studyMs, sections }: AnsweredAttempt,
  index: ItemIndex,
): Sitting {
  const parts = sections.flatMap(({ timed, answers }) =>
    [...groupBy(answers, ({ ref }) => index.askedFacts(ref)?.section ?? 'verbal')].map(
      ([section, own]): Sitting['parts'][number] => ({
        kind: 'section',
        section,
        scored: true,
        ending: 'handed-in',
        questions: own.length,
        unseen: tallyVerdicts(own.filter(({ first }) => first).map(({ verdict }) => verdict)),
        usedMs: (studyMs * own.length) / answers.length,
        limitMs: timed ? (studyMs * own.length) / answers.length : null,
        explanationMs: 0,
        answers: own,
      }),
    ),
  );
  return {
    id,
    planId,
    level,
    conditions: { mode: 'real' },
    timing: 'standard',
    pauses: 0,
    interruptions: 0,
    startedAt: { ...finishedAt, utcMs: finishedAt.utcMs - studyMs },
    finishedAt,
    parts: sections.length === 0 ? [{ kind: 'essay', usedMs: studyMs, limitMs: studyMs }] : parts,
  };
}

interface SimulatedCheckpoint {
  readonly plan: TestPlan;
  readonly parts: readonly PlanPart[];
}

/** The shorter tests of a level. Sections of the second form stand for the questions that a test draws from the pool. */
const checkpoints: Readonly<Record<CheckpointTest, (level: LevelId) => SimulatedCheckpoint>> = {
  diagnostic: (level) => ofItself(diagnosticPlan(level, false)),
  verbal: (level) => ({ plan: halfVerbalPlan(level), parts: secondForm(level, 'verbal') }),
  quantitative: (level) => ofItself(singleSectionPlan(lastFormOf(level), 'quantitative-1')),
  reading: (level) => ({ plan: fullReadingPlan(level), parts: secondForm(level, 'reading') }),
};

const ofItself = (plan: TestPlan): SimulatedCheckpoint => ({ plan, parts: plan.parts });

const secondForm = (level: LevelId, section: 'verbal' | 'reading') =>
  singleSectionPlan(assertPresent(fullFormsOf(level)[1], 'a second form'), section).parts;
