/**
 * Six weeks of Today's card, simulated: students who do what is asked, miss a week, press "Spread out what was missed", and take
 * a full test on a day that has other work. Each day is checked before and after its work.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadItemIndex } from '@/data/items/index/loadItemIndex';
import { wordIndexes } from '@/data/words/wordIndex';
import { asOfEvening, type AsOf } from '@/domain/dashboard/as-of';
import { recentNotifications } from '@/domain/dashboard/insights/notifications';
import { completionByArea, totalPlanCompletion } from '@/domain/dashboard/study/plan-completion';
import { missedPlanEntries, studyStreaks } from '@/domain/dashboard/study/planned-days';
import { loggedDay, studyMinutes } from '@/domain/dashboard/study-log';
import type { LevelId } from '@/domain/exam/level/level-id';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import type { Learner } from '@/domain/learner/learner';
import { toLearnerPlan } from '@/domain/learner/learner-plan';
import {
  type CompletedEntries,
  isWorkedOn,
  overdueEntries,
  testOfDay,
} from '@/domain/plan/schedule/completed-entries';
import type { NextDay, Task } from '@/domain/plan/today/task';
import { weeklyPlanProgress } from '@/domain/plan/weekly/weekly-plan-progress';
import { fullTestsTaken } from '@/domain/plan/weeks/full-tests';
import { addDays, type IsoDay, mondayOf, weekdayIndex } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { seededRandom } from '@/lib/random';
import { TodayStudent } from '../../../../tools/simulation/today-student';

const firstDay: IsoDay = '2026-11-20';
/** The seeds of the Upper Level's students, in two parts of equal length, which run side by side. */
const students = 50;
export const studentsOf = (part: 0 | 1) =>
  Array.from({ length: students / 2 }, (_, index) => 2 * index + 1 + part);
/** A month, and the two weeks around it. */
const length = 44;
const days = Array.from({ length }, (_, index) => addDays(firstDay, index));

/** Where the student lives, and where parents may read the record. */
const home = 'America/New_York';
const elsewhere = ['Europe/London', 'Asia/Kolkata', 'Asia/Shanghai', 'Pacific/Auckland'];

/** Calls back each day before the student begins, and in the evening; one week is missed, and its work then spread out. */
async function liveThrough(
  level: LevelId,
  seed: number,
  onDay: (
    student: TodayStudent,
    today: IsoDay,
    part: 'morning' | 'evening' | 'spread',
    work: ReturnType<TodayStudent['workOn']> | null,
  ) => void,
): Promise<TodayStudent> {
  const random = seededRandom(seed);
  const student = new TodayStudent({
    seed,
    firstDay,
    testDate: addDays(firstDay, 70),
    minutesPerDay: [20, 30, 45, 60][seed % 4] ?? 30,
    right: random.integer(50, 85) / 100,
    index: await loadItemIndex(level),
    wordIndex: wordIndexes[level],
  });
  const away = random.integer(8, length - 20);
  // A Monday or a Tuesday after that week, when the plan has other work.
  const unplanned = days.findIndex((day, place) => place > away + 8 && weekdayIndex(day) === seed % 2);
  for (const [place, today] of days.entries()) {
    const isAway = place >= away && place < away + 7;
    onDay(student, today, 'morning', null);
    if (isAway) continue;
    if (place === away + 7) {
      student.spreadOutMissed(today);
      onDay(student, today, 'spread', null);
    }
    // On Mondays, some students change something and so save their plan; the days of the others are all settled anew each time.
    if (seed % 5 > 0 && weekdayIndex(today) === 0) student.savePlan(today);
    if (place === unplanned) student.takeFullTest(fullFormsOf(level)[0], today);
    onDay(student, today, 'evening', student.workOn(today));
  }
  return student;
}

const worked = (completed: CompletedEntries) =>
  new Map([...completed].filter(([, by]) => isWorkedOn(by)).map(([id, by]) => [id, JSON.stringify(by)]));

const testKinds: readonly Task['kind'][] = ['first-test', 'checkpoint', 'full-test'];
const morningOf = (day: IsoDay): AsOf => ({ day, ms: localEpochMs(day, 8 * 60) });

