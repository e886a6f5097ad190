/** A finished attempt as a learner's record knows it: a test with scores, or a session of practice. */
import type { SessionKind } from './session-kind';
import { fullForms } from '@/domain/exam/blueprint';
import { drillSubjectFromId } from '@/domain/exam/catalog/drill-plan';
import type { Instant } from '@/domain/exam/clock';
import { estimateTest, type TakenSection, type TakenTest } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';
import { type AnsweredAttempt, verdictOfAnswer } from '@/domain/plan/answered-attempt';
import { isSectionTest } from '@/domain/plan/completed-entries';
import type { ItemIndex } from '@/domain/plan/item-facts';
import type { WordDay } from '@/domain/plan/word-day';
import type { IsoDay } from '@/lib/calendar';
import { localDayAt, localEpochMs } from '@/lib/localTime';
import { itemIdFromRef } from '@/domain/exam/item';
import type { LearnerTest, MinutesBySection, TestScope } from './learner-test';
import type { LearnerSession } from './learner-session';
import type { ReportedTest } from './setup';
import { testConditions } from './test-conditions';
import { countAnswersByTopic, countAnswers, sectionOfTopic, type TopicCount } from './topic-count';

/** A part of a finished attempt with the time on its clock. */
type SittingPart = (TakenSection | { readonly kind: 'essay' }) & {
  readonly usedMs: number;
  /** Null where no clock ended it. */
  readonly limitMs: number | null;
};

/** A finished attempt. */
export interface Sitting extends TakenTest {
  readonly id: string;
  readonly planId: string;
  readonly startedAt: Instant;
  /** Null where it isn't known: such an attempt has no place among days. */
  readonly finishedAt: Instant | null;
  readonly parts: readonly SittingPart[];
}

const minuteMs = 60_000;
const middayMinutes = 12 * 60;
/** Where no clock runs, a question or an essay that took longer than this was left on the screen. */
const mostMsAQuestion = 5 * minuteMs;
const mostMsAnEssay = 60 * minuteMs;

/** The part of the test that an attempt was; null for practice. */
function scopeOf(planId: string): TestScope | null {
  if (fullForms.some((form) => form === planId)) return 'full';
  if (planId === 'diagnostic') return 'diagnostic';
  return scoredSections.find((section) => isSectionTest(planId, section)) ?? null;
}

/** The answers of an attempt by topic. A blank is no answer, and an item that the bank no longer has is of no topic. */
export function answeredTopicCounts(
  { sections }: Pick<AnsweredAttempt, 'sections'>,
  { askedFacts }: Pick<ItemIndex, 'askedFacts'>,
): readonly TopicCount[] {
  return countAnswersByTopic(
    sections.flatMap(({ answers }) =>
      answers.flatMap((answer) => {
        const facts = askedFacts(itemIdFromRef(answer.ref));
        const verdict = verdictOfAnswer(answer);
        if (facts === undefined || verdict === 'blank') return [];
        return [{ topics: [{ topic: facts.topic, answered: 1, right: verdict === 'right' ? 1 : 0 }] }];
      }),
    ),
  );
}

/** The milliseconds of a part that count as study. */
function countedMs(part: SittingPart): number {
  const { usedMs, limitMs } = part;
  if (limitMs !== null) return Math.min(usedMs, limitMs);
  return Math.min(usedMs, part.kind === 'essay' ? mostMsAnEssay : part.questions * mostMsAQuestion);
}

const wholeMinutes = (ms: number) => Math.round(ms / minuteMs);

/** Whole minutes of each section; the time of a part that mixes the three is shared among them. */
function minutesOfParts(parts: readonly SittingPart[]): MinutesBySection {
  const ms = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };
  for (const part of parts) {
    const counted = countedMs(part);
    if (part.kind === 'essay') ms.writing += counted;
    else if (part.section === 'mixed')
      for (const section of scoredSections) ms[section] += counted / scoredSections.length;
    else ms[part.section] += counted;
  }
  return {
    verbal: wholeMinutes(ms.verbal),
    quantitative: wholeMinutes(ms.quantitative),
    reading: wholeMinutes(ms.reading),
    writing: wholeMinutes(ms.writing),
  };
}

