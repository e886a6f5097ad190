/**
 * Simulates students of the Upper Level who follow their plan for eight weeks: how late they review their mistakes, and how much is
 * left to review at the end. Uses the site's own rules; attendance and right answers are random. `tools/simulate-reviews.mjs` prints
 * the results.
 */
import { type ChoiceLetter, choiceLetters } from '@/domain/exam/items/item';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { type SkillProfile, buildSkillProfile } from '@/domain/plan/ability/ability';
import type { AnswerRecord, AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { questionsThatFit } from '@/domain/plan/drills/drill-length';
import { extractEvidence } from '@/domain/plan/ability/evidence';
import type { ItemMetadata, ItemIndex } from '@/domain/plan/topics/item-facts';
import { lastSeenTimes } from '@/domain/plan/ability/last-seen';
import {
  dueMistakes,
  type Mistake,
  buildErrorLog,
  maxMistakesForMinutes,
} from '@/domain/plan/mistakes/error-log';
import {
  reviewQuestionCount,
  selectReview,
  createMistakeValueEstimator,
} from '@/domain/plan/mistakes/review-selection';
import type { CheckpointTest, PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { topicsOfSection } from '@/domain/plan/topics/topics';
import { settleDays } from '@/domain/plan/weeks/settle-days';
import { adjustSharesAfterTests } from '@/domain/plan/weeks/shares-after-tests';
import { maxReviewMinutes } from '@/domain/plan/weeks/extend-reviews';
import { groupBy } from '@/lib/lists';
import { type DrawnItem, drawMixedItems, drawnItemId } from '@/domain/plan/drills/draw-mixed';
import { drawReadingItems } from '@/domain/plan/drills/draw-reading';
import { addDays, dayAtOffset, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import { deriveSeed, type Random, seededRandom } from '@/lib/random';
import { simulatedPlan } from './simulated-plan';

export interface SimulatedStudent {
  /** The probability of a right answer to a new question, then that to a question missed before. */
  readonly right: number;
  readonly rightAgain: number;
  /** The probability that the student practices on a planned day. */
  readonly attendance: number;
  readonly minutesPerDay: number;
}

export interface SimulatedReviews {
  readonly student: SimulatedStudent;
  /** For each question reviewed, the days since its due date; 0 if it had none. */
  readonly delays: readonly number[];
  /** Questions still due at the end, divided by the number that fits the longest review on an ordinary day. */
  readonly daysOfWorkLeft: number;
}

export const simulatedDays = 56;
const firstDay: IsoDay = '2026-10-05';
const testDate = addDays(firstDay, simulatedDays);

/** Creates a random student: 45 to 90% right, practicing on 50 to 100% of the planned days, for 20 to 90 minutes a day. */
function studentOf(random: Random): SimulatedStudent {
  const right = random.integer(45, 90) / 100;
  return {
    right,
    rightAgain: 0.6 + 0.35 * right,
    attendance: random.integer(50, 100) / 100,
    minutesPerDay: [20, 30, 45, 60, 90][random.integer(0, 4)] ?? 30,
  };
}

export function simulateReviews(seed: number, index: ItemIndex): SimulatedReviews {
  const random = seededRandom(seed);
  const student = studentOf(random);
  const { minutesPerDay } = student;
  let plan = simulatedPlan({ level: 'upper', today: firstDay, testDate, minutesPerDay, restDays: [] });
  const delays: number[] = [];
  let attempts: readonly AnsweredAttempt[] = [];
  for (let ahead = 0; ahead < simulatedDays; ahead += 1) {
    const today = addDays(firstDay, ahead);
    plan = settleDays(adjustSharesAfterTests(plan, { attempts, index }), { attempts, index }, today);
    const entries = plan.entries.filter(({ day }) => day === today);
    if (entries.length === 0 || !happens(student.attendance, random)) continue;
    const skillProfile = buildSkillProfile(extractEvidence(attempts, index), nowOn(today), index.level);
    for (const entry of entries) {
      const seat = { student, index, skillProfile, attempts, today, random };
      if (entry.activity.kind === 'mistakes') {
        const { asked } = selectReview(buildErrorLog(attempts, index), {
          today,
          questions: maxMistakesForMinutes(entry.minutes),
          worthOf: createMistakeValueEstimator(skillProfile),
        });
        delays.push(...asked.map(({ dueDay }) => daysBetween(dueDay ?? today, today)));
        attempts = withAttempt(
          attempts,
          today,
          asked.map((mistake) => recallAnswer(mistake, seat)),
        );
      } else attempts = withAttempt(attempts, today, answersTo(entry, seat));
    }
  }
  const waiting = reviewQuestionCount(dueMistakes(buildErrorLog(attempts, index), addDays(testDate, -1)));
  return { student, delays, daysOfWorkLeft: waiting / maxMistakesForMinutes(ordinaryReview(plan)) };
}

/** Returns the minutes of the longest review on an ordinary day, which is the median over the days of the plan. */
function ordinaryReview({ entries }: StudyPlan): number {
  const days = [...groupBy(entries, ({ day }) => day).values()];
  const longest = days.map(maxReviewMinutes).toSorted((a, b) => a - b);
  return longest[Math.floor(longest.length / 2)] ?? 0;
}

interface Seat {
  readonly student: SimulatedStudent;
  readonly index: ItemIndex;
  readonly skillProfile: SkillProfile;
  readonly attempts: readonly AnsweredAttempt[];
  readonly today: IsoDay;
  readonly random: Random;
}

/** Returns the student's answers for a plan entry; empty if the entry has no questions. */
function answersTo(entry: PlanEntry, seat: Seat): readonly AnswerRecord[] {
  return drawnFor(entry, seat).map((drawn) => answerTo(drawn, seat));
}

function drawnFor({ activity, minutes }: PlanEntry, seat: Seat): readonly DrawnItem[] {
  const { index } = seat;
  if (activity.kind === 'practice') return practiced(activity.section, minutes, seat);
  const files =
    activity.kind === 'full-test'
      ? [`${activity.form}/`]
      : activity.kind === 'checkpoint'
        ? filesOf(activity.test)
        : [];
  return index.items
    .filter(({ file }) => files.some((each) => file.startsWith(each)))
    .map((facts): DrawnItem => ({ kind: 'item', facts }));
}

function filesOf(test: CheckpointTest): readonly string[] {
  return test === 'diagnostic' ? ['diagnostic'] : [`form-c/${test}`];
}

function practiced(section: ScoredSection, minutes: number, seat: Seat): readonly DrawnItem[] {
  const { index, skillProfile, attempts, today, random } = seat;
  const options = {
    index,
    skillProfile,
    seen: lastSeenTimes({
      attempts,
      shownItemIds: new Set(),
      runningItemIds: new Set(),
      index,
      nowMs: nowOn(today),
    }),
    nowMs: nowOn(today),
    seed: random.integer(1, 1e9),
  };
  const count = questionsThatFit(section, minutes);
  return section === 'reading'
    ? drawReadingItems(null, count, options).map((facts: ItemMetadata) => ({ kind: 'item', facts }))
    : drawMixedItems(topicsOfSection(section, 'upper'), count, options);
}

function answerTo(drawn: DrawnItem, { student, random }: Seat): AnswerRecord {
  const key = drawn.kind === 'item' ? drawn.facts.key : 'A';
  return answer(drawnItemId(drawn), key, happens(student.right, random), true, null, random);
}

function recallAnswer(mistake: Mistake, { student, random }: Seat): AnswerRecord {
  return answer(mistake.itemRef, 'A', happens(student.rightAgain, random), false, mistake.id, random);
}

function answer(
  ref: string,
  key: ChoiceLetter,
  right: boolean,
  first: boolean,
  recallOf: string | null,
  random: Random,
): AnswerRecord {
  const others = choiceLetters.filter((letter) => letter !== key);
  const letter = right ? key : (others[random.integer(0, others.length - 1)] ?? 'B');
  return {
    ref,
    letter,
    verdict: right ? 'right' : 'wrong',
    confidence: null,
    narrowed: false,
    ranOut: false,
    first,
    timeMs: 30_000,
    recallOf,
  };
}

function withAttempt(
  attempts: readonly AnsweredAttempt[],
  today: IsoDay,
  answers: readonly AnswerRecord[],
): readonly AnsweredAttempt[] {
  if (answers.length === 0) return attempts;
  // Attempts on the same day finish a minute apart, from 16:00 UTC.
  const utcMs =
    nowOn(today) + attempts.filter(({ finishedAt }) => dayAtOffset(finishedAt) === today).length * 60_000;
  return [
    ...attempts,
    {
      id: `attempt-${attempts.length}`,
      planId: 'drill-quantitative',
      level: 'upper',
      finishedAt: { utcMs, offsetMinutes: 0 },
      studyMs: 600_000,
      essayMs: 0,
      sections: [{ timed: false, answers }],
    },
  ];
}

const nowOn = (day: IsoDay) => Date.parse(`${day}T16:00:00Z`);
const happens = (chance: number, random: Random) => random.integer(1, 1000) <= chance * 1000;

/** Results over many students. */
export interface ReviewFigures {
  readonly students: number;
  /** The median of the review work left at the end, in days of the longest ordinary review. */
  readonly medianDaysLeft: number;
  /** The fraction of reviews at most `onTimeDays` after their due date, 0 to 1. */
  readonly onTime: number;
}

/** A review counts as on time up to this many days after its due date. */
const onTimeDays = 2;

export function reviewFigures(all: readonly SimulatedReviews[]): ReviewFigures {
  const left = all.map(({ daysOfWorkLeft }) => daysOfWorkLeft).toSorted((a, b) => a - b);
  const delays = all.flatMap((each) => each.delays);
  return {
    students: all.length,
    medianDaysLeft: left[Math.floor(left.length / 2)] ?? 0,
    onTime: delays.filter((days) => days <= onTimeDays).length / Math.max(1, delays.length),
  };
}

/** Simulates students with fixed seeds, so that the results are the same each time. @param index the item index of the bank */
export function simulateStudents(count: number, index: ItemIndex): readonly SimulatedReviews[] {
  return Array.from({ length: count }, (_, number) => simulateReviews(deriveSeed(2026, number + 1), index));
}