/** Tests each student of a level with one of these seeds. */
export const testStudents = (level: LevelId, seeds: readonly number[]) =>
  describe.each(seeds)('student %i', (seed) => {
    beforeEach(() => vi.stubEnv('TZ', home));
    afterEach(() => vi.unstubAllEnvs());

    test('keeps what was done, is told the truth about it, and gets the tomorrow that was announced', async () => {
      const finished = new Set<IsoDay>();
      let before = new Map<string, string>();
      let announced: NextDay | null = null;
      let counted = { completed: 0, moved: 0, total: 0 };
      const student = await liveThrough(level, seed, (one, today, part, work) => {
        const facts = one.factsOn(today);
        const { followed } = facts;

        // What was done on a day stays done, by the same work.
        const now = worked(followed.completed);
        for (const [id, by] of before) expect(now.get(id), `${id} on ${today}`).toBe(by);
        before = now;

        if (part === 'morning' && announced?.day === today) {
          const { tasks } = one.todayOn(today);
          const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
          expect([today, tasks[0]?.kind, minutes]).toEqual([today, announced.task.kind, announced.minutes]);
        }
        const forms = fullTestsTaken(facts.attempts).map(({ form }) => form);
        const planned = followed.shownPlan.entries.flatMap(({ id, day, activity }) =>
          day > today && activity.kind === 'full-test' && !followed.completed.has(id) ? [activity.form] : [],
        );
        expect(planned.filter((form) => forms.includes(form))).toEqual([]);

        if (part === 'evening') {
          // Math never runs out of new questions, so nobody has to repeat any.
          const drills = work?.asked.flatMap((task) => (task.kind === 'practice' ? [task.step] : [])) ?? [];
          expect(drills.filter(({ questions, newQuestions }) => newQuestions < questions)).toEqual([]);
          if (testOfDay(facts.attempts, today) !== null)
            expect(work?.asked.filter(({ kind }) => !testKinds.includes(kind))).toEqual([]);
          announced = work?.end.next ?? null;
          if (work?.end.state === 'done') finished.add(today);
        }

        // A day whose list was finished has nothing open, and so never alerts.
        const overdue = overdueEntries(followed.plan, followed.completed, today);
        expect(overdue.filter(({ day }) => finished.has(day))).toEqual([]);

        // Progress forgets nothing that was due, neither what was missed nor what was moved.
        const plan = toLearnerPlan(followed);
        const total = totalPlanCompletion(completionByArea({ plan }, morningOf(today)));
        for (const key of ['total', 'completed', 'moved'] as const)
          expect(total[key], `${key} on ${today}`).toBeGreaterThanOrEqual(counted[key]);
        if (part === 'spread') {
          expect(total.moved).toBeGreaterThan(0);
          expect({ ...total, moved: 0 }).toEqual({ ...counted, moved: 0 });
        }
        counted = total;
      });
      expect(finished.size).toBeGreaterThan(20);

      const today = addDays(firstDay, length - 1);
      expectSameEverywhere(student, today);
      expectAgreement(student, today, finished);
    });
  });

/** Figures of the record that could depend on the reader's clock. */
function figuresOf(record: Learner, asOf: AsOf) {
  return {
    completion: completionByArea(record, asOf),
    missed: missedPlanEntries(record, firstDay, asOf).map(({ id }) => id),
    streaks: studyStreaks(record, asOf),
    minutes: days.map((day) => studyMinutes([loggedDay(record, day)])),
    notifications: recentNotifications(record, asOf).map(({ title, text }) => [title, text]),
  };
}

function expectSameEverywhere(student: TodayStudent, today: IsoDay): void {
  const atHome = figuresOf(student.recordAt(today, asOfEvening(today).ms), asOfEvening(today));
  expect(atHome.streaks.all.length).toBeGreaterThan(0);
  for (const zone of elsewhere) {
    vi.stubEnv('TZ', zone);
    const asOf = asOfEvening(today);
    expect(figuresOf(student.recordAt(today, asOf.ms), asOf), zone).toEqual(atHome);
  }
  vi.stubEnv('TZ', home);
}

/** Dashboards, alerts, and the weekly sheet say the same about the plan. */
function expectAgreement(student: TodayStudent, today: IsoDay, finished: ReadonlySet<IsoDay>): void {
  const asOf = asOfEvening(today);
  const record = student.recordAt(today, asOf.ms);
  const alerts = recentNotifications(record, asOf).flatMap(({ subject }) =>
    subject.kind === 'day' ? [subject.day] : [],
  );
  expect(alerts.filter((day) => finished.has(day))).toEqual([]);
  const { followed } = student.factsOn(today);
  const mondays = new Set(days.map((day) => mondayOf(day)));
  const sheets = [...mondays].map((monday) => weeklyPlanProgress(followed, monday, addDays(today, -1)));
  const dashboards = totalPlanCompletion(completionByArea(record, morningOf(today)));
  expect(sheets.reduce((sum, { dueCount }) => sum + dueCount, 0)).toBe(dashboards.total);
  expect(sheets.reduce((sum, { doneCount }) => sum + doneCount, 0)).toBe(dashboards.completed);
}
