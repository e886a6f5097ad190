/** No page breaks or becomes slow with any data that the record's schemas allow. */
import { openDB } from 'idb';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEssays } from '@/data/essays';
import { wordIndexes } from '@/data/words/wordIndex';
import type { StudentRecord } from '@/data/record/api';
import { toSavedRow, toNotesRow } from '@/data/record/finished/storedRows';
import { savedRowKinds } from '@/data/record/saved/savedRowKinds';
import { readLearnerSetup, writeGoal, writeNote, writeProfile } from '@/data/record/setup/learnerSetup';
import { testLevels } from '@/domain/exam/level/test-levels';
import { toFinishedTest } from '@/domain/exam/report/finished-test';
import { scoredSections } from '@/domain/exam/test/scored-sections';
import { targetTotal } from '@/domain/learner/learner-profile';
import { bandForScore } from '@/domain/learner/section-score';
import { findCompletedEntries, overdueEntries } from '@/domain/plan/schedule/completed-entries';
import { milestonesFor, timeUntilTest } from '@/domain/plan/schedule/milestones';
import { rescheduleMissed } from '@/domain/plan/schedule/reschedule-missed';
import { hasKnownSection } from '@/domain/plan/ability/ability';
import { sectionGaps, lastAnswerMs } from '@/domain/plan/weeks/section-gaps';
import { buildPlan } from '@/domain/plan/weeks/build-plan';
import { readPracticeFacts } from '@/data/practiceFacts';
import { noFullTestReason, fullTestsTaken } from '@/domain/plan/weeks/full-tests';
import { groupIntoWeeks } from '@/domain/plan/weeks/plan-weeks';
import { updateWordCard } from '@/domain/plan/words/update-word-card';
import { nextDueDay, buildWordsToday } from '@/domain/plan/words/words-today';
import { buildChooserFacts } from '@/features/chooser/buildChooserFacts';
import { readWorksheetData } from '@/features/coaching/readWorksheetData';
import { estimateCells, topicCells } from '@/features/coaching/worksheetText';
import { buildTestFormList } from '@/features/forms/buildTestFormList';
import { deleteTestQuestion } from '@/features/history/list/historyListTexts';
import { toHistoryRow } from '@/features/history/list/historyRows';
import { deletionConfirmations } from '@/features/history/my-data/deletionTexts';
import { recordContentsText } from '@/features/history/my-data/recordContentsText';
import { recordProblems } from '@/features/history/my-data/savedDataTexts';
import {
  compareMeasures,
  estimatedTests,
  latestComparablePair,
  scoreMeasures,
  testsWithMeasure,
} from '@/features/history/progress/estimatedTests';
import { trendSentence } from '@/features/history/progress/trendTexts';
import { milestoneEvents } from '@/features/planning/countdown/milestoneEvents';
import { countdownFigure } from '@/features/planning/countdown/countdownTexts';
import { planEvents } from '@/features/planning/planner/planEvents';
import * as plannerWords from '@/features/planning/planner/plannerTexts';
import { essaysText } from '@/features/practice/hub/writing/essayHistoryText';
import { readEssayFacts } from '@/features/practice/hub/writing/essayFacts';
import { readToday } from '@/data/plan/readToday';
import { taskText } from '@/domain/plan/today/today-card-text';
import { readHubFactsFromRecord } from '@/features/practice/hub/hubFacts';
import {
  groupByDueDay,
  dueCountsByDay,
  defaultErrorLogFilters,
  filterMistakes,
} from '@/features/practice/log/logFilters';
import { readErrorLog } from '@/features/practice/log/logFacts';
import {
  dueDateLabel,
  errorLogSummarySentence,
  mistakeSourceText,
} from '@/features/practice/log/errorLogText';
import { essayFileName } from '@/features/results/essay/essayFile';
import { formatIcs } from '@/lib/dates/ics';
import { readCalendarOwner } from '@/data/plan/calendarOwner';
import { exportPlanCalendar } from '@/domain/plan/schedule/plan-calendar';
import { addDays, localDayOfDate } from '@/lib/dates/calendar';
import { eventsIn } from '../calendar-files';
import { fakeBrowser } from '../data/record/fake-browser';
import { anyNotes, finishedAttempts, parseSavedRows } from './saved-values';
import { putRows } from '../data/record/putRows';

const nowMs = 1_795_000_000_000;
const today = localDayOfDate(new Date(nowMs));

const keptOfAll = fc.record({
  attempts: finishedAttempts(nowMs),
  notes: fc.array(anyNotes(nowMs), { maxLength: 3 }),
  cards: parseSavedRows('cards', nowMs),
  causes: parseSavedRows('causes', nowMs),
  plans: parseSavedRows('plans', nowMs),
  wordDays: parseSavedRows('wordDays', nowMs),
  profiles: parseSavedRows('profiles', nowMs),
  goals: parseSavedRows('goals', nowMs),
  reportedTests: parseSavedRows('reportedTests', nowMs),
  readMarks: parseSavedRows('readMarks', nowMs),
  timelineNotes: parseSavedRows('timelineNotes', nowMs),
});
type KeptOfAll = typeof keptOfAll extends fc.Arbitrary<infer Value> ? Value : never;

