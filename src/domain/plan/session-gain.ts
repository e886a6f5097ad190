/** What a session of practice promises, wherever the next step is named: after a test, and in the hub of practice. */
import { quartersByVerdict } from '@/domain/exam/scoring';
import { hasScoreTables, type TestLevel } from '@/domain/exam/level/test-level';
import { scaledPointsPerRaw } from '@/domain/exam/report/scaled-score';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { drillMinutes } from './drill-length';
import { defaultDrill } from './drill-request';
import type { PracticeTopic } from './topics';

/** All sessions are of one length, so that what they promise can be compared. */
export const sessionQuestions = defaultDrill.questions;

/**
 * The share of what is missing in a topic that a session of ten questions with their reasons brings back, by the authors' judgment:
 * one rule of math or one relation is soon learned, a synonym teaches one word of thousands.
 */
export const learnedInASession: Readonly<Record<ScoredSection | 'synonyms', number>> = {
  synonyms: 0.02,
  verbal: 0.3,
  quantitative: 0.3,
  reading: 0.08,
};

/** A question that is right and was wrong gains its point and the quarter that it cost. */
const rawForRight = (quartersByVerdict.right - quartersByVerdict.wrong) / 4;

/** Scaled points that one raw point is worth around a raw score; itself on a level whose scaled scores nobody can tell. */
export function pointsPerRaw(level: TestLevel, section: ScoredSection, raw: number): number {
  return hasScoreTables(level) ? scaledPointsPerRaw(level, section, raw) : 1;
}

export interface PracticeSession {
  readonly level: TestLevel;
  readonly section: ScoredSection;
  /** The topics that share its questions. */
  readonly topics: readonly PracticeTopic[];
  /** The part of their points that the student misses, from 0 to 1, the cost of wrong answers included. */
  readonly missing: number;
  /** Where the student stands: the raw score of the whole section. */
  readonly raw: number;
  /** Sessions of the last week, whose gain few answers have shown yet; parts of one count too. */
  readonly sessionsLately?: number;
}

/** Points that the next test may gain from a session, as an estimate, and the minutes that it takes. What was practiced lately gains less. */
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
    const share = learnedInASession[id === 'synonyms' ? id : section];
    return onTest * share * (1 - share) ** (sessionsLately / topics.length);
  });
  const perTopic = learned.reduce((sum, questions) => sum + questions, 0) / Math.max(1, topics.length);
  return {
    points: missing * perTopic * rawForRight * pointsPerRaw(level, section, raw),
    minutes: drillMinutes(section, sessionQuestions),
  };
}
