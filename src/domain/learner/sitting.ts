/** Converts finished attempts, reported scores, and days of word reviews to the tests and sessions of a learner's record. */
import { drillSubjectFromId } from '@/domain/plan/drills/parse-drill';
import type { SessionKind, LearnerSession } from './learner-session';
import { testKind, testScope } from '@/domain/exam/catalog/test-kind';
import type { Instant } from '@/domain/exam/attempts/clock';
import type { ComparableTest } from '@/domain/exam/report/comparable-test';
import { estimateSections, type TakenSection, type TakenTest } from '@/domain/exam/report/estimate';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import { type AnsweredAttempt, listAnswers } from '@/domain/plan/ability/answered-attempt';
import {
  minutesOfWords,
  partStudyMs,
  sittingStudyMs,
  type StudiedPart,
  wholeStudyMinutes,
} from '@/domain/plan/study-minutes';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import type { WordDay } from '@/domain/plan/words/word-day';
import { apportion, groupBy } from '@/lib/lists';
import type { IsoDay } from '@/lib/dates/calendar';
import { localDayAt, localEpochMs, localOffsetMinutes, sameClockTimeHere } from '@/lib/dates/localTime';
import { itemIdFromRef } from '@/domain/exam/items/item';
import { type LearnerTest, type MinutesBySection, sectionBandOf, totalBandOf } from './learner-test';
import type { ReportedTest } from './setup';
import { type CountedSection, countSectionAnswers } from './test-answers';
import { testConditions } from './test-conditions';
import { countAnswersByTopic, countAnswers, sectionOfTopic, type TopicCount } from './topic-count';

type SittingPart =
  | (TakenSection & CountedSection & Extract<StudiedPart, { readonly kind: 'section' }>)
  | Extract<StudiedPart, { readonly kind: 'essay' }>;

export interface Sitting extends TakenTest {
  readonly id: string;
  readonly planId: string;
  readonly startedAt: Instant;
  /** Null if unknown; such an attempt can't be assigned to a day. */
  readonly finishedAt: Instant | null;
  readonly parts: readonly SittingPart[];
}

const middayMinutes = 12 * 60;

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
          const verdict = answer.verdict;
          if (facts === undefined || verdict === 'blank') return [];
          const tally = { answered: 1, right: verdict === 'right' ? 1 : 0 };
          return [{ topics: [{ topic: facts.topic, ...tally, ...(!isNew && { repeats: tally }) }] }];
        }),
      ),
    ]),
  );
}

/**
 * Returns the sitting's whole study minutes; 0 if nothing was answered or written. Answers without a topic count too: those of another
 * level than the learner's have none here, and their time was study time all the same.
 */
function minutesOfSitting({ parts }: Pick<Sitting, 'parts'>, topics: readonly TopicCount[]): number {
  const given = parts.flatMap((part) =>
    part.kind === 'section' ? part.answers.filter(({ letter }) => letter !== null) : [],
  );
  return wholeStudyMinutes(sittingStudyMs(parts, countAnswers([{ topics }]).answered + given.length));
}

/** Returns the sections of a sitting's parts with questions; all three for a part that mixes them. */
function sectionsOfParts({ parts }: Pick<Sitting, 'parts'>): readonly ScoredSection[] {
  const asked = parts.flatMap((part) => {
    if (part.kind !== 'section') return [];
    return part.section === 'mixed' ? scoredSections : [part.section];
  });
  return [...new Set(asked)];
}

/**
 * Splits a sitting's minutes into whole minutes per section, which add up to them. The time of a mixed part is split evenly among
 * the three scored sections.
 */
function minutesBySection(parts: readonly SittingPart[], minutes: number): MinutesBySection {
  const ms = { verbal: 0, quantitative: 0, reading: 0, writing: 0 };
  for (const part of parts) {
    const counted = partStudyMs(part);
    if (part.kind === 'essay') ms.writing += counted;
    else if (part.section === 'mixed')
      for (const section of scoredSections) ms[section] += counted / scoredSections.length;
    else ms[part.section] += counted;
  }
  const [verbal = 0, quantitative = 0, reading = 0, writing = 0] = apportion(
    ['verbal', 'quantitative', 'reading', 'writing'] as const,
    minutes,
    (section) => ms[section],
  );
  return { verbal, quantitative, reading, writing };
}

