/** Converts finished attempts, reported scores, and days of word reviews to the tests and sessions of a learner's record. */
import type { SessionKind } from './session-kind';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { drillSubjectFromId } from '@/domain/exam/catalog/drill-plan';
import type { Instant } from '@/domain/exam/attempts/clock';
import { estimateTest, type TakenSection, type TakenTest } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { type AnsweredAttempt, verdictOfAnswer } from '@/domain/plan/ability/answered-attempt';
import { listAnswers } from '@/domain/plan/ability/evidence';
import { isSectionTest } from '@/domain/plan/schedule/completed-entries';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import type { WordDay } from '@/domain/plan/words/word-day';
import type { IsoDay } from '@/lib/dates/calendar';
import { groupBy } from '@/lib/groupBy';
import { localDayAt, localEpochMs, sameClockTimeHere } from '@/lib/dates/localTime';
import { itemIdFromRef } from '@/domain/exam/items/item';
import type { LearnerTest, MinutesBySection, TestScope } from './learner-test';
import type { LearnerSession } from './learner-session';
import type { ReportedTest } from './setup';
import { testConditions } from './test-conditions';
import { countAnswersByTopic, countAnswers, sectionOfTopic, type TopicCount } from './topic-count';

/** A part of a finished attempt with its time used and its time limit, in milliseconds. */
type SittingPart = (TakenSection | { readonly kind: 'essay' }) & {
  readonly usedMs: number;
  /** Null for an untimed part. */
  readonly limitMs: number | null;
};

export interface Sitting extends TakenTest {
  readonly id: string;
  readonly planId: string;
  readonly startedAt: Instant;
  /** Null if unknown; such an attempt can't be assigned to a day. */
  readonly finishedAt: Instant | null;
  readonly parts: readonly SittingPart[];
}

const minuteMs = 60_000;
const middayMinutes = 12 * 60;
/** In untimed parts, time beyond these limits per question and per essay counts as idle. */
const mostMsAQuestion = 5 * minuteMs;
const mostMsAnEssay = 60 * minuteMs;

/** Returns the test scope of a plan; null for practice. */
function scopeOf(planId: string): TestScope | null {
  if (fullFormIds.some((form) => form === planId)) return 'full';
  if (planId === 'diagnostic') return 'diagnostic';
  return scoredSections.find((section) => isSectionTest(planId, section)) ?? null;
}

/**
 * Counts the answers of each attempt by topic, by attempt id. Takes all attempts, because only they show which questions were new.
 * Skips blanks and items that are no longer in the bank; an attempt without other answers has no counts.
 */
export function answeredTopicCounts(
  attempts: readonly AnsweredAttempt[],
  { askedFacts }: Pick<ItemIndex, 'askedFacts'>,
): ReadonlyMap<string, readonly TopicCount[]> {
  const answers = groupBy(listAnswers(attempts), ({ attempt }) => attempt.id);
  return new Map(
    [...answers].map(([id, own]) => [
      id,
      countAnswersByTopic(
        own.flatMap(({ answer, isNew }) => {
          const facts = askedFacts(itemIdFromRef(answer.ref));
          const verdict = verdictOfAnswer(answer);
          if (facts === undefined || verdict === 'blank') return [];
          const tally = { answered: 1, right: verdict === 'right' ? 1 : 0 };
          return [{ topics: [{ topic: facts.topic, ...tally, ...(!isNew && { repeats: tally }) }] }];
        }),
      ),
    ]),
  );
}

/** Returns the part's time that counts as study, in milliseconds. */
function countedMs(part: SittingPart): number {
  const { usedMs, limitMs } = part;
  if (limitMs !== null) return Math.min(usedMs, limitMs);
  return Math.min(usedMs, part.kind === 'essay' ? mostMsAnEssay : part.questions * mostMsAQuestion);
}

const wholeMinutes = (ms: number) => Math.round(ms / minuteMs);

/** Returns whole minutes per section. The time of a mixed part is split evenly among the three scored sections. */
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

/** Converts an attempt to a test; null for practice, if its date is unknown, and if nothing was answered or written. */
export function testFromSitting(
  sitting: Sitting,
  topics: readonly TopicCount[],
  nowMs: number,
): LearnerTest | null {
  const { id, planId, level, startedAt, finishedAt, parts } = sitting;
  const scope = scopeOf(planId);
  if (scope === null || finishedAt === null || !isWorked(sitting, topics)) return null;
  const { sections } = estimateTest(sitting);
  const at = livedAt(startedAt, nowMs);
  return {
    id,
    at,
    end: Math.max(at, livedAt(finishedAt, nowMs)),
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

/** Converts an attempt to a session; null for a test, if its date is unknown, and if nothing was answered or written. */
export function sessionFromSitting(
  sitting: Sitting,
  topics: readonly TopicCount[],
  nowMs: number,
): LearnerSession | null {
  const { id, planId, startedAt, finishedAt, parts } = sitting;
  if (scopeOf(planId) !== null || finishedAt === null || !isWorked(sitting, topics)) return null;
  const kind = kindOf(planId);
  const sections = [...new Set(topics.map(({ topic }) => sectionOfTopic(topic)))];
  const [only, ...others] = sections;
  const minutes = parts.reduce((sum, part) => sum + countedMs(part), 0) / minuteMs;
  return {
    id,
    at: livedAt(startedAt, nowMs),
    // A short drill counts as at least a minute.
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

/**
 * Returns a moment by the learner's own clock, as the instant at which the clock here shows the same. After a flight to the west, that
 * may still be ahead; then the moment counts as now.
 */
function livedAt(moment: Instant, nowMs: number): number {
  const at = sameClockTimeHere(moment);
  return moment.utcMs <= nowMs ? Math.min(at, nowMs) : at;
}

/** Returns an assumed time, in epoch milliseconds, for an event of which only the day is known: noon, but never in the future. */
function momentOn(day: IsoDay, nowMs: number): number {
  const noon = localEpochMs(day, middayMinutes);
  return day === localDayAt(nowMs) ? Math.min(noon, nowMs) : noon;
}

/** Converts a reported test, of which only the scores are known. */
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

/** The cap on a day of word reviews, in case one was left open; most take only a few minutes. */
const mostWordMinutes = 120;

/** Converts a day of word reviews, of which only the amount and the day are known; returns null for a day without any. */
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
