/**
 * Parses the compact notation of the sample children, one line per week, which fits a year of study into a few kilobytes. The
 * result has the timestamps and minutes of a real log.
 */
import type { LevelId } from '@/domain/exam/level/level-id';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { sectionOfTopic } from '@/domain/learner/topic-count';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { StudyLog } from '@/domain/learner/learner';
import { type LearnerSession, sessionSections } from '@/domain/learner/learner-session';
import { hasWrittenEssay, type LearnerTest, testMinutes } from '@/domain/learner/learner-test';
import { sectionTestMinutes } from '@/domain/dashboard/scores/test-length';
import { percentileOfTotal } from './percentileOfTotal';
import { withAnswers } from './sampleAnswers';
import { buildRawTest, diagnosticMinutesBySection, type RawSampleTest } from './rawTests';
import { officialTest, reportedFullTest, reportedSectionTest, withoutMinutes } from './reportedTests';
import {
  type LearnerPlan,
  type PlannedActivity,
  type PlannedEntry,
  isPlannedTest,
  isTestPlanned,
  plannedActivitySection,
} from '@/domain/learner/learner-plan';
import { loggedDay, firstStudyDay, type LoggedDay } from '@/domain/dashboard/study-log';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { assertPresent } from '@/lib/assert';
import { addDays, daysBetween, type IsoDay, mondayOf, weekdayIndex } from '@/lib/dates/calendar';
import { localDayAt, localEpochMs } from '@/lib/dates/localTime';

/** Topics by session letter; "w" is an essay, which has no topic. */
const topics: Readonly<Record<string, TopicId | null>> = {
  a: 'analogy-function',
  s: 'synonyms',
  l: 'analogy-characteristic',
  k: 'analogy-degree',
  j: 'analogy-part-whole',
  e: 'math-equations',
  g: 'math-angles',
  o: 'math-circles',
  p: 'math-percent',
  r: 'math-rate',
  c: 'math-fractions',
  d: 'math-decimals',
  b: 'math-ratio',
  m: 'reading-main-idea',
  n: 'reading-detail',
  f: 'reading-inference',
  t: 'reading-tone',
  i: 'reading-word-in-context',
  w: null,
};

/** Activities by plan letter. */
const activities: Readonly<Record<string, PlannedActivity>> = {
  v: { kind: 'practice', section: 'verbal' },
  m: { kind: 'practice', section: 'quantitative' },
  r: { kind: 'practice', section: 'reading' },
  w: { kind: 'essay' },
  x: { kind: 'mistakes' },
  t: { kind: 'any-full-test' },
};

/** A session of a repeating week. */
export interface WeeklySlot {
  /** 0 is Monday. */
  readonly weekday: number;
  /** Minutes after midnight. */
  readonly start: number;
  readonly minutes: number;
  readonly activity: PlannedActivity;
}

/**
 * Parses a week's days, Monday first, such as "16:00v120 18:30m60": start, activity (t is a practice test, x a review of mistakes),
 * and minutes.
 */
export function parseWeeklySlots(days: readonly string[]): readonly WeeklySlot[] {
  return days.flatMap((text, weekday) =>
    wordsOf(text).map((word) => {
      const [, hour, minute, letter = '', minutes] = partsOf(word, /^(\d\d):(\d\d)([vmrwxt])(\d+)$/);
      return {
        weekday,
        start: Number(hour) * 60 + Number(minute),
        minutes: Number(minutes),
        activity: assertPresent(activities[letter], `No activity for "${word}"`),
      };
    }),
  );
}

/**
 * Returns what was planned for a day: where only a section was tested on the day of a full test, the plan had that section's test,
 * with its minutes.
 */
function plannedOn(slot: WeeklySlot, { tests }: LoggedDay): Pick<WeeklySlot, 'activity' | 'minutes'> {
  const isFull = tests.some(({ scope }) => isTestPlanned(slot.activity, scope));
  const section = scoredSections.find((each) => tests.some(({ scope }) => scope === each));
  return slot.activity.kind !== 'any-full-test' || isFull || section === undefined
    ? slot
    : { activity: { kind: 'checkpoint', test: section }, minutes: sectionTestMinutes[section] };
}

/**
 * Returns which of a day's planned activities were done, at whatever time. A session does one of them: a review of mistakes on a
 * section isn't also that section's practice.
 */
