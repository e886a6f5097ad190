/**
 * A student follows Today's practice for a month with the site's own bank, which has 13 questions on reading inference: Today never
 * leads to questions that the student has seen while others are worth it.
 */
import { describe, expect, test } from 'vitest';
import file from '@/data/items/index/index.json';
import { parseItemIndex } from '@/data/items/index/itemIndexFile';
import { scoredSections, type ScoredSection } from '@/domain/exam/test/scored-sections';
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import type { AnswerRecord, AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { extractEvidence } from '@/domain/plan/ability/evidence';
import { lastSeenTimes, type LastSeen } from '@/domain/plan/ability/last-seen';
import { drawMixedItems, drawnItemId, type DrawnItem } from '@/domain/plan/drills/draw-mixed';
import { drawReadingItems } from '@/domain/plan/drills/draw-reading';
import { poolFilter } from '@/domain/plan/drills/drill-pool';
import { formatDrillSubject, type PooledSubject } from '@/domain/plan/drills/drill-request';
import { sectionOfSubject, topicsOfSubject } from '@/domain/plan/drills/parse-drill';
import { planToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import { rankPracticeSteps, subjectOfStep } from '@/domain/plan/schedule/practice-step';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { summarizeToday } from '@/domain/plan/today/today';
import { isPoolItem } from '@/domain/plan/topics/item-facts';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { seededRandom } from '@/lib/random';
import { planOfDays } from '../plans';
import { answer, attemptWith, dayMs, nowMs, wrong } from '../sample-practice';

const index = parseItemIndex(file, 'upper');
const days = 30;
const firstDay: IsoDay = '2026-11-21';

/** Counts the unseen questions of an area, without the site's own rule. */
function unseenIn(subject: PooledSubject, seen: LastSeen): number {
  const ids = new Set(topicsOfSubject(subject).map(({ id }) => id));
  if (index.generators.some(({ topic }) => ids.has(topic))) return Infinity;
  return index.items.filter((facts) => ids.has(facts.topic) && isPoolItem(facts) && !seen.has(facts.id))
    .length;
}

/** A student who is right on 65% of the questions, but on 20% of inference. */
const isRight = (topic: string, random: { integer: (from: number, to: number) => number }) =>
  random.integer(1, 100) <= (topic === 'reading-inference' ? 20 : 65);

interface PracticeDay {
  readonly day: IsoDay;
  readonly subject: PooledSubject;
  readonly seen: LastSeen;
  readonly drawn: readonly DrawnItem[];
  /** The value per minute that Today's practice and the best other area with unseen questions had by their estimates. */
  readonly worth: { readonly own: number; readonly unseen: number };
}

function follow(plan: StudyPlan | null, seed: number): readonly PracticeDay[] {
  const random = seededRandom(seed);
  const answerTo = (id: string): AnswerRecord =>
    answer(id, isRight(index.askedFacts(id)?.topic ?? '', random) ? {} : wrong);
  const diagnostic = index.items.filter((facts) => facts.file.startsWith('diagnostic'));
  const freeTest = attemptWith(nowMs - dayMs, [], {
    id: 'free-test',
    planId: 'diagnostic',
    sections: [{ timed: true, answers: diagnostic.map(({ id }) => answerTo(id)) }],
  });
  let attempts: readonly AnsweredAttempt[] = [freeTest];
  const followed: PracticeDay[] = [];
  for (let ahead = 0; ahead < days; ahead += 1) {
    const [today, now] = [addDays(firstDay, ahead), nowMs + ahead * dayMs];
    const seen = lastSeenTimes({
      attempts,
      shownItemIds: new Set(),
      runningItemIds: new Set(),
      index,
      nowMs: now,
    });
    const skillProfile = buildSkillProfile(extractEvidence(attempts, index), now, 'upper');
    const pool = { index, seen };
    const hasPendingReview = createPendingReviewCheck({
      today,
      attempts,
      index,
      cards: [],
      wordDays: [],
      wordIndex: [],
      testDate: null,
    });
    const work = { attempts, index, wordDays: [], hasPendingReview };
    const { tasks } = summarizeToday({
      ...pool,
      today,
      testDate: plan?.testDate ?? null,
      followed: plan === null ? null : planToFollow(plan, work, today),
      reportedTests: [],
      attempts,
      skillProfile,
      cards: [],
      wordDays: [],
      wordIndex: [],
      hasPendingReview,
      unfinishedPlanId: null,
    });
    const task = tasks.find(({ kind }) => kind === 'practice');
    if (task?.kind !== 'practice') continue;
    const subject = subjectOfStep(task.step);
    const { topics, ...narrowed } = poolFilter(subject, 'upper');
    const options = { ...pool, ...narrowed, skillProfile, nowMs: now, seed: seed + ahead };
    const { questions } = task.step;
    const drawn =
      sectionOfSubject(subject) === 'reading'
        ? drawReadingItems(subject.kind === 'section' ? null : topics, questions, options).map(
            (facts): DrawnItem => ({ kind: 'item', facts }),
          )
        : drawMixedItems(topics, questions, options);
    // What the areas gain by the ability estimate alone, whatever the student has seen.
    const rates = rankPracticeSteps(skillProfile).flatMap((each) =>
      each.step.kind === 'first-test'
        ? []
        : [{ subject: subjectOfStep(each.step), rate: each.points / each.minutes }],
    );
    const own = rates.find((each) => JSON.stringify(each.subject) === JSON.stringify(subject))?.rate ?? 0;
    const unseen = Math.max(
      0,
      ...rates.filter((each) => unseenIn(each.subject, seen) > 0).map(({ rate }) => rate),
    );
    followed.push({ day: today, subject, seen, drawn, worth: { own, unseen } });
    attempts = [
      ...attempts,
      attemptWith(
        now,
        drawn.map((each) => {
          const id = drawnItemId(each);
          return { ...answerTo(id), first: !seen.has(id) };
        }),
        { id: `day-${ahead}`, planId: `drill-${formatDrillSubject(subject)}`, studyMs: 15 * 60_000 },
      ),
    ];
  }
  return followed;
}

const seeds = [1, 2, 3];
const seenIn = ({ drawn, seen }: PracticeDay) => drawn.filter((each) => seen.has(drawnItemId(each)));

describe('without a plan', () => {
  test.each(seeds)(
    'each day’s practice is new while another area is worth half as much (seed %i)',
    (seed) => {
      const followed = follow(null, seed);
      expect(followed).toHaveLength(days);
      const bad = followed.filter(
        (each) =>
          (unseenIn(each.subject, each.seen) === 0 || seenIn(each).length > 0) &&
          each.worth.unseen >= each.worth.own / 2,
      );
      expect(bad.map(({ day, subject }) => [day, subject])).toEqual([]);
    },
  );

  test('all inference questions are asked, each once', () => {
    const asked = follow(null, 1).flatMap(({ drawn }) =>
      drawn.flatMap((each) =>
        each.kind === 'item' && each.facts.topic === 'reading-inference' ? [each.facts.id] : [],
      ),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

/** Thirty days with one entry of 15 minutes each; the sections take turns. */
const plan = planOfDays(
  Array.from({ length: days }, (_, ahead) => [
    addDays(firstDay, ahead),
    [[15, { kind: 'practice', section: sectionOf(ahead) }]],
  ]),
);
function sectionOf(ahead: number): ScoredSection {
  return scoredSections[ahead % scoredSections.length] ?? 'verbal';
}

describe('with a plan', () => {
  test.each(seeds)('each entry asks new questions while its section has any (seed %i)', (seed) => {
    const followed = follow(plan, seed);
    expect(followed.length).toBeGreaterThan(25);
    for (const each of followed) {
      const section = sectionOfSubject(each.subject);
      if (section === null) throw new Error('Practice has a section');
      const left = unseenIn({ kind: 'section', section }, each.seen);
      if (left >= each.drawn.length) expect(seenIn(each), each.day).toEqual([]);
    }
  });
});
