/** A student who does what Today asks, at about the usual pace, is counted about as many minutes as were asked. */
import { expect, test } from 'vitest';
import {
  applyAttemptEvent,
  type Attempt,
  type AttemptEvent,
  newAttempt,
} from '@/domain/exam/attempts/attempt';
import type { ClockReading } from '@/domain/exam/attempts/clock';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import { type AnsweredAttempt, toFinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import { extractEvidence } from '@/domain/plan/ability/evidence';
import { secondsPerQuestion } from '@/domain/plan/drills/drill-length';
import { buildErrorLog } from '@/domain/plan/mistakes/error-log';
import { createMistakeValueEstimator, selectReview } from '@/domain/plan/mistakes/review-selection';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import { subjectOfStep } from '@/domain/plan/schedule/practice-step';
import { minutesOfAttempt, minutesOfWords } from '@/domain/plan/study-minutes';
import { sumMinutes, type Task } from '@/domain/plan/today/task';
import { summarizeToday } from '@/domain/plan/today/today';
import type { TodayFacts } from '@/domain/plan/today/today-facts';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { planToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { updateWordCard } from '@/domain/plan/words/update-word-card';
import type { WordCard } from '@/domain/plan/words/word-card';
import type { WordDay } from '@/domain/plan/words/word-day';
import { expectedWordSeconds } from '@/domain/plan/words/word-pace';
import { buildWordsToday } from '@/domain/plan/words/words-today';
import { assertPresent } from '@/lib/assert';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { seededRandom } from '@/lib/random';
import { practiceWithFeedback } from '../../exam/sample-attempts';
import { times } from '../../exam/report/sample-results';
import { attempt as testOf, madePlan } from '../plans';
import { detailItem, nounItem, percentItem } from '../sample-practice';

const perSection = 700;
const items: Readonly<Record<ScoredSection, readonly ReturnType<typeof nounItem>[]>> = {
  verbal: times(perSection, (n) => nounItem(`syn-${n}`)),
  quantitative: times(perSection, (n) => percentItem(`mth-${n}`)),
  reading: times(perSection, (n) => detailItem(`rea-${n}`, `pas-${Math.floor(n / 4)}`)),
};
const index = buildItemIndex('upper', {
  items: [...items.verbal, ...items.quantitative, ...items.reading],
  generators: [],
});
const wordIndex = times(600, (n) => ({ word: `word${n}`, file: 'words-2-a-d' }));
const firstDay: IsoDay = '2026-11-23';
const readingSeconds = 30;

/** The two breaks of a full test, which the plan reserves and nobody counts as study. */
const breakMinutes = 20;

interface Asked {
  readonly ref: string;
  readonly recallOf: string | null;
  readonly answerMs: number;
  readonly explanationMs: number;
  readonly isRight: boolean;
}

/** Takes an untimed drill with explanations, by the clock of a session. */
function drill(id: string, planId: string, section: ScoredSection, startMs: number, asked: readonly Asked[]) {
  let ms = 0;
  const now = (): ClockReading => ({ utcMs: startMs + ms, monotonicMs: ms, offsetMinutes: 0 });
  let attempt: Attempt = newAttempt(
    id,
    {
      planId,
      level: 'upper',
      source: { kind: 'seed', seed: 1 },
      conditions: practiceWithFeedback,
      timing: 'untimed',
      parts: [
        {
          kind: 'section',
          id: section,
          section,
          scored: false,
          limitMs: null,
          items: asked.map(({ ref }) => ref),
          keys: asked.map(() => 'A'),
          passages: [],
          content: [],
          recalls: asked.map(({ recallOf }) => recallOf ?? 'none'),
        },
      ],
    },
    now(),
    new Set(),
  );
  type Move = AttemptEvent extends infer Event
    ? Event extends AttemptEvent
      ? Omit<Event, 'now'>
      : never
    : never;
  const send = (move: Move) => {
    attempt = applyAttemptEvent(attempt, { ...move, now: now() });
  };
  const wait = (waitMs: number) => {
    for (let left = waitMs; left > 0; left -= 20_000) {
      ms += Math.min(20_000, left);
      send({ type: 'tick' });
    }
  };
  send({ type: 'begin-part' });
  for (const { answerMs, explanationMs, isRight } of asked) {
    wait(answerMs);
    send({ type: 'choose', letter: isRight ? 'A' : 'B' });
    send({ type: 'check' });
    // A wrong answer may be tried again, which takes a third of the time that the explanation would.
    if (!isRight) {
      wait(explanationMs / 3);
      send({ type: 'choose', letter: 'A' });
      send({ type: 'check' });
    }
    wait(isRight ? explanationMs : (2 * explanationMs) / 3);
    send({ type: 'next' });
  }
  send({ type: 'end-part' });
  const answered = assertPresent(toFinishedAttempt(attempt), 'It has ended');
  const withoutRecalls = !planId.endsWith('mistakes');
  return {
    ...answered,
    sections: answered.sections.map((each) => ({
      ...each,
      answers: each.answers.map((one) => (withoutRecalls ? { ...one, recallOf: null } : one)),
    })),
  };
}

interface Minutes {
  readonly asked: number;
  readonly counted: number;
}

/** Lives the days of a plan: does each morning's tasks at the usual pace, give or take a third. */
function live(seed: number, minutesPerDay: number, days: number): Minutes {
  const random = seededRandom(seed);
  const about = (seconds: number) => seconds * 1000 * (random.integer(67, 133) / 100);
  const madeOf = madePlan({ today: firstDay, minutesPerDay, isMeasured: true });
  let attempts: readonly AnsweredAttempt[] = [];
  let cards: readonly WordCard[] = [];
  let wordDays: readonly WordDay[] = [];
  const next = { verbal: 0, quantitative: 0, reading: 0 };
  let [asked, counted] = [0, 0];

  const isRight = () => random.integer(1, 100) <= 65;

  const doTask = (task: Task, day: IsoDay, place: number) => {
    const startMs = Date.parse(`${day}T15:00:00Z`) + place * 3_600_000;
    const id = `${day}-${place}`;
    switch (task.kind) {
      case 'practice': {
        const { section, questions } = task.step;
        const from = next[section];
        next[section] += questions;
        const own = items[section].slice(from, from + questions).map(({ id: ref }) => ({
          ref,
          recallOf: null,
          answerMs: about(secondsPerQuestion[section]),
          explanationMs: about(readingSeconds),
          isRight: isRight(),
        }));
        expect(own).toHaveLength(questions);
        const subject = subjectOfStep(task.step);
        const planId =
          subject.kind === 'section'
            ? `drill-${section}`
            : `drill-${section === 'quantitative' ? 'math-percent' : section}`;
        attempts = [...attempts, drill(id, planId, section, startMs, own)];
        return;
      }
      case 'mistakes': {
        const { asked: chosen } = selectReview(buildErrorLog(attempts, index), {
          today: day,
          questions: task.review.questionsLeft,
          worthOf: createMistakeValueEstimator(
            buildSkillProfile(extractEvidence(attempts, index), startMs, 'upper'),
          ),
        });
        // A minute a question, with its explanation.
        const own = chosen.map((mistake) => ({
          ref: mistake.id,
          recallOf: mistake.id,
          answerMs: about(35),
          explanationMs: about(25),
          isRight: isRight(),
        }));
        attempts = [...attempts, drill(id, 'drill-mistakes', 'verbal', startMs, own)];
        return;
      }
      case 'words': {
        const state = buildWordsToday(wordIndex, cards, day, madeOf.testDate);
        const words = [...state.due.slice(0, task.recall), ...state.wordsToLearn.slice(0, task.fresh)];
        for (const word of words) {
          const card = cards.find(({ id: known }) => known === word) ?? null;
          const grade = isRight() ? 'right' : 'wrong';
          const after = updateWordCard(card, { word, grade, today: day, now: startMs });
          cards = [...cards.filter(({ id: known }) => known !== word), after];
        }
        const ms = about(expectedWordSeconds(task.recall, task.fresh));
        const [recalls, newWords] = [words.length, task.fresh];
        wordDays = [...wordDays, { id: day, recalls, newWords, ms, changedAt: startMs }];
        return;
      }
      case 'essay':
        attempts = [...attempts, testOf(id, 'writing-sample', day, { minutes: task.minutes })];
        return;
      case 'checkpoint': {
        const planId = {
          diagnostic: 'diagnostic',
          verbal: 'half-verbal',
          quantitative: 'form-c-quantitative-1',
          reading: 'form-c-reading',
        }[task.test];
        attempts = [...attempts, testOf(id, planId, day, { minutes: task.minutes })];
        return;
      }
      case 'full-test':
        asked -= breakMinutes;
        attempts = [...attempts, testOf(id, task.form, day, { minutes: task.minutes - breakMinutes })];
        return;
      case 'first-test':
        throw new Error('The student was measured before');
    }
  };

  for (let place = 0; place < days; place += 1) {
    const today = addDays(firstDay, place);
    const nowMs = Date.parse(`${today}T14:00:00Z`);
    const { testDate } = madeOf;
    const factsNow = (): TodayFacts => {
      const work = { attempts, index, wordDays, cards, wordIndex, testDate };
      const hasPendingReview = createPendingReviewCheck({ ...work, today });
      return {
        ...work,
        today,
        followed: planToFollow(madeOf, { ...work, hasPendingReview }, today),
        seen: new Map(),
        skillProfile: buildSkillProfile(extractEvidence(attempts, index), nowMs, 'upper'),
        hasPendingReview,
        reportedTests: [],
        unfinishedPlanId: null,
      };
    };
    let done = 0;
    // A drill has at most 40 questions, so a very long practice takes several.
    for (
      let { tasks } = summarizeToday(factsNow());
      tasks.length > 0;
      { tasks } = summarizeToday(factsNow())
    ) {
      asked += sumMinutes(tasks);
      for (const task of tasks) doTask(task, today, (done += 1));
      expect(done).toBeLessThan(12);
    }
    counted += sumMinutes(summarizeToday(factsNow()).doneTasks);
  }
  const all = [...attempts.map(minutesOfAttempt), ...wordDays.map(minutesOfWords)];
  expect(all.reduce((sum, minutes) => sum + minutes, 0)).toBe(counted);
  return { asked, counted };
}

test.each([
  [20, 1],
  [45, 2],
  [180, 3],
])('with %i minutes a day, the minutes of three weeks agree within 10 %', (minutesPerDay, seed) => {
  const { asked, counted } = live(seed, minutesPerDay, 21);
  expect(asked).toBeGreaterThan(0);
  expect(Math.abs(counted - asked) / asked).toBeLessThan(0.1);
});