/** A record with all of these values in its database, written without validation. */
async function recordWith({ attempts, notes, ...kept }: KeptOfAll): Promise<StudentRecord> {
  const { record } = fakeBrowser().tab();
  await record.setConsent('keep');
  const text = JSON.stringify({ format: 'larkfield-prep', version: 1, attempts, notes: [], seen: [] });
  const reading = await record.readImport(text, text.length);
  expect(reading.state).toBe('sound');
  if (reading.state === 'sound') await reading.apply();
  const database = await openDB('larkfield');
  for (const kind of savedRowKinds) for (const row of kept[kind]) await database.put(kind, toSavedRow(row));
  for (const each of notes) await database.put('notes', toNotesRow(each));
  database.close();
  return record;
}

const onDevice = { state: 'saved', place: 'device' };

/** Each run has its own database; more of them would take longer than all other tests together. */
const runs = { numRuns: 60 };
const holds = (page: (record: StudentRecord, kept: KeptOfAll) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(keptOfAll, async (kept) => page(await recordWith(kept), kept)),
    runs,
  );

describe('with any saved data', () => {
  test('the list of tests, the estimates over time, and the choosers have something to show', () =>
    holds(async (record, { attempts: all }) => {
      const { attempts, unreadable } = await record.listFinished();
      expect([attempts.length, unreadable]).toEqual([all.length, 0]);
      const notesOf = new Map((await record.listNotes()).map((each) => [each.id, each]));
      for (const summary of attempts) {
        const row = toHistoryRow(summary, notesOf.get(summary.id));
        expect(deleteTestQuestion(row).text).toContain('This deletes');
        expect(row.date).toMatch(
          summary.finishedAt === null ? /^date unknown$/ : /^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/,
        );
      }
      const tests = estimatedTests(attempts, notesOf);
      for (const measure of scoreMeasures)
        expect(trendSentence(measure, testsWithMeasure(tests, measure).at(-1) ?? null, null)).not.toBe('');
      const pair = latestComparablePair(tests);
      if (pair !== null) expect(compareMeasures(...pair)).toBeInstanceOf(Array);
      expect(attempts.map(toFinishedTest)).toHaveLength(all.length);
      expect(buildChooserFacts(null, attempts, nowMs, 'upper').next.title).not.toBe('');
      expect(buildTestFormList({ running: [], finished: attempts }, 'upper').notice === '').toBe(
        all.length > 0,
      );
    }));

  test('“My data” opens, says what it set aside, exports, and deletes', () =>
    holds(async (record, { attempts }) => {
      const measure = await record.measure();
      expect(measure.finished).toBe(attempts.length);
      expect(measure.undated).toBe(
        (await record.listFinished()).attempts.filter(({ finishedAt }) => finishedAt === null).length,
      );
      expect(recordProblems(measure).join(' ')).not.toMatch(/undefined|NaN|Invalid/);
      expect(recordContentsText(measure)).not.toBe('');
      expect(deletionConfirmations(measure, null, null)).toHaveLength(2);
      const exported = await record.exportAll();
      expect([exported.attempts, exported.leftOut]).toEqual([attempts.length, 0]);
      expect(await record.forgetEverything()).toBe(true);
      expect((await record.measure()).finished).toBe(0);
    }));

  test('the plan, the countdown, and today’s words can be calculated', () =>
    holds(async (record) => {
      const [plans, cards, wordDays, attempts] = await Promise.all([
        record.readSavedRows('plans'),
        record.readSavedRows('cards'),
        record.readSavedRows('wordDays'),
        record.readAnswers().then(({ all }) => all),
      ]);
      const plan = plans[0]?.plan ?? null;
      if (plan !== null) {
        const done = findCompletedEntries(plan, { attempts, wordDays, hasPendingReview: () => false }, today);
        const left = timeUntilTest(plan.testDate, today);
        expect(countdownFigure(left).figure).not.toBe('');
        expect(plannerWords.timeLeftText(left)).not.toBe('');
        expect(plannerWords.planSettingsText(plan)).not.toBe('');
        expect(overdueEntries(plan, done, today).length).toBeLessThanOrEqual(plan.entries.length);
        for (const week of groupIntoWeeks(plan.entries, plan.missed))
          expect(plannerWords.weekTitle(week, today)).toContain('Week');
        const spread = rescheduleMissed(plan, done, today);
        expect(spread.plan.testDate).toBe(plan.testDate);
        expect(plannerWords.rescheduleResultText(spread, 30)).not.toBe('');
        noFullTestReason(plan, 'upper', fullTestsTaken(attempts));
        const calendar = exportPlanCalendar(plans[0]?.calendar ?? null, plan, today, nowMs);
        const owner = await readCalendarOwner(record);
        const file = { name: 'Plan', owner, sequence: calendar.sequence, zone: 'UTC', writtenMs: nowMs };
        const events = [
          ...planEvents(plan, today, { calendar }),
          ...milestoneEvents(milestonesFor(plan.testDate, today), plan.testDate),
        ];
        expect(eventsIn(formatIcs({ ...file, events }))).toHaveLength(events.length);
      }
      const testDate = plan?.testDate ?? null;
      expect(milestonesFor(testDate, today)).toHaveLength(8);
      expect(buildWordsToday(wordIndexes.upper, cards, today, testDate).wordsToLearn.length).toBeLessThan(
        wordIndexes.upper.length,
      );
      nextDueDay(cards, today, testDate);
      for (const card of cards) {
        const after = updateWordCard(card, { word: card.id, grade: 'right', today, now: nowMs });
        expect(after.dueDay > today).toBe(true);
        expect(
          await record.writeWords([{ day: today, card: after, recalls: 1, newWords: 0, ms: 1000 }]),
        ).toMatchObject(onDevice);
      }
      for (const { id } of wordDays)
        expect(
          await record.writeWords([{ day: id, card: null, recalls: 0, newWords: 0, ms: 1000 }]),
        ).toMatchObject(onDevice);
    }));

  test('settings can be read, and every change of them is saved', () =>
    holds(async (record) => {
      const { profile, goals, reportedTests, notes, readUntil } = await readLearnerSetup(record);
      expect(targetTotal(profile) ?? 0).toBeGreaterThanOrEqual(0);
      for (const each of reportedTests)
        for (const section of scoredSections) {
          const score = { state: 'reported', source: each.source, ...each.scores[section] } as const;
          const band = bandForScore(score, testLevels[each.level]);
          expect(band === null).toBe(each.source === 'other');
          expect(band?.low ?? 1).toBeGreaterThan(0);
        }
      expect(Number.isFinite(readUntil)).toBe(true);
      const changed = { ...profile, nickname: 'Ana' };
      expect(await writeProfile(record, () => changed)).toMatchObject(onDevice);
      for (const { id } of goals) expect(await writeGoal(record, id, null)).toMatchObject(onDevice);
      for (const { id, from, to } of notes) {
        expect(from <= to).toBe(true);
        expect(await writeNote(record, id, null)).toMatchObject(onDevice);
      }
      expect(await readLearnerSetup(record)).toMatchObject({ profile: changed, goals: [], notes: [] });
    }));

  test('practice, the error log, essays, and the worksheet can be calculated', () =>
    holds(async (record, { attempts: all }) => {
      const hub = await readHubFactsFromRecord(record);
      expect(hub.questionsOf.size).toBeGreaterThan(0);
      const { today: now } = await readToday(record);
      for (const task of now.tasks) {
        expect(task.minutes).toBeGreaterThan(0);
        expect(taskText(task).reasons.join(' ')).not.toMatch(/NaN|undefined/);
      }
      const { mistakes } = await readErrorLog(record);
      expect(errorLogSummarySentence(mistakes, today)).toMatch(/open/);
      for (const mistake of filterMistakes(mistakes, defaultErrorLogFilters, today)) {
        expect(mistakeSourceText(mistake, today)).not.toBe('');
        expect(dueDateLabel(mistake.dueDay, today)).not.toBe('');
      }
      groupByDueDay(mistakes, today);
      expect(dueCountsByDay(mistakes, today)).toHaveLength(7);
      const sheet = await readWorksheetData(record);
      for (const band of sheet.bands) expect(estimateCells(band)).toHaveLength(3);
      for (const topic of sheet.topics) expect(topicCells(topic)).toHaveLength(3);
      const { last, count } = await readEssayFacts(record);
      if (last !== null) expect(essaysText(count, last.essay.finishedAt, today)).toMatch(/^\d+ essays?/);
      const essays = await readEssays(record, (await record.listFinished()).attempts);
      expect(essays).toHaveLength(count);
      for (const { finishedAt } of essays)
        expect(essayFileName(finishedAt)).toMatch(/^essay(-20\d\d-\d\d-\d\d)?\.txt$/);
      expect((await record.seenItems()).size).toBeGreaterThanOrEqual(all.length > 0 ? 1 : 0);
    }));

  test('a new plan can be made, and replaces the existing one', () =>
    holds(async (record) => {
      const { attempts, skillProfile } = await readPracticeFacts(record, nowMs);
      const made = buildPlan({
        level: 'upper',
        today,
        testDate: addDays(today, 60),
        minutesPerDay: 25,
        restDays: [6],
        gaps: sectionGaps(skillProfile),
        answersUntil: lastAnswerMs(attempts),
        takenFullTests: fullTestsTaken(attempts),
        isMeasured: hasKnownSection(skillProfile),
      });
      if (made.state !== 'made') throw new Error(made.state);
      const [before] = await record.readSavedRows('plans');
      // In the planner's format.
      const changedAt = Math.max(nowMs, (before?.changedAt ?? 0) + 1);
      await putRows(record, 'plans', [{ id: 'plan', plan: made.plan, changedAt }]);
      expect((await record.readSavedRows('plans'))[0]?.plan).toEqual(made.plan);
    }));
});