function doneActivities(
  ofDay: readonly PlannedActivity[],
  { sessions, tests }: LoggedDay,
): ReadonlySet<PlannedActivity> {
  const open = [...sessions];
  const take = (isRight: (session: LearnerSession) => boolean) => {
    const place = open.findIndex(isRight);
    return place !== -1 && open.splice(place, 1).length > 0;
  };
  const isDone = (activity: PlannedActivity) => {
    if (isPlannedTest(activity)) return tests.some(({ scope }) => isTestPlanned(activity, scope));
    if (isOnMistakes(activity)) return take(isOnMistakes);
    const section = plannedActivitySection(activity);
    const isOn = (session: LearnerSession) => section !== null && sessionSections(session).includes(section);
    return take((session) => isOn(session) && !isOnMistakes(session)) || take(isOn);
  };
  const reviewsFirst = ofDay.toSorted((a, b) => Number(isOnMistakes(b)) - Number(isOnMistakes(a)));
  return new Set(reviewsFirst.filter(isDone));
}

const isOnMistakes = ({ kind }: { readonly kind: string }) => kind === 'mistakes';

/** A test planned for a single day; a quiz is half of the math section. */
export interface ExtraTest {
  readonly what: 'quiz' | 'full' | 'diagnostic';
  /** Days from the family's present; negative for a past one. */
  readonly inDays: number;
  /** Minutes after midnight. */
  readonly start: number;
}

const extraTests = {
  quiz: {
    minutes: sectionTestMinutes.quantitative / 2,
    activity: { kind: 'checkpoint', test: 'quantitative' },
  },
  full: { minutes: 170, activity: { kind: 'any-full-test' } },
  diagnostic: {
    minutes: testMinutes({ minutes: diagnosticMinutesBySection('middle') }),
    activity: { kind: 'checkpoint', test: 'diagnostic' },
  },
} as const;

/** Builds a plan that repeats a week from the first day of a log until the test. */
export function buildSamplePlan(
  week: readonly WeeklySlot[],
  extra: readonly ExtraTest[],
  log: StudyLog,
  testDay: IsoDay,
  asOf: AsOf,
): LearnerPlan {
  const first = firstStudyDay(log) ?? asOf.day;
  const repeated = Array.from({ length: Math.max(0, daysBetween(first, testDay)) }, (_, index) => {
    const day = addDays(first, index);
    const logged = loggedDay(log, day);
    const slots = week
      .filter(({ weekday }) => weekday === weekdayIndex(day))
      .map((slot) => ({ start: slot.start, ...plannedOn(slot, logged) }));
    const done = doneActivities(
      slots.map(({ activity }) => activity),
      logged,
    );
    return slots.map(({ start, minutes, activity }): PlannedEntry => ({
      id: `${day}-${start}`,
      day,
      start,
      minutes,
      activity,
      status: day <= asOf.day && done.has(activity) ? 'done' : 'open',
    }));
  }).flat();
  const withEssays = log.tests.filter(hasWrittenEssay).reduce(withEssayOfTest, repeated);
  const extras = extra.map(({ inDays, start, what }): PlannedEntry => {
    const day = addDays(asOf.day, inDays);
    const { minutes, activity } = extraTests[what];
    const isDone = loggedDay(log, day).tests.some(({ scope }) => isTestPlanned(activity, scope));
    return {
      id: `${what}-${inDays}`,
      day,
      start,
      minutes,
      activity,
      status: isDone ? 'done' : 'open',
    };
  });
  const days = new Set(week.map(({ weekday }) => weekday));
  return {
    entries: [...withEssays, ...extras].toSorted((a, b) => a.day.localeCompare(b.day)),
    restDays: [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !days.has(weekday)),
  };
}

/** Checks off a planned essay of a test's week by the test's essay, as the planner does: that of its day, else the earliest left. */
function withEssayOfTest(entries: readonly PlannedEntry[], { at }: LearnerTest): readonly PlannedEntry[] {
  const day = localDayAt(at);
  const open = entries.filter(
    (entry) =>
      entry.activity.kind === 'essay' && entry.status === 'open' && mondayOf(entry.day) === mondayOf(day),
  );
  const own = open.find((entry) => entry.day === day) ?? open[0];
  return entries.map((entry) => (entry === own ? { ...entry, status: 'done' } : entry));
}

/**
 * A test with scores, such as "3 776 784 750" (weeks ago, verbal, quantitative, reading), "4 quantitative 790", or "5 official 656
 * 596 617", or one with answers alone.
 */
export type SampleTest = string | RawSampleTest;

interface Written {
  /** The current week first. Slashes separate the days, Monday first; each session is parsed by `readSession`. */
  readonly weeks: readonly string[];
  /** The newest first. */
  readonly tests: readonly SampleTest[];
  readonly grade: number;
  readonly level: LevelId;
}