/** The test that an attempt was; null for practice, and for an attempt in which nothing was answered or written. */
export function testFromSitting(sitting: Sitting, topics: readonly TopicCount[]): LearnerTest | null {
  const { id, planId, level, startedAt, finishedAt, parts } = sitting;
  const scope = scopeOf(planId);
  if (scope === null || finishedAt === null || !isWorked(sitting, topics)) return null;
  const { sections } = estimateTest(sitting);
  return {
    id,
    at: startedAt.utcMs,
    end: Math.max(startedAt.utcMs, finishedAt.utcMs),
    level,
    scope,
    minutes: minutesOfParts(parts),
    scores: Object.fromEntries(
      scoredSections.flatMap((section) => {
        const score = sections[section];
        return score.state === 'estimated' ? [[section, score]] : [];
      }),
    ),
    topics,
    totalPercentile: null,
    conditions: testConditions(sitting),
  };
}

/** The session that an attempt was; null for a test, and for one in which nothing was answered or written. */
export function sessionFromSitting(sitting: Sitting, topics: readonly TopicCount[]): LearnerSession | null {
  const { id, planId, startedAt, finishedAt, parts } = sitting;
  if (scopeOf(planId) !== null || finishedAt === null || !isWorked(sitting, topics)) return null;
  const kind = kindOf(planId);
  const sections = [...new Set(topics.map(({ topic }) => sectionOfTopic(topic)))];
  const [only, ...others] = sections;
  const minutes = parts.reduce((sum, part) => sum + countedMs(part), 0) / minuteMs;
  return {
    id,
    at: startedAt.utcMs,
    // A short drill took some time too.
    minutes: Math.max(1, Math.round(minutes)),
    section: kind === 'essay' ? 'writing' : others.length > 0 ? null : (only ?? 'verbal'),
    kind,
    topics,
  };
}

function kindOf(planId: string): Exclude<SessionKind, 'words'> {
  if (planId === 'writing-sample') return 'essay';
  return drillSubjectFromId(planId)?.kind === 'mistakes' ? 'mistakes' : 'drill';
}

function isWorked({ parts }: Sitting, topics: readonly TopicCount[]): boolean {
  return (
    countAnswers([{ topics }]).answered > 0 ||
    parts.some((part) => part.kind === 'essay' && part.usedMs >= minuteMs)
  );
}

/** When something was of which only the day is known: at noon, but today no later than now. */
function momentOn(day: IsoDay, nowMs: number): number {
  const noon = localEpochMs(day, middayMinutes);
  return day === localDayAt(nowMs) ? Math.min(noon, nowMs) : noon;
}

/** A test that a report tells of: a score in every section, and nothing of how it came about. */
export function testFromReport(
  id: string,
  { on, level, scores, totalPercentile }: ReportedTest,
  nowMs: number,
): LearnerTest {
  const at = momentOn(on, nowMs);
  const reported = (section: ScoredSection) => ({ state: 'reported', ...scores[section] }) as const;
  return {
    id,
    at,
    end: at,
    level,
    scope: 'full',
    minutes: { verbal: 0, quantitative: 0, reading: 0, writing: 0 },
    scores: {
      verbal: reported('verbal'),
      quantitative: reported('quantitative'),
      reading: reported('reading'),
    },
    topics: [],
    totalPercentile,
    conditions: null,
  };
}

/** A session of words would be no more than a moment on most days, and a forgotten one no more than this. */
const mostWordMinutes = 120;

/** The words of a day as a session: only how much there was is known, and on which day. Null for a day without any. */
export function wordReviewSession(
  { id: day, recalls, newWords, ms }: WordDay,
  nowMs: number,
): LearnerSession | null {
  if (recalls + newWords === 0) return null;
  return {
    id: `words-${day}`,
    at: momentOn(day, nowMs),
    minutes: Math.min(mostWordMinutes, Math.max(1, Math.round(ms / minuteMs))),
    section: 'verbal',
    kind: 'words',
    topics: [],
  };
}