/** Converts an attempt to a test; null for practice, if its date is unknown, and if nothing was answered or written. */
export function testFromSitting(
  sitting: Sitting,
  { topics, traps }: Pick<LearnerTest, 'topics' | 'traps'>,
  nowMs: number,
): LearnerTest | null {
  const { id, planId, level, startedAt, finishedAt, parts } = sitting;
  const scope = testScope(planId);
  const minutes = minutesOfSitting(sitting, topics);
  if (scope === null || finishedAt === null || minutes === 0) return null;
  const sections = estimateSections(sitting);
  const at = livedAt(startedAt, nowMs);
  return {
    id,
    at,
    end: Math.max(at, livedAt(finishedAt, nowMs)),
    level,
    scope,
    minutes: minutesBySection(parts, minutes),
    scores: Object.fromEntries(
      scoredSections.flatMap((section) => {
        const score = sections[section];
        return score.state === 'estimated' ? [[section, score]] : [];
      }),
    ),
    topics,
    answers: countSectionAnswers(parts),
    traps,
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
  const { id, planId, startedAt, finishedAt } = sitting;
  const minutes = minutesOfSitting(sitting, topics);
  if (testScope(planId) !== null || finishedAt === null || minutes === 0) return null;
  const kind = kindOf(planId);
  const sections =
    topics.length === 0
      ? sectionsOfParts(sitting)
      : [...new Set(topics.map(({ topic }) => sectionOfTopic(topic)))];
  const [only, ...others] = sections;
  return {
    id,
    at: livedAt(startedAt, nowMs),
    minutes,
    section: kind === 'essay' ? 'writing' : others.length > 0 ? null : (only ?? 'verbal'),
    kind,
    topics,
  };
}

function kindOf(planId: string): Exclude<SessionKind, 'words'> {
  if (testKind(planId).kind === 'essay') return 'essay';
  return drillSubjectFromId(planId)?.kind === 'mistakes' ? 'mistakes' : 'drill';
}

/**
 * Returns a moment by the learner's own clock, as the instant at which the clock here shows the same. After a flight to the west,
 * that may still be ahead; then the moment counts as now.
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
  { source, on, level, scores, totalPercentile }: ReportedTest,
  nowMs: number,
): LearnerTest {
  const at = momentOn(on, nowMs);
  const reported = (section: ScoredSection) => ({ state: 'reported', source, ...scores[section] }) as const;
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
    answers: {},
    traps: [],
    totalPercentile,
    conditions: null,
  };
}

/** Converts a reported test to what comparisons with the tests taken here need. */
export function comparableFromReport(id: string, report: ReportedTest, nowMs: number): ComparableTest {
  const test = testFromReport(id, report, nowMs);
  const { end, level, scope } = test;
  return {
    id,
    scope,
    finishedAt: { utcMs: end, offsetMinutes: localOffsetMinutes(end) },
    bands: {
      level,
      sections: {
        verbal: sectionBandOf(test, 'verbal'),
        quantitative: sectionBandOf(test, 'quantitative'),
        reading: sectionBandOf(test, 'reading'),
      },
      total: totalBandOf(test),
    },
  };
}

/** Converts a day of word reviews, of which only the amount and the day are known; returns null for a day without any. */
export function wordReviewSession(wordDay: WordDay, nowMs: number): LearnerSession | null {
  const { id: day } = wordDay;
  const minutes = minutesOfWords(wordDay);
  if (minutes === 0) return null;
  return {
    id: `words-${day}`,
    at: momentOn(day, nowMs),
    minutes,
    section: 'verbal',
    kind: 'words',
    topics: [],
  };
}