/** Builds the log, leaving out everything after `asOf`. */
export function buildSampleLog(
  { weeks, tests, grade, level }: Written,
  week: readonly WeeklySlot[],
  asOf: AsOf,
): StudyLog {
  const monday = (weeksAgo: number) => addDays(mondayOf(asOf.day), -7 * weeksAgo);
  const past = ({ at }: { readonly at: number }) => at < asOf.ms;
  const sessions = weeks
    .flatMap((text, weeksAgo) =>
      text.split('/').map((words, weekday) =>
        readDay(
          words.match(/[a-zA-Z][^a-zA-Z]*/g) ?? [],
          addDays(monday(weeksAgo), weekday),
          week.filter((planned) => planned.weekday === weekday),
        ),
      ),
    )
    .flat()
    .filter(past)
    .toSorted((a, b) => a.at - b.at);
  const begin = sessions[0]?.at ?? 0;
  return {
    sessions,
    tests: withAnswers(
      tests
        .map((test) => readTest(test, { grade, level }, monday))
        // Tests from before the first session have only reported scores, so their minutes are unknown.
        .map((test) => (test.at < begin ? withoutMinutes(test) : test))
        .filter(past)
        .toSorted((a, b) => a.at - b.at),
    ),
  };
}

/** Days without a plan begin at 4 PM, and sessions are at least ten minutes apart. Both are in minutes. */
const usualStart = 16 * 60;
const pause = 10;

/**
 * Starts each session when the plan has its section that day, or a review of mistakes, which may be on any section; otherwise after the
 * previous session.
 */
function readDay(
  words: readonly string[],
  day: IsoDay,
  planned: readonly WeeklySlot[],
): readonly LearnerSession[] {
  const open = [...planned];
  let free = 0;
  return words.map((word) => {
    const session = readSession(word);
    const isOwn = ({ activity }: WeeklySlot) => plannedActivitySection(activity) === session.section;
    const slot = open.some(isOwn)
      ? open.findIndex(isOwn)
      : open.findIndex(({ activity }) => activity.kind === 'mistakes');
    const [own] = slot === -1 ? [] : open.splice(slot, 1);
    const start = Math.max(free, own?.start ?? (free === 0 ? (planned[0]?.start ?? usualStart) : 0));
    free = start + session.minutes + pause;
    const at = localEpochMs(day, start);
    return { ...session, id: String(at), at };
  });
}

/** Questions per minute of practice: about the pace of the test, slowed by reading each explanation. */
const pace: Readonly<Record<ScoredSection, number>> = { verbal: 0.5, quantitative: 0.4, reading: 0.4 };

/** Parses "e543": topic e, 54 minutes, 3 wrong answers. A capital letter is a review of mistakes; "w60" is an essay of an hour. */
function readSession(word: string): Omit<LearnerSession, 'id' | 'at'> {
  const [, letter = '', minutes, wrong] = partsOf(word, /^([a-zA-Z])(\d\d)(\d*)$/);
  const topic = topics[letter.toLowerCase()];
  if (topic === undefined) throw new Error(`No topic for "${word}"`);
  if (topic === null) return { section: 'writing', kind: 'essay', minutes: Number(minutes), topics: [] };
  const section = sectionOfTopic(topic);
  const answered = Math.round(Number(minutes) * pace[section]);
  const tally = { answered, right: answered - Number(wrong) };
  // A review asks only questions that were missed before.
  const isReview = letter === letter.toUpperCase();
  return {
    section,
    kind: isReview ? 'mistakes' : 'drill',
    minutes: Number(minutes),
    topics: [{ topic, ...tally, ...(isReview && { repeats: tally }) }],
  };
}

/** Tests are on Saturdays at 2 PM. */
const testWeekday = 5;
const testStart = 14 * 60;

function readTest(
  test: SampleTest,
  { grade, level }: Pick<Written, 'grade' | 'level'>,
  monday: (weeksAgo: number) => IsoDay,
): LearnerTest {
  const startOf = (weeksAgo: number) => localEpochMs(addDays(monday(weeksAgo), testWeekday), testStart);
  if (typeof test !== 'string') return buildRawTest(startOf(test.weeksAgo), level, test);
  const [weeksAgo, ...rest] = test.split(' ');
  const at = startOf(Number(weeksAgo));
  const section = scoredSections.find((each) => each === rest[0]);
  if (section !== undefined) return reportedSectionTest(at, section, Number(rest[1]));
  const isOfficial = rest[0] === 'official';
  const [verbal = 0, quantitative = 0, reading = 0] = rest.slice(isOfficial ? 1 : 0).map(Number);
  const scores = { verbal, quantitative, reading };
  const percentile = percentileOfTotal(verbal + quantitative + reading, level, grade);
  return isOfficial ? officialTest(at, level, scores, percentile) : reportedFullTest(at, scores, percentile);
}

function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

function partsOf(word: string, form: RegExp): RegExpExecArray {
  return assertPresent(form.exec(word), `"${word}" is not in the notation`);
}
