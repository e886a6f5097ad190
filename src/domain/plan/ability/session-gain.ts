/** Estimates the gain of a practice session, to choose the next step after a test and on the practice hub. */
import { lostQuartersByVerdict } from '@/domain/exam/scoring/scoring';
import { hasScoreTables, type TestLevel } from '@/domain/exam/level/test-level';
import { scaledPointsPerRaw } from '@/domain/exam/report/scaled-score';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { drillMinutes } from '@/domain/plan/drills/drill-length';
import { defaultDrill } from '@/domain/plan/drills/drill-request';
import type { PracticeTopic } from '@/domain/plan/topics/topics';

/** All sessions have the same length, so that their gains are comparable. */
export const questionsPerSession = defaultDrill.questions;

/**
 * The share of the missing points in a topic that a session of ten questions with explanations recovers; the authors' judgment. A
 * math rule or an analogy relation is learned quickly, but a synonym question teaches one word out of thousands.
 */
export const sessionRecoveryShare: Readonly<Record<ScoredSection | 'synonyms', number>> = {
  synonyms: 0.02,
  verbal: 0.3,
  quantitative: 0.3,
  reading: 0.08,
};

/** Raw points gained by turning a wrong answer into a right one: its point, plus the quarter point that was deducted. */
const rawForRight = lostQuartersByVerdict.wrong / 4;

/** Scaled points per raw point near a raw score; 1 for levels without score tables. */
export function scaledPointsPerRawPoint(level: TestLevel, section: ScoredSection, raw: number): number {
  return hasScoreTables(level) ? scaledPointsPerRaw(level, section, raw) : 1;
}

export interface PracticeSession {
  readonly level: TestLevel;
  readonly section: ScoredSection;
  /** The topics that share the session's questions. */
  readonly topics: readonly PracticeTopic[];
  /** The share of the topics' points that the student misses, from 0 to 1, including deductions for wrong answers. */
  readonly missing: number;
  /** The current raw score of the full section. */
  readonly raw: number;
  /** Sessions in the last week, possibly fractional. Few answers reflect their effect yet, so they reduce the expected gain. */
  readonly sessionsLately?: number;
}

/** Estimates how many points a session adds to the next test, and how many minutes it takes. Recent practice reduces the gain. */
export function expectedSessionGain({
  level,
  section,
  topics,
  missing,
  raw,
  sessionsLately = 0,
}: PracticeSession): {
  readonly points: number;
  readonly minutes: number;
} {
  const learned = topics.map(({ id, onTest }) => {
    const share = sessionRecoveryShare[id === 'synonyms' ? id : section];
    return onTest * share * (1 - share) ** (sessionsLately / topics.length);
  });
  const perTopic = learned.reduce((sum, questions) => sum + questions, 0) / Math.max(1, topics.length);
  return {
    points: missing * perTopic * rawForRight * scaledPointsPerRawPoint(level, section, raw),
    minutes: drillMinutes(section, questionsPerSession),
  };
}
