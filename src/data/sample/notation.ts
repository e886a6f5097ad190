/**
 * Reads the short strings in which the sample children are written down, a week a line, so that a year of study is a few
 * kilobytes. What it makes of them are the instants and the minutes of a real log.
 */
import type { AsOf } from '@/domain/dashboard/clock';
import type { StudyLog } from '@/domain/dashboard/log';
import { type LearnerSession, sectionOfTopic } from '@/domain/learner/session';
import type { TopicId } from '@/domain/plan/topics';
import type { LearnerTest } from '@/domain/learner/learner-test';
import { reportedFull, reportedSection } from './reported';
import type { PlannedSession } from '@/domain/dashboard/study/plan';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import type { NamedSection } from '@/domain/section-names';
import { present } from '@/lib/assert';
import { addDays, type IsoDay, mondayOf } from '@/lib/calendar';
import { localMs } from '@/lib/localTime';

/** The topics that the letters of the sessions stand for; "w" is an essay, which has none. */
const topics: Readonly<Record<string, TopicId | null>> = {
  a: 'analogy-function',
  s: 'synonyms',
  l: 'analogy-characteristic',
  k: 'analogy-degree',
  e: 'math-equations',
  g: 'math-angles',
  o: 'math-circles',
  p: 'math-percent',
  r: 'math-rate',
  m: 'reading-main-idea',
  n: 'reading-detail',
  f: 'reading-inference',
  t: 'reading-tone',
  w: null,
};

const subjectOfLetter: Readonly<Record<string, NamedSection | null>> = {
  v: 'verbal',
  m: 'quantitative',
  r: 'reading',
  w: 'writing',
  t: null,
};

/** A plan's days, Monday first, each "16:00v120 18:30m60": when, what (t is a practice test) and for how many minutes. */
export function readPlan(days: readonly string[]): readonly PlannedSession[] {
  return days.flatMap((text, weekday) =>
    wordsOf(text).map((word) => {
      const [, hour, minute, letter = '', minutes] = partsOf(word, /^(\d\d):(\d\d)([vmrwt])(\d+)$/);
      return {
        weekday,
        start: Number(hour) * 60 + Number(minute),
        minutes: Number(minutes),
        subject: subjectOfLetter[letter] ?? null,
      };
    }),
  );
}

interface Written {
  /** This week first. A day's sessions stand between slashes, Monday first, each as `readSession` reads it. */
  readonly weeks: readonly string[];
  /** The newest first: "3 776 784 750 90" (weeks ago, verbal, quantitative, reading, percentile) or "4 quantitative 790". */
  readonly tests: readonly string[];
}

/** The log of what was written down, told from `asOf`. */
export function readLog({ weeks, tests }: Written, week: readonly PlannedSession[], asOf: AsOf): StudyLog {
  const monday = (weeksAgo: number) => addDays(mondayOf(asOf.day), -7 * weeksAgo);
  const past = ({ at }: { readonly at: number }) => at < asOf.ms;
  return {
    sessions: weeks
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
      .toSorted((a, b) => a.at - b.at),
    tests: tests
      .map((text) => readTest(text, monday))
      .filter(past)
      .toSorted((a, b) => a.at - b.at),
  };
}

/** A day without a plan begins at four; between two sessions lie ten minutes at least. */
const usualStart = 16 * 60;
const pause = 10;

/** Sessions begin when the plan has their subject on that day, or after the session before. */
function readDay(
  words: readonly string[],
  day: IsoDay,
  planned: readonly PlannedSession[],
): readonly LearnerSession[] {
  const open = [...planned];
  let free = 0;
  return words.map((word) => {
    const session = readSession(word);
    const slot = open.findIndex(({ subject }) => subject === session.section);
    const [own] = slot === -1 ? [] : open.splice(slot, 1);
    const start = Math.max(free, own?.start ?? (free === 0 ? (planned[0]?.start ?? usualStart) : 0));
    free = start + session.minutes + pause;
    const at = localMs(day, start);
    return { ...session, id: String(at), at };
  });
}

/** Questions solved in a minute of practice, about the pace of the test with a look at each reason. */
const pace: Readonly<Record<ScoredSection, number>> = { verbal: 0.5, quantitative: 0.4, reading: 0.4 };

/** "e543": topic e, 54 minutes, 3 answers wrong; a capital letter for mistakes gone back to; "w60" is an essay of an hour. */
function readSession(word: string): Omit<LearnerSession, 'id' | 'at'> {
  const [, letter = '', minutes, wrong] = partsOf(word, /^([a-zA-Z])(\d\d)(\d*)$/);
  const topic = topics[letter.toLowerCase()];
  if (topic === undefined) throw new Error(`No topic for "${word}"`);
  if (topic === null) return { section: 'writing', kind: 'essay', minutes: Number(minutes), topics: [] };
  const section = sectionOfTopic(topic);
  const answered = Math.round(Number(minutes) * pace[section]);
  return {
    section,
    kind: letter === letter.toUpperCase() ? 'mistakes' : 'drill',
    minutes: Number(minutes),
    topics: [{ topic, answered, right: answered - Number(wrong) }],
  };
}

/** Tests are taken on Saturdays at 2 PM. */
const testWeekday = 5;
const testStart = 14 * 60;

function readTest(text: string, monday: (weeksAgo: number) => IsoDay): LearnerTest {
  const [weeksAgo, ...rest] = text.split(' ');
  const at = localMs(addDays(monday(Number(weeksAgo)), testWeekday), testStart);
  const section = scoredSections.find((each) => each === rest[0]);
  if (section !== undefined) return reportedSection(at, section, Number(rest[1]));
  const [verbal = 0, quantitative = 0, reading = 0, percentile = 0] = rest.map(Number);
  return reportedFull(at, { verbal, quantitative, reading }, percentile);
}

function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

function partsOf(word: string, form: RegExp): RegExpExecArray {
  return present(form.exec(word), `"${word}" is not in the notation`);
}
