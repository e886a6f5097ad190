/** Converts between questions and minutes of a drill. */
import type { ScoredSection } from '@/domain/exam/test/scored-sections';

/** The test's pace in seconds: 60 questions in 30 minutes, 25 in 30, and 40 in 40. */
export const secondsPerQuestion: Readonly<Record<ScoredSection, number>> = {
  verbal: 30,
  quantitative: 72,
  reading: 60,
};

/** Reading an explanation takes about as long as a verbal question. */
const secondsPerReason = 30;

/** The number of questions, with explanations, that fit into the minutes; at least 1. */
export function questionsThatFit(section: ScoredSection, minutes: number): number {
  return Math.max(1, Math.floor((minutes * 60) / (secondsPerQuestion[section] + secondsPerReason)));
}

/** Whole minutes for a number of questions with explanations. */
export function drillMinutes(section: ScoredSection, questions: number): number {
  return Math.max(1, Math.round((questions * (secondsPerQuestion[section] + secondsPerReason)) / 60));
}
